import { type Product, product, urlToVideoInput } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import { testActor } from '#src/test-actor.ts';
import { createTestWords } from '#src/words/test-words.ts';
import { createReadProductStep } from './read-product.step.ts';

const LINK = 'https://shop.example/mug';

function read(
  page: Partial<Product>,
  typed: Partial<Product> = {},
  { language = 'en', platforms = [] }: { language?: 'en' | 'zh-CN'; platforms?: readonly string[] } = {},
) {
  const step = createReadProductStep({
    readProductPage: () => Promise.resolve(product.parse({ name: 'Mug', ...page })),
    words: createTestWords(),
  });
  const input = urlToVideoInput.parse({ link: LINK, product: typed, language, platforms });
  return runStepAlone(step, { input }, {}, { actor: testActor(), signal: AbortSignal.timeout(5000) });
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
  expect(await read({ price: 129 }, {}, { language: 'zh-CN' })).toMatchObject({
    product: { price: 129, currency: 'CNY' },
  });
});

it('fails if a typed price has no known currency', async () => {
  await expect(read({}, { price: 24 })).rejects.toMatchObject({ code: 'CURRENCY_MISSING' });
});

it("leaves out the page's texts that the law forbids, so that the ad is made of the rest", async () => {
  const page = {
    name: 'Tea',
    description: 'A calm evening tea. Cures diabetes. Grown at 1,200 m.',
    selling_points: ['Cures back pain', 'Hand-picked leaves'],
    reviews: [{ quote: 'It cured my eczema.' }, { quote: 'I sleep with a smile.' }],
  };
  expect(await read(page)).toMatchObject({
    product: {
      name: 'Tea',
      description: 'A calm evening tea. Grown at 1,200 m.',
      selling_points: ['Hand-picked leaves'],
      reviews: [{ quote: 'I sleep with a smile.' }],
    },
  });
});

it("leaves out what only the ad's platforms forbid", async () => {
  const page = { selling_points: ['Fat-burning tea', 'Hand-picked leaves'] };
  expect(await read(page)).toMatchObject({ product: page });
  expect(await read(page, {}, { platforms: ['tiktok'] })).toMatchObject({
    product: { selling_points: ['Hand-picked leaves'] },
  });
});
