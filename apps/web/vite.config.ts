import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileWhileLoading } from './build/compile-while-loading.ts';
import { compressAssets } from './build/compress-assets.ts';
import { dropExamples } from './build/drop-examples.ts';
import { writeFirstPaint } from './build/first-paint.ts';
import { MANIFEST_FILES, writeManifests } from './build/write-manifests.ts';
import { writeMediaDialog } from './build/write-media-dialog.ts';
import { writeServiceWorker } from './build/write-service-worker.ts';

/** Where `npm run dev -w apps/web` finds the server. */
const DEVELOPMENT_SERVER = 'http://localhost:8080';

/** What begins the app stays a file of its own, so that the manifest tells where it begins. */
const ENTRY = /\/apps\/web\/(?:index\.html|src\/main\.tsx)$/;

const MENUS =
  /\/@floating-ui\/|\/@mantine\/core\/esm\/components\/(?:ActionIcon|Menu|Overlay|Popover|Portal|SegmentedControl|Tooltip)\//;

const FRAME = /\/app\/shell\/(?:header-controls|task-tray\/task-watch)\.tsx$|\/@mantine\/notifications\//;

/** What home runs while it starts. */
const AT_THE_START = ['first', 'frame', 'menus', 'icons', 'below', 'first-tour'];

export default defineConfig({
  plugins: [
    react(),
    writeFirstPaint(),
    writeManifests(),
    compileWhileLoading(AT_THE_START),
    compressAssets(),
    writeMediaDialog(),
    writeServiceWorker({ chunkNames: AT_THE_START, otherFiles: ['icon.svg', ...MANIFEST_FILES] }),
  ],
  // Modules, so that a worker too loads only what it needs.
  worker: { format: 'es', plugins: () => [dropExamples()] },
  build: {
    target: 'es2024',
    // `light-dark()` stays as it is: its replacement knows no color scheme that a library sets, and left dialogs without colours.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    sourcemap: true,
    // Samples of tools would be a part of the first screen's script, as text.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Many small files compress worse than few, and each is a request.
        codeSplitting: {
          groups: [
            // What every first screen needs.
            { name: 'first', tags: ['$initial'], test: (id) => !ENTRY.test(id), priority: 2 },
            // What the bar above every screen brings a moment later.
            { name: 'menus', test: MENUS, priority: 1 },
            { name: 'icons', test: /\/lucide-react\//, priority: 1 },
            // What every screen has around it, and what home has under its box: one file each instead of forty.
            { name: 'frame', test: FRAME },
            { name: 'below', test: /\/screens\/home\/below\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': DEVELOPMENT_SERVER, '/files': DEVELOPMENT_SERVER } },
});
