import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageReader, type PageReader } from './page-reader.ts';

const { signal } = new AbortController();
let reader: PageReader;

beforeAll(() => {
  reader = createPageReader({ timeoutMs: 10_000 });
});

afterAll(() => reader.close());

const request = (html: string) => ({ body: Buffer.from(html), contentType: 'text/html', url: 'https://shop.example/' });
const PRODUCT = '<script type="application/ld+json">{"@type": "Product", "name": "Mug"}</script>';

test('reads pages one after another', async () => {
  const verdicts = await Promise.all(
    [PRODUCT, '<h1>News</h1>', PRODUCT].map((html) => reader.read(request(html), signal)),
  );
  expect(verdicts.map(({ kind }) => kind)).toEqual(['product', 'no-product', 'product']);
});

test.each([
  ['a million nested tags', '<div>'.repeat(1_000_000)],
  ['a million tags opened and never matched', `${'<div>'.repeat(500_000)}${'</p>'.repeat(500_000)}`],
  ['a million prices', '<b>1€</b>'.repeat(1_000_000)],
  ['JSON nested a million deep', `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`],
  ['products in products', '<div itemscope itemtype="http://schema.org/Product"><p>'.repeat(50_000)],
  ['one endless attribute', `<div ${'a'.repeat(5_000_000)}>`],
  ['one endless number', `<p class="price">${'1 '.repeat(1_000_000)}€`],
])('%s neither hang nor crash the reader', async (_name, html) => {
  await reader.read(request(html + PRODUCT), signal);
  expect((await reader.read(request(PRODUCT), signal)).kind).toBe('product');
});

test('a page that takes too long is aborted, and the next one read', async () => {
  const hasty = createPageReader({ timeoutMs: 1 });
  await expect(hasty.read(request('<p>x</p>'.repeat(200_000)), signal)).rejects.toMatchObject({
    code: 'SITE_UNSUPPORTED',
  });
  await hasty.close();
});

test('a page that takes too much memory is aborted, and the next one read', async () => {
  const small = createPageReader({ timeoutMs: 20_000, maxMemoryMb: 32 });
  const bloated = `<script type="application/json">["price"${',[]'.repeat(800_000)}]</script>`;
  await expect(small.read(request(bloated), signal)).rejects.toMatchObject({ code: 'SITE_UNSUPPORTED' });
  expect((await small.read(request(PRODUCT), signal)).kind).toBe('product');
  await small.close();
});

test("stops with the signal's reason when the caller aborts", async () => {
  const caller = new AbortController();
  const reason = new Error('caller left');
  const answer = reader.read(request('<p>x</p>'.repeat(200_000)), caller.signal);
  caller.abort(reason);
  await expect(answer).rejects.toBe(reason);
  expect((await reader.read(request(PRODUCT), signal)).kind).toBe('product');
});
