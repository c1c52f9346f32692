import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { findToolNames, readTools, type SourceFile } from './find-tool-names.ts';

/** The tables of tools, and their rows. */
const TABLES =
  /^(?:packages\/contracts\/src\/(?:tools\/.*|tools\.ts|index\.ts)|apps\/server\/src\/tools\/implementations\.ts)$/;

/** Tests, and files that only tests use. */
const TESTS = /(?:\.test\.tsx?|\/test-[^/]+\.tsx?)$/;

/** Files that may name one tool, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/server/src/cli/ad-studio.ts': 'The command line makes ads from links, step by step.',
  'apps/server/src/modules/examples/examples.service.ts': 'The examples are ads of products that were drawn.',
};

const read = (file: string): SourceFile => ({
  path: file.split(path.sep).join('/'),
  text: readFileSync(path.join(ROOT, file), 'utf8'),
});

const all = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).map(read);
const tools = readTools(all.filter((file) => file.path.startsWith('packages/contracts/src/tools/')));
if (tools.length === 0) throw new Error('No row of a tool was found');

const found = findToolNames(
  all.filter((file) => !TABLES.test(file.path) && !TESTS.test(file.path)),
  tools,
);
const problems = found.filter((each) => !Object.hasOwn(ALLOWED, each.path));
for (const { path: file, line, word } of problems) console.log(`${file}:${line}: ${word}`);
const idle = Object.keys(ALLOWED).filter((file) => !found.some((each) => each.path === file));
for (const file of idle) console.log(`${file}: names no tool, and needs no permission`);
console.log(`${tools.length} tools, ${problems.length} names of them outside their folders`);
process.exitCode = problems.length + idle.length > 0 ? 1 : 0;
