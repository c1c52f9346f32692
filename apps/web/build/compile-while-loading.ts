import type { Plugin } from 'vite';

/** V8 heeds it only before everything else in a file, https://v8.dev/blog/explicit-compile-hints; others take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

function moveDownALine(source: string | Uint8Array): string {
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  const map = JSON.parse(text) as { mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}

/**
 * Tells the browser to compile all functions of these files off the main thread while they come, instead of each at its
 * first call.
 */
export function compileWhileLoading(chunkNames: readonly string[]): Plugin {
  return {
    name: 'compile-while-loading',
    apply: 'build',
    // Vite sets a line of its own before the code.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of chunkNames) {
          if (!chunks.some((chunk) => chunk.name === name)) this.error(`no file is called ${name}`);
        }
        for (const chunk of chunks.filter(({ name }) => chunkNames.includes(name))) {
          chunk.code = HINT + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = moveDownALine(map.source);
        }
      },
    },
  };
}
