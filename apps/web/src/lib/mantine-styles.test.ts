import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB_SOURCES = path.resolve(import.meta.dirname, '..');
const LIBRARY = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@mantine/core'))));
const GLOBAL_STYLES = ['baseline', 'default-css-variables', 'global'];

const read = (...parts: string[]): string => readFileSync(path.join(...parts), 'utf8');
const listed = [
  ...read(import.meta.dirname, 'mantine-styles.ts').matchAll(/@mantine\/core\/styles\/([\w-]+)\.layer\.css/g),
].map(([, name]) => name ?? '');

/** Maps each export of the library to its module: "./components/Button/Button.mjs". */
const moduleOf = new Map(
  [...read(LIBRARY, 'esm/index.mjs').matchAll(/import \{ (\w+) \} from "(\.[^"]+)"/g)].map(([, name, file]) => [
    name,
    file,
  ]),
);

/** Returns the names of everything that the app imports from the library. */
function listImports(): Set<string> {
  const sources = globSync('**/*.{ts,tsx}', { cwd: WEB_SOURCES }).map((file) => read(WEB_SOURCES, file));
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/import (?!type)\{([^}]*)\} from '@mantine\/(?:core|notifications)'/g),
  ]);
  return new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? '')));
}

/** Collects the stylesheets of a module and of every module that it imports within the library. */
function collectStylesheets(file: string, seen: Set<string>, stylesheets: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, imported = ''] of read(file).matchAll(/from "(\.[^"]+\.mjs)"/g)) {
    const name = /([\w-]+)\.module\.mjs$/.exec(imported)?.[1];
    if (name === undefined) collectStylesheets(path.resolve(path.dirname(file), imported), seen, stylesheets);
    else stylesheets.add(name);
  }
}

function listNeeded(): string[] {
  const stylesheets = new Set<string>();
  const seen = new Set<string>();
  for (const name of listImports()) {
    const file = moduleOf.get(name);
    if (file !== undefined) collectStylesheets(path.join(LIBRARY, 'esm', file), seen, stylesheets);
  }
  return [...stylesheets].filter((name) => existsSync(path.join(LIBRARY, 'styles', `${name}.css`)));
}

test('lists the stylesheet of every component that the app uses, and no other', () => {
  // Notifications have their own stylesheet and also use this one.
  const needed = new Set([...GLOBAL_STYLES, 'Notification', ...listNeeded()]);
  expect(listed.toSorted()).toEqual([...needed].toSorted());
});

test("keeps the library's order, in which later rules override earlier ones", () => {
  const whole = read(LIBRARY, 'styles.css');
  const places = listed.map((name) => ({ name, at: whole.indexOf(read(LIBRARY, 'styles', `${name}.css`).trim()) }));
  expect(places.filter(({ at }) => at === -1)).toEqual([]);
  expect(listed).toEqual(places.toSorted((one, other) => one.at - other.at).map(({ name }) => name));
});
