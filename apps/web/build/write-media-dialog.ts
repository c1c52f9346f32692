import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressAssets } from './compress-assets.ts';

const ENTRY = fileURLToPath(new URL('../src/nouns/media-selection/element/select-media-dialog.tsx', import.meta.url));
const STYLES = 'MEDIA_DIALOG_CSS';
/** Other pages name this file, so its name has no hash. */
const MEDIA_DIALOG_FILE = 'elements/select-media-dialog.js';

/** Puts the styles into the script: a shadow root needs them, and a page loads one file. */
function foldStyles(): Plugin {
  return {
    name: 'fold-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const css = outputs.flatMap((output) =>
          output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
        );
        const script = outputs.find((output) => output.type === 'chunk');
        if (css.length === 0 || !script?.code.includes(STYLES)) return this.error('the element has no styles');
        script.code = script.code.replaceAll(STYLES, () => JSON.stringify(css.join('\n')));
        for (const { fileName } of outputs) if (fileName.endsWith('.css')) delete bundle[fileName];
      },
    },
  };
}

/** Writes the custom element `<select-media-dialog>` with all it needs into one module, for pages outside the app. */
export function writeMediaDialog(): Plugin {
  return {
    name: 'write-media-dialog',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react(), foldStyles(), compressAssets()],
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          target: 'es2024',
          // `light-dark()` stays as it is: what replaces it needs styles on the page around.
          cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
          outDir: dir,
          emptyOutDir: false,
          lib: { entry: ENTRY, formats: ['es'], fileName: () => MEDIA_DIALOG_FILE },
          rolldownOptions: { output: { minify: true } },
        },
      });
    },
  };
}
