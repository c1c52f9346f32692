import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkClaimsFiles } from './check-claims-files.ts';
import { UsageError } from './usage-error.ts';

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
  scenes: [{ role: 'hook', spoken, on_screen: { text: '', sources: [] }, image_wish: 'the best 90 mugs' }],
  call_to_action: 'Shop now',
});

it('prints unsupported claims of every script of a file', async () => {
  const product = await store('product.json.gz', gzipSync(JSON.stringify(PRODUCT)));
  const lines = [script({ text: 'Now $12.', sources: [] }), script('Now $9.')].map((one) => JSON.stringify(one));
  const claims = await checkClaimsFiles({
    product,
    script: await store('scripts.jsonl', lines.join('\n')),
    all: false,
    first: false,
  });
  expect(claims).toMatchObject([
    {
      script: 1,
      place: 'scenes[0].spoken',
      line: 'Now $9.',
      span: { start: 4, end: 6, text: '$9' },
      kind: 'price',
      is_supported: false,
      reason: 'price_differs',
    },
  ]);
});

it('prints the supported claims too with --all', async () => {
  const product = await store('product.json', JSON.stringify(PRODUCT));
  const file = await store('script.json', JSON.stringify(script('Rated 4.5 stars, for $12.')));
  const claims = await checkClaimsFiles({ product, script: file, all: true, first: false });
  expect(claims.map(({ kind, source }) => [kind, source?.field])).toEqual([
    ['rating', 'rating'],
    ['price', 'price'],
  ]);
});

it('reads scripts in other forms: a plain text, a list of lines, and the first of many', async () => {
  const product = await store('product.json', JSON.stringify(PRODUCT));
  const check = async (content: string, first = false) => {
    const script = await store('script', content);
    const claims = await checkClaimsFiles({ product, script, all: false, first });
    return claims.map(({ script: index, place, span }) => [index, place, span.text]);
  };
  expect(await check('A mug.\r\n\r\n"Now $9!"\nBest mug ever\n')).toEqual([
    [0, 'line 3', '$9'],
    [0, 'line 4', 'Best mug'],
  ]);
  expect(await check('["A mug.", "Now $9."]')).toEqual([[0, '[1]', '$9']]);
  const two = [script('Now $8.'), script('Now $9.')];
  expect(await check(JSON.stringify(two))).toEqual([
    [0, 'scenes[0].spoken', '$8'],
    [1, 'scenes[0].spoken', '$9'],
  ]);
  expect(await check(two.map((one) => JSON.stringify(one)).join('\n'), true)).toEqual([[0, 'scenes[0].spoken', '$8']]);
});

it.each([
  ['', /is empty/],
  [' \n', /is empty/],
  ['12', /holds a number/],
  ['null', /holds null/],
  ['[]', /an empty list/],
  ['["a", 1]', /other things than lines/],
  ['{}', /says nothing/],
  ['{"scenes": [', /begins like JSON/],
  ['{"scenes": ["a"]}\n{"scenes', /line 2 is no script/],
  ['{"scenes": ["a"]}\n[1]', /line 2 is no script: it is a list/],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), /can't be read/],
])('refuses %j as a script and names the accepted forms', async (content, message) => {
  const product = await store('product.json', JSON.stringify(PRODUCT));
  const refused = checkClaimsFiles({ product, script: await store('script', content), all: false, first: false });
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(message);
});

it('names the problem of an unreadable file', async () => {
  const product = await store('product.json', '{"price": 3}');
  const file = await store('script.json', '{"lines": ["a", "b"]}');
  await expect(checkClaimsFiles({ product, script: file, all: false, first: false })).rejects.toThrow(/name/);
  await expect(
    checkClaimsFiles({ product: path.join(folder, 'none.json'), script: file, all: false, first: false }),
  ).rejects.toThrow(UsageError);
});
