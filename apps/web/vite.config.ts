import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';

/** Where `npm run dev -w apps/web` finds the server. */
const DEVELOPMENT_SERVER = 'http://localhost:8080';

/** What begins the app stays a file of its own, so that the manifest tells where it begins. */
const ENTRY = /\/apps\/web\/(?:index\.html|src\/main\.tsx)$/;

export default defineConfig({
  plugins: [react(), compressAssets()],
  // Modules, so that a worker too loads only what it needs.
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // What every first screen needs comes as one file: many small ones compress worse, and each is a request.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: (id) => !ENTRY.test(id) }] },
      },
    },
  },
  server: { proxy: { '/api': DEVELOPMENT_SERVER, '/files': DEVELOPMENT_SERVER } },
});
