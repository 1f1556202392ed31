// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

interface ICoin {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

interface IPair {
    function token0() external view returns (address);
    function mint(address to) external returns (uint256);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
    function getReserves() external view returns (uint112, uint112, uint32);
}

interface IAmount {
    function getAmountOut(uint256 amountIn, address tokenIn) external view returns (uint256);
}

interface IRange {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function mint(address to, int24 lower, int24 upper, uint128 amount, bytes calldata data) external returns (uint256, uint256);
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data) external returns (int256, int256);
}

/// @notice Trades in pools without a router, and supplies liquidity, with the caller's tokens.
contract Dealer {
    uint160 private constant LOWEST = 4295128740;
    uint160 private constant HIGHEST = 1461446703485210103287273052203988822378723970341;

    /// @notice Sends both tokens to a pair or an Aerodrome pool and mints liquidity.
    function supply(address pair, address tokenA, uint256 amountA, address tokenB, uint256 amountB) external {
        ICoin(tokenA).transferFrom(msg.sender, pair, amountA);
        ICoin(tokenB).transferFrom(msg.sender, pair, amountB);
        IPair(pair).mint(msg.sender);
    }

    /// @notice Mints a position of a v3 or Slipstream pool.
    function supplyRange(address pool, int24 lower, int24 upper, uint128 liquidity) external {
        IRange(pool).mint(msg.sender, lower, upper, liquidity, abi.encode(msg.sender));
    }

    /// @notice Sells tokens to a v2 pair.
    function sellPair(address pair, address token, uint256 amount) external {
        uint256 before = ICoin(token).balanceOf(pair);
        ICoin(token).transferFrom(msg.sender, pair, amount);
        uint256 received = ICoin(token).balanceOf(pair) - before; // less than amount where a transfer costs a fee
        (uint112 reserve0, uint112 reserve1,) = IPair(pair).getReserves();
        bool first = IPair(pair).token0() == token;
        (uint256 reserveIn, uint256 reserveOut) = first ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 out = (received * 997 * reserveOut) / (reserveIn * 1000 + received * 997);
        IPair(pair).swap(first ? 0 : out, first ? out : 0, msg.sender, "");
    }

    /// @notice Sells tokens to an Aerodrome pool.
    function sellSolidly(address pool, address token, uint256 amount) external {
        uint256 out = IAmount(pool).getAmountOut(amount, token);
        ICoin(token).transferFrom(msg.sender, pool, amount);
        bool first = IPair(pool).token0() == token;
        IPair(pool).swap(first ? 0 : out, first ? out : 0, msg.sender, "");
    }

    /// @notice Sells tokens to a v3 or Slipstream pool; a negative amount buys that much of the other token.
    function sellRange(address pool, address token, int256 amount) public {
        bool first = IRange(pool).token0() == token;
        IRange(pool).swap(msg.sender, first, amount, first ? LOWEST : HIGHEST, abi.encode(msg.sender));
    }

    /// @notice Sells to one pool and then to another, in one transaction.
    function sellTwice(address poolA, address tokenA, int256 amountA, address poolB, address tokenB, int256 amountB) external {
        sellRange(poolA, tokenA, amountA);
        sellRange(poolB, tokenB, amountB);
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        address payer = abi.decode(data, (address));
        if (amount0 > 0) pay(IRange(msg.sender).token0(), payer, uint256(amount0));
        if (amount1 > 0) pay(IRange(msg.sender).token1(), payer, uint256(amount1));
    }

    function uniswapV3MintCallback(uint256 amount0, uint256 amount1, bytes calldata data) external {
        address payer = abi.decode(data, (address));
        pay(IRange(msg.sender).token0(), payer, amount0);
        pay(IRange(msg.sender).token1(), payer, amount1);
    }

    function pay(address token, address payer, uint256 amount) private {
        if (amount > 0) ICoin(token).transferFrom(payer, msg.sender, amount);
    }
}

/// @notice What an Aerodrome factory and its pools ask of the voter: no gauges, no fee modules.
contract Voter {
    address public immutable factoryRegistry = address(this);

    function getPool(address, address, int24) external pure returns (address) {
        return address(0);
    }

    function gauges(address) external pure returns (address) {
        return address(0);
    }

    function isAlive(address) external pure returns (bool) {
        return false;
    }
}
