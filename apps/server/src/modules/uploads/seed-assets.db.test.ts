import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestUser } from '../accounts/test-users.ts';
import { openTestLibrary, type TestLibrary } from '../assets/library/test-library.ts';
import { seedAssets } from './seed-assets.ts';

let bench: TestLibrary;
beforeAll(async () => {
  bench = await openTestLibrary({ now: () => new Date('2026-11-20T10:00:00Z') });
});
afterAll(async () => bench[Symbol.asyncDispose]());

test('a seeded library is listed and searched like any other, and its newest images have files', async () => {
  const actor = await addTestUser(bench.database);
  await seedAssets(bench, { actor, count: 60, imageCount: 5 });
  const entries = await bench.list(actor, { page_size: 100 });
  expect(entries.filter((entry) => !entry.is_folder)).toHaveLength(60);
  const shown = entries.filter((entry) => !entry.is_folder && entry.thumb_url !== '');
  expect(shown.length).toBeGreaterThanOrEqual(5);
  expect(shown.length).toBeLessThan(10);
  for (const { id } of shown) expect(await bench.storage.head(`library/${id}/thumbnail.jpg`)).toBeTruthy();
  expect((await bench.list(actor, { search: 'archive' })).length).toBe(15);
  expect((await bench.list(actor, { search: '全场五折' })).length).toBe(1);
});
