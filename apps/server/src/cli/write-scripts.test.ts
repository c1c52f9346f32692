import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { script as scriptSchema } from '@reelwright/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ENTRY = path.join(import.meta.dirname, '../entry/reelwright.ts');
const PRODUCT = {
  file: 'mug.html',
  name: 'Acme Travel Mug 350ml',
  selling_points: ['Keeps drinks hot for 6 hours', 'Leakproof lid'],
  price: 19.5,
  currency: 'EUR',
  sku: 'M1',
  images: ['mug.jpg'],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scripts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function store(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

/** Runs the command as a user does. */
async function runScripts(...words: string[]): Promise<{ code: number | null; printed: string; told: string }> {
  const program = spawn(process.execPath, [ENTRY, 'scripts', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((resolve) => program.once('close', resolve));
  const [printed, told, code] = await Promise.all([text(program.stdout), text(program.stderr), closed]);
  return { code, printed, told };
}

describe('npm run scripts', { timeout: 60_000 }, () => {
  it('prints one script per line and nothing else, and names unknown fields', async () => {
    const file = await store('mug.json', JSON.stringify(PRODUCT));
    const { code, printed, told } = await runScripts(file, '--n', '3', '--lang', 'en', '--length', '15');
    const scripts = printed
      .trim()
      .split('\n')
      .map((line) => scriptSchema.parse(JSON.parse(line)));
    expect(scripts.map(({ seed }) => seed)).toEqual([1, 2, 3]);
    expect(scripts.flatMap(({ scenes }) => scenes).some(({ spoken }) => spoken.sources.length > 0)).toBe(true);
    expect(told).toContain('file, sku');
    expect(code).toBe(0);
  });

  it.each([
    ['a file that is not there', async () => [path.join(folder, 'nowhere.json')], 'nowhere.json'],
    ['bad JSON', async () => [await store('bad.json', '{"name": "Mug",')], 'JSON'],
    ['JSON that is no product', async () => [await store('list.json', '[1, 2]')], ''],
    ['a product without a name', async () => [await store('nameless.json', '{"price": 3}')], 'complete content: Name'],
    ['a language it does not write', async () => ['mug.json', '--lang', 'tlh'], '--lang takes one of en, zh-CN'],
    ['no length', async () => ['mug.json', '--length', '0'], '--length takes a number from 5 to 120'],
  ])('ends with code 2 and a message for %s', async (_what, listWords, message) => {
    const { code, printed, told } = await runScripts(...(await listWords()));
    expect(told).toContain(message);
    expect(told).not.toMatch(/\n\s+at /);
    expect(printed).toBe('');
    expect(code).toBe(2);
  });
});
