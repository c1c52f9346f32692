import { randomUUID } from 'node:crypto';
import { type AssetId, CALLS, type LibraryAsset, type ProductId, type Task, UNDO_DAYS } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { type CatalogueService, createCatalogueService } from './catalogue.service.ts';

const IMAGE = randomUUID() as AssetId;
const VIDEO = randomUUID() as AssetId;
let database: Database;
let catalogue: CatalogueService;
let nowMs = Date.parse('2026-11-20T10:00:00Z');
let owner: Actor;
let stranger: Actor;
/** The ads that a product was made into. */
let ads: Task[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  catalogue = createCatalogueService({
    database,
    clock: { now: () => new Date((nowMs += 1000)) },
    tasks: { listTasksOfProduct: async ({ max }) => ads.slice(0, max) },
    library: {
      listLibraryAssets: (actor, ids) =>
        Promise.resolve(
          [IMAGE, VIDEO]
            .filter((id) => ids.includes(id) && actor.workspaceId === owner.workspaceId)
            .map((id) => ({ id, asset_type: id === VIDEO ? 2 : 1, thumb_url: `/${id}.webp` }) as LibraryAsset),
        ),
    },
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  owner = await addTestUser(database);
  stranger = await addTestUser(database);
});

const save = (product: object, { actor = owner, id }: { actor?: Actor; id?: ProductId } = {}) =>
  catalogue.saveProduct(
    actor,
    CALLS.saveProduct.input.parse({
      product: { name: 'Ember Mug', selling_points: ['Keeps tea hot'], ...product },
      ...(id === undefined ? {} : { product_id: id }),
    }),
  );
const get = (id: ProductId, actor = owner) => catalogue.getProduct(actor, id, 'en');
const list = (input: object = {}, actor = owner) =>
  catalogue.listProducts(actor, CALLS.listProducts.input.parse(input), 'en');
const namesOf = async (input: object = {}, actor = owner) => (await list(input, actor)).list.map(({ name }) => name);

describe('the products of a workspace', () => {
  it.each(['newest', 'name'])('are all listed by %s, page after page, while earlier ones are deleted', async (sort) => {
    for (const name of ['b', 'A', 'a', 'c', 'B']) await save({ name });
    const all = await namesOf({ sort });
    const first = await list({ sort, page_size: 2 });
    await catalogue.deleteProducts(owner, [first.list[0]?.product_id ?? ('' as ProductId)]);
    const second = await list({ sort, page_size: 2, cursor: first.next_cursor ?? '' });
    const third = await list({ sort, page_size: 2, cursor: second.next_cursor ?? '' });
    const pages = [first, second, third].map(({ list: rows }) => rows.map(({ name }) => name));
    expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    expect([third.next_cursor, third.total]).toEqual([null, 4]);
    await catalogue.restoreProducts(owner, [first.list[0]?.product_id ?? ('' as ProductId)]);
  });

  it('are kept with every field and the media that still exist, for this workspace alone', async () => {
    const fields = {
      name: 'Ember Mug',
      description: 'Stoneware.',
      selling_points: ['Keeps tea hot'],
      price: 24,
      original_price: 30,
      currency: 'USD',
      brand: 'Kiln',
      sku: 'E-1',
      availability: 'InStock' as const,
      language: 'en' as const,
      audience: 'tea drinkers',
      category: 'Kitchen > Mugs',
      rating: { value: 4.5, count: 12 },
      reviews: [{ quote: 'Warm to the last sip.', author: 'Jo' }],
      brand_colors: ['#c43a13'],
      link: 'https://kiln.example/mug',
      images: [
        { url: 'https://kiln.example/mug.jpg' },
        { asset_id: VIDEO },
        { asset_id: IMAGE },
        { asset_id: randomUUID() as AssetId },
      ],
    };
    const saved = await save(fields);
    expect(saved).toMatchObject({ ...fields, origin: 'hand' });
    expect(saved.media.map(({ kind, thumb_url: url }) => [kind, url])).toEqual([
      ['image', 'https://kiln.example/mug.jpg'],
      ['video', `/${VIDEO}.webp`],
      ['image', `/${IMAGE}.webp`],
    ]);
    expect(await get(saved.product_id)).toEqual({ ...saved, ads: [] });
    expect(await namesOf({}, stranger)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(301) }, 'name'],
    [{ description: 'a'.repeat(1001) }, 'description'],
    [{ selling_points: [] }, 'selling_points'],
    [{ selling_points: Array.from({ length: 11 }, () => 'a') }, 'selling_points'],
    [{ selling_points: ['a'.repeat(101)] }, 'selling_points'],
    [{ price: 1_000_000, currency: 'USD' }, 'price'],
    [{ price: 24 }, 'currency'],
    [{ price: 24, original_price: 24, currency: 'USD' }, 'original_price'],
    [{ link: 'javascript:alert(1)' }, 'link'],
  ])('follow the rules: %j is refused at %s', (product, field) => {
    const { error } = CALLS.saveProduct.input.safeParse({
      product: { name: 'Mug', selling_points: ['Warm'], ...product },
    });
    expect(error?.issues[0]?.path.slice(0, 2)).toEqual(['product', field]);
  });

  it('are found by words in any order, without case or accents, and paged', async () => {
    await save({ name: 'Crème Cup', brand: 'Kiln', sku: 'CC-9' });
    await save({ name: '陶瓷杯', selling_points: ['保温'] });
    await save({ name: '100% Wool_Hat', category: 'Hats' });
    expect(await namesOf({ search: 'CUP creme' })).toEqual(['Crème Cup']);
    expect(await namesOf({ search: 'cc-9' })).toEqual(['Crème Cup']);
    expect(await namesOf({ search: '瓷杯' })).toEqual(['陶瓷杯']);
    expect(await namesOf({ search: '%' })).toEqual(['100% Wool_Hat']);
    expect(await namesOf({ search: 'hats' })).toEqual(['100% Wool_Hat']);
    expect(await namesOf({ search: 'nothing' })).toEqual([]);
    expect(await namesOf({ sort: 'name' })).toEqual(['100% Wool_Hat', 'Crème Cup', '陶瓷杯']);
    expect(await list({ page: 2, page_size: 2 })).toMatchObject({ total: 3, list: [{ name: 'Crème Cup' }] });
  });

  it('come with the newest ads that were made of them', async () => {
    const { product_id: id } = await save({});
    ads = Array.from({ length: 20 }, (_none, index) => ({ title: `Ad ${index}` }) as Task);
    expect((await get(id)).ads).toEqual(ads.slice(0, 12));
    ads = [];
  });

  it('can be changed, but not by others', async () => {
    const { product_id: id, created_at: createdAt } = await save({});
    expect(await save({ name: 'Ember Mug 2' }, { id })).toMatchObject({ product_id: id, created_at: createdAt });
    const refused = { code: 'NOT_FOUND' };
    await expect(save({ name: 'Mine' }, { id, actor: stranger })).rejects.toMatchObject(refused);
    await expect(get(id, stranger)).rejects.toMatchObject(refused);
    await expect(catalogue.deleteProducts(stranger, [id])).rejects.toMatchObject(refused);
    expect(await namesOf({ search: 'mug 2' })).toEqual(['Ember Mug 2']);
  });

  it('come back after a deletion for a day, and are gone for good then', async () => {
    const [one, two] = [await save({ name: 'One' }), await save({ name: 'Two' })];
    const ids = [one.product_id, two.product_id];
    await catalogue.deleteProducts(owner, ids);
    expect(await namesOf()).toEqual([]);
    await expect(get(one.product_id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save({}, { id: one.product_id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(catalogue.restoreProducts(stranger, ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await catalogue.restoreProducts(owner, ids);
    expect(await namesOf()).toEqual(['Two', 'One']);
    await catalogue.deleteProducts(owner, [one.product_id]);
    nowMs += UNDO_DAYS * 86_400_000;
    expect(await catalogue.purgeProducts()).toBe(1);
    await expect(catalogue.restoreProducts(owner, [one.product_id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await namesOf()).toEqual(['Two']);
  });

  it('move along with a guest', async () => {
    await save({ name: "Guest's" });
    await save({ name: 'Own' }, { actor: stranger });
    await database.transaction((tx) => catalogue.moveWorkspaceProducts(tx, { from: owner, to: stranger }));
    expect(await namesOf({ sort: 'name' }, stranger)).toEqual(["Guest's", 'Own']);
    await catalogue.purgeWorkspaceProducts(stranger.workspaceId);
    expect(await namesOf({}, stranger)).toEqual([]);
  });
});
