import type { Plugin } from 'vite';

const WORD_TABLE = /\/packages\/[^/]+\/src\/words\/[\w-]+\.json$/;

/** Leaves the examples of word tables out of the bundle: only tests read them. */
export function dropExamples(): Plugin {
  return {
    name: 'drop-examples',
    enforce: 'pre',
    transform: {
      filter: { id: WORD_TABLE },
      handler(code) {
        const table: unknown = JSON.parse(code);
        if (!Array.isArray(table)) return undefined;
        const rows = table.map((row: object) => ({ ...row, example: undefined, counterExample: undefined }));
        return { code: JSON.stringify(rows), map: null };
      },
    },
  };
}
