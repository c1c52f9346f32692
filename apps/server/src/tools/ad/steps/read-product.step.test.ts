import { type Product, product, urlToVideoInput } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import { createReadProductStep } from './read-product.step.ts';

const LINK = 'https://shop.example/mug';

function read(page: Partial<Product>, typed: Partial<Product> = {}, language: 'en' | 'zh-CN' = 'en') {
  const step = createReadProductStep({
    readProductPage: () => Promise.resolve(product.parse({ name: 'Mug', ...page })),
  });
  const input = urlToVideoInput.parse({ link: LINK, product: typed, language });
  return runStepAlone(step, { input }, {}, { signal: AbortSignal.timeout(1000) });
}

it("takes a typed price in the page's currency", async () => {
  expect(await read({ price: 30, currency: 'EUR' }, { price: 24 })).toMatchObject({
    product: { price: 24, currency: 'EUR' },
  });
});

it('drops the price of a page without a currency', async () => {
  const { product: found } = (await read({ price: 24, original_price: 30 })) as { product: Product };
  expect(found).not.toHaveProperty('price');
  expect(found).not.toHaveProperty('original_price');
});

it('reads a typed price in a Chinese ad as yuan', async () => {
  expect(await read({ price: 129 }, {}, 'zh-CN')).toMatchObject({ product: { price: 129, currency: 'CNY' } });
});

it('fails if a typed price has no known currency', async () => {
  await expect(read({}, { price: 24 })).rejects.toMatchObject({ code: 'CURRENCY_MISSING' });
});
