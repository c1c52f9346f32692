import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createCommands } from './program.ts';

const ENTRY = path.join(import.meta.dirname, '../entry/reelwright.ts');
/** Prints every npm package of which a module is loaded. */
const PRINT_PACKAGES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const seen = new Set();
  registerHooks({
    load(url, context, nextLoad) {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1];
      if (name) seen.add(name);
      return nextLoad(url, context);
    },
  });
  process.on('exit', () => process.stderr.write(JSON.stringify([...seen].sort())));
`)}`;

/** Runs the program as a user does. */
function runReelwright(words: readonly string[], flags: readonly string[] = []) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [...flags, ENTRY, ...words], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

const COMMANDS = createCommands({ signal: new AbortController().signal, env: {} });

it('names every command in its help, without loading their engines', async () => {
  const { code, stdout, stderr } = await runReelwright(['--help'], ['--import', PRINT_PACKAGES]);
  expect(code).toBe(0);
  const help = stdout.replaceAll(/\s+/g, ' ');
  for (const command of COMMANDS) {
    expect(help).toContain(` ${command.name()} `);
    expect(help).toContain(command.summary());
  }
  expect(JSON.parse(stderr)).toEqual(['@commander-js/extra-typings', 'commander', 'zod']);
});

it('describes the arguments and options of each command', () => {
  for (const command of COMMANDS) {
    const help = command.helpInformation();
    expect(help).toContain(`Usage: ${command.parent ? 'reelwright ' : ''}${command.name()}`);
    for (const { long } of command.options) expect(help).toContain(long);
    for (const { description } of [...command.options, ...command.registeredArguments])
      expect(description).not.toBe('');
  }
});

it.each([
  [[], /Usage: reelwright/],
  [['bake'], /unknown command 'bake'/],
  [['--loud'], /unknown option '--loud'/],
  [
    ['make', 'p.json', '--out', 'ad.mp4', '--loud'],
    /unknown option '--loud'\n[^]*\(reelwright make --help tells more\)/,
  ],
  [
    ['otio', 'import', 'a.otio', '--output', 'b', '--loud'],
    /unknown option '--loud'\n[^]*\(reelwright otio import --help/,
  ],
  [['products', 'ftp://shop.example/'], /is no http link/],
  [['reproduce', 'nothing.json'], /no file nothing\.json/],
])('ends %j with code 2 and a message, without a stack', async (words, message) => {
  const { code, stdout, stderr } = await runReelwright(words);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});
