import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkClaimsFiles } from './check-claims-files.ts';
import { parseClaimsOptions } from './claims-options.ts';
import { UsageError } from './make-options.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'claims-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function store(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

const PRODUCT = { file: 'mug.html', name: 'Mug', price: 12, currency: 'USD', rating: 4.5, images: ['a.jpg'] };
const script = (spoken: unknown) => ({
  framework: 'three_reasons',
  scenes: [{ role: 'hook', spoken, on_screen: { text: '', sources: [] }, picture_wish: 'the best 90 mugs' }],
  call_to_action: 'Shop now',
});

it('prints what nothing supports, of every script of a file', async () => {
  const product = await store('product.json.gz', gzipSync(JSON.stringify(PRODUCT)));
  const lines = [script({ text: 'Now $12.', sources: [] }), script('Now $9.')].map((one) => JSON.stringify(one));
  const claims = await checkClaimsFiles({
    product,
    script: await store('scripts.jsonl', lines.join('\n')),
    all: false,
  });
  expect(claims).toMatchObject([
    { script: 1, place: 'scenes[0].spoken', text: '$9', kind: 'price', is_supported: false, reason: 'price_differs' },
  ]);
});

it('prints the supported claims too where they are asked for', async () => {
  const product = await store('product.json', JSON.stringify(PRODUCT));
  const file = await store('script.json', JSON.stringify(script('Rated 4.5 stars, for $12.')));
  const claims = await checkClaimsFiles({ product, script: file, all: true });
  expect(claims.map(({ kind, source }) => [kind, source?.field])).toEqual([
    ['rating', 'rating'],
    ['price', 'price'],
  ]);
});

it('says what is wrong with its files and words', async () => {
  const product = await store('product.json', '{"price": 3}');
  const file = await store('script.json', '{"lines": ["a", "b"]}');
  await expect(checkClaimsFiles({ product, script: file, all: false })).rejects.toThrow(/name/);
  await expect(checkClaimsFiles({ product: path.join(folder, 'none.json'), script: file, all: false })).rejects.toThrow(
    UsageError,
  );
  expect(() => parseClaimsOptions(['product.json'])).toThrow(/npm run claims/);
  expect(() => parseClaimsOptions(['a', 'b', '--what'])).toThrow(UsageError);
});
