import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev -w apps/web` finds the server. */
const DEVELOPMENT_SERVER = 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  // Modules, so that a worker too loads only what it needs.
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    sourcemap: true,
    rolldownOptions: {
      output: {
        // What every first screen needs comes as one file: many small ones compress worse, and each is a request.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  server: { proxy: { '/api': DEVELOPMENT_SERVER, '/files': DEVELOPMENT_SERVER } },
});
