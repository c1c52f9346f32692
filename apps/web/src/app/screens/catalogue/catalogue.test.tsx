import {
  type CallData,
  type CallInput,
  type ProductId,
  type ProductImport,
  type SavedProduct,
  savedProductFields,
  type Task,
} from '@reelwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { makeTask, MEMBER } from '#src/app/test-answers.ts';
import type { Answers } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio } from '#src/app/test-studio.tsx';

// The first test would wait for the screen.
beforeAll(() => import('./product.tsx'));

const MADE_AT = '2026-11-20T10:00:00.000Z';
let lastId = 0;

function makeProduct(change: Partial<SavedProduct> = {}): SavedProduct {
  lastId += 1;
  return {
    product_id: `10000000-0000-4000-8000-${String(lastId).padStart(12, '0')}` as ProductId,
    name: 'Ember Mug',
    selling_points: ['Keeps tea hot'],
    price: 24,
    currency: 'USD',
    brand: 'Kiln',
    images: [],
    origin: 'hand',
    media: [],
    created_at: MADE_AT,
    changed_at: MADE_AT,
    ...change,
  };
}

const IMPORT_ID = '20000000-0000-4000-8000-000000000001' as NonNullable<ProductImport['import_id']>;

/** The ads that were made of products. */
let ads: Record<ProductId, Task[]> = {};
afterEach(() => {
  ads = {};
});

/** A server that keeps products. */
function keepProducts(...first: SavedProduct[]): Answers {
  let products = first;
  let deleted: SavedProduct[] = [];
  return {
    listProducts({ search = '', page, page_size: size }): CallData<'listProducts'> {
      const found = products.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      const from = (page - 1) * size;
      return { list: found.slice(from, from + size), total: found.length, page, page_size: size, next_cursor: null };
    },
    getProduct: ({ product_id: id }) => ({
      ...(products.find((each) => each.product_id === id) as SavedProduct),
      ads: ads[id] ?? [],
    }),
    saveProduct({ product_id: id, product, origin = 'hand' }: CallInput<'saveProduct'>): SavedProduct {
      const fields = savedProductFields.parse(product);
      const saved = makeProduct({ ...fields, ...(id === undefined ? {} : { product_id: id as ProductId }), origin });
      products = [saved, ...products.filter((each) => each.product_id !== id)];
      return saved;
    },
    deleteProducts({ product_ids: ids }) {
      deleted = products.filter((each) => ids.includes(each.product_id));
      products = products.filter((each) => !ids.includes(each.product_id));
      return {};
    },
    restoreProducts() {
      products = [...deleted, ...products];
      return {};
    },
  };
}

const row = (name: string) => screen.findByRole('listitem', { name });

it('leads from no products to the form of the first', async () => {
  const { user } = await openStudio('/smart-editing/product', { user: MEMBER, answers: keepProducts() });
  await user.click(await screen.findByRole('link', { name: 'New product' }));
  expect(await screen.findByRole('heading', { name: 'New product' })).toBeVisible();
});

it('saves the first product by hand, after saying what is missing', async () => {
  const { user, server } = await openStudio('/smart-editing/product/new', { user: MEMBER, answers: keepProducts() });
  await user.click(await screen.findByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Check 2 fields.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveFocus());
  expect(server.inputsOf('saveProduct')).toEqual([]);
  await fill(user, screen.getByRole('textbox', { name: 'Product name' }), ' Ember Mug ');
  await fill(user, screen.getByRole('textbox', { name: 'Selling points' }), '- Keeps tea hot\n\n• Holds 350 ml');
  await fill(user, screen.getByRole('textbox', { name: 'Price' }), '€24');
  await fill(user, screen.getByRole('textbox', { name: 'Original price' }), '20');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('must be higher than the price')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'Original price' }), '30');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  await expectPath(/^\/smart-editing\/product\/1000/);
  expect(server.inputsOf('saveProduct')).toMatchObject([
    {
      origin: 'hand',
      product: {
        name: 'Ember Mug',
        selling_points: ['Keeps tea hot', 'Holds 350 ml'],
        price: 24,
        original_price: 30,
        currency: 'EUR',
      },
    },
  ]);
});

it('fills a new product from its link, and replaces nothing that was typed', async () => {
  const { user, server } = await openStudio('/smart-editing/product/new', {
    user: MEMBER,
    answers: {
      ...keepProducts(),
      analyseUrl: {
        url: 'https://kiln.example/mug',
        product: {
          name: 'Ember Stoneware Mug',
          selling_points: ['Keeps tea hot'],
          images: [{ url: 'https://kiln.example/mug.jpg' }],
          reviews: [{ quote: 'Warm to the last sip.' }],
        },
        sources: {},
        text_languages: ['en'],
      },
    },
  });
  await fill(user, await screen.findByRole('textbox', { name: 'Product name' }), 'My Mug');
  await fill(user, screen.getByRole('textbox', { name: 'Link to the product' }), 'kiln.example/mug');
  await user.click(screen.getByRole('button', { name: 'Fill from link' }));
  expect(await screen.findByDisplayValue('Keeps tea hot')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveValue('My Mug');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  await waitFor(() =>
    expect(server.inputsOf('saveProduct')).toMatchObject([
      {
        origin: 'link',
        product: {
          name: 'My Mug',
          link: 'https://kiln.example/mug',
          images: [{ url: 'https://kiln.example/mug.jpg' }],
          reviews: [{ quote: 'Warm to the last sip.' }],
        },
      },
    ]),
  );
});

it('saves a change, takes it back, and asks before changes are lost', async () => {
  const mug = makeProduct();
  const { user, server } = await openStudio(`/smart-editing/product/${mug.product_id}`, {
    user: MEMBER,
    answers: keepProducts(mug),
  });
  await fill(user, await screen.findByRole('textbox', { name: 'Product name' }), 'Ember Mug 2');
  await user.click(screen.getByRole('link', { name: 'All products' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ember Mug 2' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ember Mug' })).toBeVisible();
  expect(server.inputsOf('saveProduct').map(({ product }) => product.name)).toEqual(['Ember Mug 2', 'Ember Mug']);
});

it('finds, pages, deletes several at once, and brings them back', async () => {
  const products = Array.from({ length: 25 }, (_none, index) => makeProduct({ name: `Cup ${index + 1}` }));
  const { user, server } = await openStudio('/smart-editing/product', {
    user: MEMBER,
    answers: keepProducts(...products),
  });
  await row('Cup 1');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await row('Cup 25');
  await expectPath('/smart-editing/product?page=2');
  await fill(user, screen.getByRole('searchbox', { name: 'Search products' }), 'cup 2');
  await row('Cup 20');
  await expectPath('/smart-editing/product?q=%22cup+2%22'.replaceAll('%22', ''));
  await user.click(screen.getByRole('checkbox', { name: 'Select Cup 20' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Cup 22' }));
  await user.keyboard('{/Shift}');
  const bar = await screen.findByRole('group', { name: 'Selected products' });
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Cup 21' })).not.toBeInTheDocument());
  expect(server.inputsOf('deleteProducts')[0]?.product_ids).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await row('Cup 21');
});

it('imports a CSV file, lists the rows that fail, and undoes the import', async () => {
  const done: ProductImport = {
    import_id: IMPORT_ID,
    added: 2,
    rows: 3,
    failed_count: 1,
    failed: [{ row: 4, name: 'Pot', reasons: ['Selling points: missing'] }],
    encoding: 'gb18030',
    ignored_columns: ['Warehouse'],
  };
  const { user, server } = await openStudio('/smart-editing/product', {
    user: MEMBER,
    answers: { ...keepProducts(makeProduct()), importProducts: done, undoProductImport: { deleted: 2 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const input = await screen.findByLabelText(/Choose a CSV file/);
  await user.upload(input, new File(['Name\nCup'], 'products.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Added 2 of 3 products.')).toBeVisible();
  expect(server.inputsOf('importProducts')).toEqual([{ file: btoa('Name\nCup') }]);
  const failed = screen.getByRole('list', { name: '1 row was not added' });
  expect(within(failed).getByText('Row 4')).toBeVisible();
  expect(within(failed).getByText('Selling points: missing')).toBeVisible();
  expect(screen.getByText('Columns that were not used: Warehouse')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('2 products were removed.')).toBeVisible();
  expect(server.inputsOf('undoProductImport')).toEqual([{ import_id: IMPORT_ID }]);
});

it('says why a file is refused', async () => {
  const { user } = await openStudio('/smart-editing/product', {
    user: MEMBER,
    answers: {
      ...keepProducts(makeProduct()),
      importProducts() {
        throw new Error('never asked');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const file = new File(['x'], 'products.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('larger than 10 MB');
});

it('says that a product is gone', async () => {
  await openStudio('/smart-editing/product/nonsense', { user: MEMBER, answers: keepProducts() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
});

it('makes an ad of a saved product, from the list and from the wizard', async () => {
  const mug = makeProduct({
    link: 'https://kiln.example/mug',
    media: [{ ref: { url: 'https://kiln.example/mug.jpg' }, kind: 'image', thumb_url: 'https://kiln.example/mug.jpg' }],
  });
  const { user, server } = await openStudio('/smart-editing/product', { user: MEMBER, answers: keepProducts(mug) });
  await user.click(await screen.findByRole('button', { name: 'Make an ad for Ember Mug' }));
  await waitFor(() => expect(server.inputsOf('createDraft')).toHaveLength(1));
  expect(server.inputsOf('createDraft')[0]).toMatchObject({
    tool_type: 104,
    content: {
      source: { kind: 'link', link: 'https://kiln.example/mug' },
      read_link: 'https://kiln.example/mug',
      product_id: mug.product_id,
      product: {
        name: 'Ember Mug',
        selling_points: ['Keeps tea hot'],
        price: '24',
        images: [{ ref: { url: 'https://kiln.example/mug.jpg' }, kind: 'image' }],
      },
    },
  });
  await expectPath(/^\/link-to-video\/product-details/);
});

it('shows the ads of a product, and none where there are none', async () => {
  const [mug, cup] = [makeProduct(), makeProduct({ name: 'Cup' })];
  ads[mug.product_id] = [makeTask({ title: 'Warm all day', state: 'success' })];
  const { leave } = await openStudio(`/smart-editing/product/${mug.product_id}`, {
    user: MEMBER,
    answers: keepProducts(mug, cup),
  });
  const section = await screen.findByRole('region', { name: 'Ads for this product' });
  expect(within(section).getByRole('link', { name: 'Warm all day' })).toHaveAttribute(
    'href',
    expect.stringContaining('/video-detail'),
  );
  leave();
  await openStudio(`/smart-editing/product/${cup.product_id}`, { user: MEMBER, answers: keepProducts(mug, cup) });
  expect(await screen.findByRole('heading', { name: 'Cup' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ads for this product' })).toBeNull();
});

it('starts the wizard with a saved product that is picked there', async () => {
  const { user, server } = await openStudio('/ai-video-ads', { user: MEMBER, answers: keepProducts(makeProduct()) });
  await user.click(await screen.findByRole('button', { name: 'Use a saved product' }));
  await user.click(await screen.findByRole('button', { name: /Ember Mug/ }));
  await waitFor(() => expect(server.inputsOf('createDraft')).toMatchObject([{ tool_type: 103 }]));
});

it('makes an ad of a saved product from the home screen', async () => {
  const { user, server } = await openStudio('/home', { user: MEMBER, answers: keepProducts(makeProduct()) });
  await user.click(await screen.findByRole('button', { name: 'Saved products' }));
  await user.click(await screen.findByRole('button', { name: /Ember Mug/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove Ember Mug' }));
  expect(screen.queryByRole('button', { name: 'Create a video ad for this product' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Saved products' }));
  await user.click(await screen.findByRole('button', { name: /Ember Mug/ }));
  await user.click(await screen.findByRole('button', { name: 'Create a video ad for this product' }));
  await waitFor(() =>
    expect(server.inputsOf('createDraft')).toMatchObject([
      { tool_type: 104, content: { product: { name: 'Ember Mug' } } },
    ]),
  );
});

it('speaks Chinese', async () => {
  await openStudio('/smart-editing/product', { user: MEMBER, answers: keepProducts(), language: 'zh-CN' });
  expect(await screen.findByRole('heading', { level: 1, name: '商品' })).toBeVisible();
  expect(await screen.findByText('还没有商品')).toBeVisible();
});
