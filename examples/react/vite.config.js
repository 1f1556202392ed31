import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The client is linked from this repository, and must find the same React as the page.
export default defineConfig({ plugins: [react()], resolve: { dedupe: ['react'] } });
