import { randomUUID } from 'node:crypto';
import { type AssetId, BRAND_KIT_LIMITS, type BrandKitId, CALLS, type LibraryAsset } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { type BrandKitsService, createBrandKitsService } from './brand-kits.service.ts';

const LOGO = randomUUID() as AssetId;
let database: Database;
let brandKits: BrandKitsService;
let owner: Actor;
let stranger: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
  brandKits = createBrandKitsService({
    database,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    library: {
      listLibraryAssets: (actor, ids) =>
        Promise.resolve(
          ids
            .filter((id) => id === LOGO && actor.workspaceId === owner.workspaceId)
            .map((id) => ({ id, url: '/logo.png', thumb_url: '/thumb.webp' }) as LibraryAsset),
        ),
    },
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  owner = await addTestUser(database);
  stranger = await addTestUser(database);
});

const save = (input: object, actor = owner) =>
  brandKits.saveBrandKit(actor, CALLS.saveBrandKit.input.parse({ name: 'Kiln', ...input }));
const namesOf = async (actor: Actor) => (await brandKits.listBrandKits(actor)).list.map(({ name }) => name);

describe('the brand kits of a workspace', () => {
  it('are kept with everything that ads share, for this workspace alone', async () => {
    const fields = {
      name: 'Kiln & Co',
      logo: { asset_id: LOGO },
      colors: ['#c43a13'],
      fonts: { title: 'Lobster' },
      words: { en: { voice: 'en-amy', call_to_action: 'Get yours', legal_line: 'Terms apply.' } },
      is_default: true,
    };
    const saved = await save(fields);
    expect(saved).toEqual({ id: saved.id, ...fields, logo_url: '/logo.png' });
    expect(await brandKits.listBrandKits(owner)).toEqual({ list: [saved], max: BRAND_KIT_LIMITS.kits });
    expect(await namesOf(stranger)).toEqual([]);
  });

  it('have one default at most, which is listed first', async () => {
    await save({ name: 'One', is_default: true });
    const two = await save({ name: 'Two', is_default: true });
    expect(await namesOf(owner)).toEqual(['Two', 'One']);
    await save({ id: two.id, name: 'Two' });
    expect((await brandKits.listBrandKits(owner)).list.some((kit) => kit.is_default)).toBe(false);
  });

  it('can be changed and deleted, but not by others', async () => {
    const { id } = await save({});
    await save({ id, name: 'Kiln 2' });
    await expect(save({ id, name: 'Mine now' }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(brandKits.deleteBrandKit(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await namesOf(owner)).toEqual(['Kiln 2']);
    await brandKits.deleteBrandKit(owner, id);
    expect(await namesOf(owner)).toEqual([]);
    await expect(brandKits.deleteBrandKit(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save({ id: randomUUID() as BrandKitId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('show no logo that was deleted', async () => {
    const gone = randomUUID() as AssetId;
    expect(await save({ logo: { asset_id: gone } })).not.toHaveProperty('logo_url');
    expect(await save({ logo: { url: 'https://kiln.example/logo.png' } })).toMatchObject({
      logo_url: 'https://kiln.example/logo.png',
    });
  });

  it('are refused beyond the limit, also if many are saved at once', async () => {
    const all = Array.from({ length: BRAND_KIT_LIMITS.kits + 2 }, (_none, index) => save({ name: `Kit ${index}` }));
    const results = await Promise.allSettled(all);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      'COUNT_EXCEEDED',
      'COUNT_EXCEEDED',
    ]);
  });

  it('move along with a guest, and leave the default of the account', async () => {
    await save({ name: 'Own', is_default: true }, stranger);
    await save({ name: "Guest's", is_default: true });
    await database.transaction((tx) => brandKits.moveWorkspaceBrandKits(tx, { from: owner, to: stranger }));
    const { list } = await brandKits.listBrandKits(stranger);
    expect(list.map(({ name, is_default: isDefault }) => [name, isDefault])).toEqual([
      ['Own', true],
      ["Guest's", false],
    ]);
    expect(await namesOf(owner)).toEqual([]);
    await brandKits.purgeWorkspaceBrandKits(stranger.workspaceId);
    expect(await namesOf(stranger)).toEqual([]);
  });
});
