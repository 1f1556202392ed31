import { defineConfig } from 'tsdown';

export default defineConfig({
  // webhook is a file of its own, so that bundlers drop it from pages, which verify none.
  entry: ['src/index.ts', 'src/react.ts', 'src/webhook.ts'],
  format: ['esm', 'cjs'],
  platform: 'browser',
  target: 'es2022',
  dts: true,
});
