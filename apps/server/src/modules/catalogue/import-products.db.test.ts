import { CATALOGUE_LIMITS, CALLS, MIB, type ProductImportId, type UiLanguage } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { type CatalogueService, createCatalogueService } from './catalogue.service.ts';
import { createImportProducts, type ImportProducts } from './import-products.ts';

let database: Database;
let catalogue: CatalogueService;
let importProducts: ImportProducts;
let owner: Actor;

const { signal } = new AbortController();

beforeAll(async () => {
  database = await openTestDatabase();
  const dependencies = {
    database,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    library: { listLibraryAssets: () => Promise.resolve([]) },
    tasks: { listTasksOfProduct: () => Promise.resolve([]) },
  };
  catalogue = createCatalogueService(dependencies);
  importProducts = createImportProducts(dependencies);
});
afterAll(() => database.close());
beforeEach(async () => {
  owner = await addTestUser(database);
});

const read = (
  content: string | Uint8Array,
  { currency, language = 'en' }: { currency?: string; language?: UiLanguage } = {},
) => importProducts({ actor: owner, content: Buffer.from(content), currency, language, signal });
const list = async (input: object = {}) =>
  (await catalogue.listProducts(owner, CALLS.listProducts.input.parse({ page_size: 100, ...input }), 'en')).list;
const names = async () => (await list()).map(({ name }) => name);

describe('a CSV file of products', () => {
  it('is saved with every field, in the order of its rows', async () => {
    const done = await read(
      [
        'Title,Bullet 1,Bullet 2,Body (HTML),Price,Compare at price,Vendor,SKU,Image Src,URL,Rating,Rating count,Warehouse',
        '"Ember, the mug",Keeps tea hot,Holds 350 ml,"<p>Made of <b>stoneware</b>.</p>",$24,"$1,030.50",Kiln,="00123",https://kiln.example/a.jpg https://kiln.example/b.jpg,https://kiln.example/mug,4.5,120,A7',
        'Cup,"- Light\n- Stacks",,,,,,,,,,,',
      ].join('\r\n'),
    );
    expect(done).toMatchObject({ added: 2, rows: 2, failed_count: 0, failed: [], encoding: 'utf-8' });
    expect(done.ignored_columns).toEqual(['Warehouse']);
    const [mug, cup] = await list();
    expect(mug).toMatchObject({
      name: 'Ember, the mug',
      selling_points: ['Keeps tea hot', 'Holds 350 ml'],
      description: 'Made of stoneware.',
      price: 24,
      original_price: 1030.5,
      currency: 'USD',
      brand: 'Kiln',
      sku: '00123',
      link: 'https://kiln.example/mug',
      rating: { value: 4.5, count: 120 },
      origin: 'csv',
      images: [{ url: 'https://kiln.example/a.jpg' }, { url: 'https://kiln.example/b.jpg' }],
    });
    expect(cup).toMatchObject({ name: 'Cup', selling_points: ['Light', 'Stacks'] });
  });

  it('keeps the good rows, and says of each other one what is wrong', async () => {
    const done = await read(
      [
        'name;selling points;price;original price;currency;images;sku',
        'Good;Light;12;;EUR;;1',
        ';No name;;;;;',
        'No points;;;;;;',
        `Long points;${'a'.repeat(101)};;;;;`,
        'Bad price;Light;cheap;;EUR;;',
        'Seven digits;Light;1234567;;EUR;;',
        'Dear before;Light;12;10;EUR;;',
        'No currency;Light;12;;;;',
        'Bad image;Light;;;;javascript:alert(1);',
        'Twice;Light;;;;;1',
        ';;;;;;',
        'Too wide;Light;;;;;;extra',
        '  good ;Light;;;;;2',
      ].join('\n'),
    );
    expect(done).toMatchObject({ added: 2, rows: 12, failed_count: 10 });
    expect(done.failed.map(({ row, name, reasons }) => [row, name, reasons.length > 0])).toEqual(
      [
        [3, ''],
        [4, 'No points'],
        [5, 'Long points'],
        [6, 'Bad price'],
        [7, 'Seven digits'],
        [8, 'Dear before'],
        [9, 'No currency'],
        [10, 'Bad image'],
        [11, 'Twice'],
        [13, 'Too wide'],
      ].map(([row, name]) => [row, name, true]),
    );
    expect(done.failed[1]?.reasons).toEqual(['Selling points: missing']);
    expect(done.failed[5]?.reasons).toEqual(['Original price: must be higher than the price']);
    expect(done.failed[8]?.reasons[0]).toContain('item number 1');
    expect(await names()).toEqual(['Good', 'good']);
  });

  it('gives prices without a currency the one that was chosen', async () => {
    await read('name,selling points,price\nCup,Light,12\nMug,Warm,£9', { currency: 'EUR' });
    expect((await list()).map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
  });

  it('is read in Chinese: headers, GB18030 and reasons', async () => {
    const hex = 'c9ccc6b7c3fbb3c62cc2f4b5e30accd5b4c9b1ad2cb1a3cec20a2cb1a3cec2';
    const done = await read(Buffer.from(hex, 'hex'), { language: 'zh-CN' });
    expect(done).toMatchObject({ encoding: 'gb18030', added: 1, failed: [{ row: 3, reasons: ['名称：缺失'] }] });
    expect(await names()).toEqual(['陶瓷杯']);
  });

  it('is not saved twice: only mended rows are added', async () => {
    await read('name,selling points\nCup,Light\nMug,');
    const again = await read('name,selling points\nCup,Light\nMug,Warm');
    expect(again).toMatchObject({ added: 1, failed_count: 1 });
    expect(again.failed[0]?.reasons[0]).toContain('saved already');
  });

  it('keeps formulas as the text they are', async () => {
    await read('name,selling points\n"=HYPERLINK(""https://evil.example"",""Win"")",+1 light');
    expect((await list())[0]).toMatchObject({
      name: '=HYPERLINK("https://evil.example","Win")',
      selling_points: ['+1 light'],
    });
  });

  it('keeps the rows before a quotation mark that is never closed', async () => {
    const done = await read('name,selling points\nCup,Light\n5" pan,Flat\nMug,"Warm\nPot,Hot\n');
    expect(done).toMatchObject({ added: 2, failed_count: 1, failed: [{ row: 4 }] });
    expect(done.failed[0]?.reasons[0]).toContain('never closed');
    expect(await names()).toEqual(['Cup', '5" pan']);
  });

  it('can be undone as a whole, by its own workspace', async () => {
    await read('name,selling points\nOld,Kept');
    const { import_id: importId } = await read('name,selling points\nCup,Light\nMug,Warm');
    const stranger = await addTestUser(database);
    await expect(catalogue.undoImport(stranger, importId as ProductImportId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await catalogue.undoImport(owner, importId as ProductImportId)).toBe(2);
    expect(await names()).toEqual(['Old']);
    expect(await read('name,selling points\nCup,Light')).toMatchObject({ added: 1 });
  });

  it.each([
    ['CSV_NO_NAME', 'Colour,Size\nRed,M'],
    ['CSV_COLUMN_TWICE', 'Name,Product name,Points\nCup,Cup,Light'],
    ['CSV_COLUMN_TWICE', 'Name,Price,Price\nCup,1,2'],
    ['CSV_UNREADABLE', '\n\n'],
    ['CSV_TOO_LONG', `name,selling points\n${'Cup,Light\n'.repeat(CATALOGUE_LIMITS.csv.maxRows + 1)}`],
  ])('is refused as a whole: %s', async (code, content) => {
    await expect(read(content)).rejects.toMatchObject({ code });
    expect(await names()).toEqual([]);
  });

  it('is refused beyond 10 MB', async () => {
    await expect(read(Buffer.alloc(10 * MIB + 1, 'a'))).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });

  it('may have 10,000 rows, and leaves the server free meanwhile', async () => {
    const rows = Array.from(
      { length: CATALOGUE_LIMITS.csv.maxRows },
      (_none, index) => `Cup ${index},Light,${index + 1}.50 €`,
    );
    // In CPU time of this thread, which other work on the machine does not change.
    const readCpuMs = (): number => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    let longestMs = 0;
    let lastMs = readCpuMs();
    const beat = setInterval(() => {
      const nowMs = readCpuMs();
      longestMs = Math.max(longestMs, nowMs - lastMs);
      lastMs = nowMs;
    }, 5);
    const done = await read(`name,selling points,price\n${rows.join('\n')}`);
    clearInterval(beat);
    expect(done).toMatchObject({ added: CATALOGUE_LIMITS.csv.maxRows, failed_count: 0 });
    expect(longestMs).toBeLessThan(400);
    expect((await list({ search: 'cup 9999' })).map(({ name }) => name)).toEqual(['Cup 9999']);
  });
});
