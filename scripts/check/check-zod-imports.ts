import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../setup/paths.mjs';

// `import { z } from 'zod'` costs the browser 91 KiB gzip, `import * as z from 'zod'` 26: bundlers can't drop parts of
// the named object. The linter's own rule can't tell the two apart.
const NAMED_IMPORT = /import\s*(type\s*)?\{[^}]*\bz\b[^}]*\}\s*from\s*'zod'/;

const files = globSync('{apps/*/src,apps/server/dev,packages/*/src}/**/*.{ts,tsx}', { cwd: ROOT });
const found = files.filter((file) => NAMED_IMPORT.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
for (const file of found) console.log(`${file}: write import * as z from 'zod'`);
process.exitCode = found.length > 0 ? 1 : 0;
