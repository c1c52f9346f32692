import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev -w apps/web` finds the server. */
const DEVELOPMENT_SERVER = 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2024', sourcemap: true },
  server: { proxy: { '/api': DEVELOPMENT_SERVER, '/files': DEVELOPMENT_SERVER } },
});
