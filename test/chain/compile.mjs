// Writes node_modules/contracts.json: bytecode and ABI of each contract that the tests deploy. Uniswap's
// packages have theirs; Aerodrome's pools and the contracts beside this file are compiled here.
//
//   node compile.mjs        (through scripts/with-contracts.sh)
import { readFileSync, writeFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

const here = import.meta.dirname;
const require = createRequire(import.meta.url);
const modules = join(here, "node_modules");
const contracts = {};

// add keeps a contract under its name, whatever form its package has it in.
function add(name, { abi, bytecode }) {
  const hex = typeof bytecode === "string" ? bytecode : bytecode.object;
  contracts[name] = { abi, bytecode: hex.startsWith("0x") ? hex : "0x" + hex };
}

const built = {
  "@uniswap/v2-core/build": ["UniswapV2Factory", "UniswapV2Pair"],
  "@uniswap/v2-periphery/build": ["UniswapV2Router02", "WETH9"],
  "@uniswap/v3-core/artifacts/contracts": ["UniswapV3Factory", "UniswapV3Pool"],
  "@uniswap/v3-periphery/artifacts/contracts": ["SwapRouter"],
  "@uniswap/v4-core/out": ["PoolManager", "PoolSwapTest", "PoolModifyLiquidityTest"],
};
for (const [dir, names] of Object.entries(built)) {
  for (const name of names) {
    const file = dir.endsWith("build") ? `${name}.json` : `${name}.sol/${name}.json`;
    add(name, JSON.parse(readFileSync(join(modules, dir, file), "utf8")));
  }
}

// compile adds the named contracts of the given files, with what they import.
function compile(solc, files, names, settings) {
  const sources = {};
  for (const file of files) sources[relative(modules, file)] = { content: readFileSync(file, "utf8") };
  const input = {
    language: "Solidity",
    sources,
    settings: { ...settings, outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } } },
  };
  const find = (path) => ({ contents: readFileSync(join(modules, path), "utf8") });
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: find }));
  const errors = (output.errors ?? []).filter((e) => e.severity === "error");
  if (errors.length > 0) throw new Error(errors.map((e) => e.formattedMessage).join("\n"));
  for (const inFile of Object.values(output.contracts)) {
    for (const [name, { abi, evm }] of Object.entries(inFile)) {
      if (names.includes(name)) add(name, { abi, bytecode: evm.bytecode });
    }
  }
}

const own = join(here, "contracts");
compile(
  require("solc"),
  readdirSync(own).map((f) => join(own, f)),
  ["Token", "OldToken", "BareToken", "RudeToken", "Impostor", "Mute", "Dealer", "Voter"],
  { optimizer: { enabled: true, runs: 200 }, evmVersion: "cancun" },
);
const aerodrome = join(modules, "sphere-mezo-solidity-files/domains/aerodrome/contracts");
compile(
  require("solc"),
  [join(aerodrome, "Pool.sol"), join(aerodrome, "factories/PoolFactory.sol")],
  ["Pool", "PoolFactory"],
  { optimizer: { enabled: true, runs: 200 }, evmVersion: "cancun" },
);
const slipstream = join(modules, "sphere-mezo-solidity-files/domains/aerodrome-slipstream/contracts/core");
compile(
  require("solc-0.7"),
  [join(slipstream, "CLPool.sol"), join(slipstream, "CLFactory.sol")],
  ["CLPool", "CLFactory"],
  { optimizer: { enabled: true, runs: 200 }, evmVersion: "istanbul" },
);
writeFileSync(join(modules, "contracts.json"), JSON.stringify(contracts));
