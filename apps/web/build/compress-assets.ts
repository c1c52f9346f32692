import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|json|svg|wasm)$/;
/** Below, a header more costs what is saved. */
const SMALLEST_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` beside every built text, so that the server sends them without working on them. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir, name);
          const content = await readFile(file);
          if (content.length < SMALLEST_BYTES) return;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await Promise.all([
            compressBrotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
            compressGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
              writeFile(`${file}.gz`, bytes),
            ),
          ]);
        }),
      );
    },
  };
}
