// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// @notice Emits the swaps of every kind of pool without being one. It answers the questions that a pool
/// answers, and names a real factory as its own, which does not know it.
contract Impostor {
    address public token0;
    address public token1;
    address public factory;
    uint24 public constant fee = 3000;
    int24 public constant tickSpacing = 60;
    bool public constant stable = false;

    event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to);
    event Swap(address indexed sender, address indexed to, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out);
    event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick);
    event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee);
    event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick);

    constructor(address tokenA, address tokenB, address factory_) {
        (token0, token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        factory = factory_;
    }

    /// @notice Pretends that amount0 of token0 was sold for amount1 of token1 in pools of every kind, and that
    /// the pool manager initialised pool id with the same tokens.
    function pretend(bytes32 id, uint128 amount0, uint128 amount1) external {
        emit Swap(msg.sender, amount0, 0, 0, amount1, msg.sender);
        emit Swap(msg.sender, msg.sender, amount0, 0, 0, amount1);
        emit Swap(msg.sender, msg.sender, int256(uint256(amount0)), -int256(uint256(amount1)), 1 << 96, 1, 0);
        emit Initialize(id, token0, token1, fee, tickSpacing, address(0), 1 << 96, 0);
        emit Swap(id, msg.sender, -int128(amount0), int128(amount1), 1 << 96, 1, 0, fee);
    }

    /// @notice Emits a swap of no amounts, and swaps whose numbers are as large as they can be.
    function shout() external {
        emit Swap(msg.sender, 0, 0, 0, 0, msg.sender);
        emit Swap(msg.sender, type(uint256).max, type(uint256).max, type(uint256).max, type(uint256).max, msg.sender);
        emit Swap(msg.sender, msg.sender, type(int256).min, type(int256).max, type(uint160).max, type(uint128).max, type(int24).min);
    }
}

/// @notice Emits a swap and answers nothing that a pool answers.
contract Mute {
    event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to);

    function pretend() external {
        emit Swap(msg.sender, 1e18, 0, 0, 1e18, msg.sender);
    }
}
