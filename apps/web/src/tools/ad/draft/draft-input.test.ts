import { type AdDraft, type DraftImage, productToVideo, urlToVideo } from '@reelwright/contracts';
import { describe, expect, it, test } from 'vitest';
import { nameCurrency, partPrice } from './draft-edits.ts';
import { readNumber, toAdInput, toProductInput } from './draft-input.ts';

const LINK = urlToVideo.id;
const UPLOADS = productToVideo.id;
const draft: AdDraft = {
  version: 1,
  step: 'product',
  source: { kind: 'link', link: 'https://shop.example/mug' },
  product: {},
  sources: {},
  settings: {},
  scripts: [],
  chosen_scripts: [],
};
const pageImage: DraftImage = { id: 'a', ref: { url: 'https://shop.example/mug.jpg' }, kind: 'image' };
const upload = (index: number, kind: 'image' | 'video' = 'image'): DraftImage => ({
  id: `u${index}`,
  ref: { asset_id: `00000000-0000-4000-8000-00000000000${index}` as never },
  kind,
});
const problemsOf = (content: AdDraft, toolType: typeof LINK | typeof UPLOADS = LINK) => {
  const result = toAdInput(content, toolType);
  return result.ok
    ? []
    : result.problems.map(({ field, index }) => (index === undefined ? field : `${field}.${index}`));
};

describe('from the first step', () => {
  it('makes an ad from a link alone', () => {
    expect(toAdInput(draft, LINK)).toMatchObject({
      ok: true,
      input: { link: 'https://shop.example/mug', quality: 'final' },
      checked: { length_s: 15, ratio: '9:16', count: 1 },
    });
  });

  it("uses the page's data once the page was read", () => {
    const result = toAdInput(
      { ...draft, read_link: 'https://shop.example/mug', product: { name: 'Mug', images: [pageImage] } },
      LINK,
    );
    expect(result.ok && result.input.link).toBeUndefined();
    expect(result.ok && result.input.product).toEqual({
      name: 'Mug',
      selling_points: [],
      images: [{ url: 'https://shop.example/mug.jpg' }],
    });
  });

  it('reports an invalid link', () => {
    expect(problemsOf({ ...draft, source: { kind: 'link', link: 'mug' } })).toEqual(['link']);
    expect(problemsOf({ ...draft, source: { kind: 'link', link: '' } })).toEqual(['images', 'name']);
  });
});

it('reports what is missing in the words of the rules, for every tool', () => {
  const missing = (toolType: typeof LINK | typeof UPLOADS, content: AdDraft) => {
    const result = toAdInput(content, toolType);
    return result.ok ? [] : result.problems.map(({ field, message }) => [field, message]);
  };
  expect(missing(UPLOADS, { ...draft, source: { kind: 'uploads' } })).toEqual([
    ['images', 'materials_count'],
    ['name', 'product_name_missing'],
    ['selling_points', 'selling_points_missing'],
  ]);
  expect(missing(LINK, { ...draft, source: { kind: 'link', link: '' } })).toEqual([
    ['images', 'images_missing'],
    ['name', 'product_name_missing'],
  ]);
});

describe('a draft during typing', () => {
  const read: AdDraft = { ...draft, read_link: 'https://shop.example/mug' };
  it('names each field that breaks a rule, with the row of a list', () => {
    expect(
      problemsOf({
        ...read,
        product: {
          name: 'x'.repeat(301),
          description: 'x'.repeat(1001),
          price: '1234567',
          original_price: 'cheap',
          selling_points: ['good', 'x'.repeat(101)],
          images: [pageImage],
        },
      }),
    ).toEqual(['name', 'description', 'selling_points.1', 'price', 'original_price']);
  });

  it('omits empty fields and removed images', () => {
    const result = toAdInput(
      {
        ...read,
        product: {
          name: ' Mug ',
          brand: ' ',
          price: '',
          selling_points: ['', ' Keeps hot '],
          reviews: [{ quote: '' }],
          brand_colors: [''],
          images: [pageImage, { ...pageImage, id: 'b', is_removed: true }],
        },
      },
      LINK,
    );
    expect(result.ok && result.input.product).toEqual({
      name: 'Mug',
      selling_points: ['Keeps hot'],
      images: [pageImage.ref],
    });
  });
});

describe('from uploads', () => {
  const typed = { name: 'Mug', selling_points: ['Keeps hot'] };
  const made = (images: DraftImage[]): AdDraft => ({
    ...draft,
    source: { kind: 'uploads' },
    product: { ...typed, images },
  });
  it('accepts three images, or three with a video', () => {
    expect(problemsOf(made([upload(1), upload(2), upload(3)]), UPLOADS)).toEqual([]);
    expect(problemsOf(made([upload(1), upload(2), upload(3, 'video')]), UPLOADS)).toEqual([]);
  });

  it('refuses fewer, and a product without selling points', () => {
    expect(problemsOf(made([upload(1), upload(2)]), UPLOADS)).toEqual(['images']);
    expect(problemsOf({ ...made([upload(1), upload(2), upload(3)]), product: { name: 'Mug' } }, UPLOADS)).toEqual([
      'images',
      'selling_points',
    ]);
  });
});

describe('a price', () => {
  const readMoney = (product: AdDraft['product'], language?: 'en' | 'zh-CN') => {
    const { price, original_price: original, currency } = toProductInput(product, language);
    return { price, original, currency };
  };
  const typed = (product: AdDraft['product'], settings: AdDraft['settings'] = {}) =>
    problemsOf({
      ...draft,
      source: { kind: 'link', link: '' },
      product: { name: 'Mug', images: [pageImage], ...product },
      settings,
    });

  it('is read with its currency before the field is left', () => {
    expect(readMoney({ price: '24,00 €' })).toEqual({ price: 24, currency: 'EUR' });
    expect(readMoney({ price: '24', original_price: '$30' })).toEqual({ price: 24, original: 30, currency: 'USD' });
    expect(readMoney({ price: '24', currency: '£' })).toEqual({ price: 24, currency: 'GBP' });
    expect(readMoney({ price: '¥129' }, 'zh-CN')).toEqual({ price: 129, currency: 'CNY' });
  });

  it('requires a currency for a bare number, unless the language of the ad has one', () => {
    expect(typed({ price: '24' })).toEqual(['currency']);
    expect(typed({ price: '24 kr' })).toEqual(['currency']);
    expect(typed({ price: '24' }, { language: 'zh-CN' })).toEqual([]);
    expect(typed({ price: '$24' })).toEqual([]);
    expect(typed({})).toEqual([]);
    expect(typed({ price: 'soon', currency: 'USD' })).toEqual(['price']);
  });

  it('fills both fields when its field is left', () => {
    const filled = partPrice('price')({ ...draft, product: { price: '24,50 €', currency: 'USD' } });
    expect(filled.product).toEqual({ price: '24.5', currency: 'EUR' });
    const shared = { ...draft, product: { price: '¥129', currency: 'EUR' } };
    expect(partPrice('price')(shared).product).toEqual({ price: '129' });
    const chosen = { ...draft, product: { price: '¥129', currency: 'JPY' } };
    expect(partPrice('price')(chosen).product).toEqual({ price: '129', currency: 'JPY' });
    const bare = { ...draft, product: { price: '24,50' } };
    expect(partPrice('price')(bare)).toBe(bare);
    expect(nameCurrency({ ...draft, product: { currency: '€' } }).product.currency).toBe('EUR');
    expect(nameCurrency(bare)).toBe(bare);
  });
});

test('numbers are read as people type them', () => {
  expect(readNumber('24,99')).toBe(24.99);
  expect(readNumber('1,299.50')).toBe(1299.5);
  expect(readNumber(' 12 ')).toBe(12);
  expect(readNumber('')).toBeUndefined();
  expect(readNumber('free')).toBeNaN();
  expect(readNumber('-3')).toBeNaN();
});
