// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// @notice The part of ERC-20 that pools and routers use. Anyone may mint, and nobody needs an
/// allowance, so that a test's wallets only swap.
abstract contract Coin {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function allowance(address, address) external pure returns (uint256) {
        return type(uint256).max;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// @notice A token of any number of decimals that may burn a fee of each transfer.
contract Token is Coin {
    string public symbol;
    uint8 public decimals;
    uint256 public feeBps;

    constructor(string memory symbol_, uint8 decimals_, uint256 feeBps_) {
        symbol = symbol_;
        decimals = decimals_;
        feeBps = feeBps_;
    }

    function move(address from, address to, uint256 value) internal override {
        uint256 fee = (value * feeBps) / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        totalSupply -= fee;
        emit Transfer(from, to, value - fee);
    }
}

/// @notice A token of the time before symbols were strings.
contract OldToken is Coin {
    bytes32 public symbol;
    uint8 public constant decimals = 18;

    constructor(bytes32 symbol_) {
        symbol = symbol_;
    }
}

/// @notice A token that tells neither its decimals nor its symbol.
contract BareToken is Coin {}

/// @notice A token whose symbol is long, with quotes, zero bytes and what is no UTF-8.
contract RudeToken is Coin {
    uint8 public constant decimals = 18;

    function symbol() external pure returns (string memory) {
        bytes memory text = new bytes(2000);
        for (uint256 i; i < text.length; i++) text[i] = bytes1(uint8(i));
        return string(text);
    }
}
