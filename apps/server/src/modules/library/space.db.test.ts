import type { AssetId, FolderId } from '@reelwright/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestUser } from '../accounts/test-users.ts';
import { openTestLibrary, type TestLibrary } from './test-library.ts';

const { signal } = new AbortController();
let now = new Date('2026-11-20T10:00:00Z');
let bench: TestLibrary;

beforeAll(async () => {
  bench = await openTestLibrary({ now: () => now });
});
afterAll(async () => bench[Symbol.asyncDispose]());

const operation = fc.oneof(
  fc.record({ kind: fc.constant('upload' as const), sizeBytes: fc.integer({ min: 1, max: 500 }), at: fc.nat(9) }),
  fc.record({
    kind: fc.constantFrom('copy', 'move', 'delete', 'restore', 'purge', 'folder', 'deleteFolder', 'wait' as const),
    at: fc.nat(9),
  }),
);

test('the space that a workspace uses is the sum of its files, whatever is done to them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), async (operations) => {
      const actor = await addTestUser(bench.database);
      const othersBefore = await bench.sumFiles();
      const files: AssetId[] = [];
      const folders: FolderId[] = [];
      // Many of these ids are deleted by now: such a call must change nothing.
      const attempt = async (work: () => Promise<unknown>): Promise<void> => {
        await work().catch((error: unknown) => expect(error).toMatchObject({ code: 'NOT_FOUND' }));
      };
      for (const step of operations) {
        const asset_ids = files.length === 0 ? [] : files.slice(step.at % files.length).slice(0, 2);
        const parent_id = folders[step.at % (folders.length + 1)] ?? null;
        const folder_ids = parent_id === null ? [] : [parent_id];
        switch (step.kind) {
          case 'upload':
            files.push(await bench.addFile(actor, { sizeBytes: step.sizeBytes }));
            break;
          case 'copy':
            await attempt(async () => {
              const { list } = await bench.library.copy(actor, { asset_ids, parent_id });
              files.push(...list.map(({ id }) => id));
            });
            break;
          case 'move':
            await attempt(() => bench.library.move(actor, { asset_ids, folder_ids: [], parent_id }));
            break;
          case 'delete':
            await attempt(() => bench.library.remove(actor, { asset_ids, folder_ids: [] }));
            break;
          case 'restore':
            await attempt(() => bench.library.restore(actor, { asset_ids, folder_ids: [] }));
            break;
          case 'purge':
            await attempt(() => bench.library.emptyBin(actor, { asset_ids: [], folder_ids: [], is_all: true }));
            break;
          case 'folder':
            folders.push(
              (await bench.library.addFolder(actor, { folder_name: `F${folders.length}`, parent_id: null }, 'en')).id,
            );
            break;
          case 'deleteFolder':
            await attempt(() => bench.library.remove(actor, { asset_ids: [], folder_ids }));
            break;
          case 'wait':
            now = new Date(now.getTime() + 31 * 86_400_000);
            await bench.library.purgeExpired(signal);
            break;
        }
        const { used } = await bench.library.getSpace(actor);
        expect(used).toBe((await bench.sumFiles()) - othersBefore);
      }
      await bench.library.emptyBin(actor, { asset_ids: [], folder_ids: [], is_all: true });
      await bench.mediaLibrary.purgeWorkspaceLibrary(actor.workspaceId, signal);
      expect(await bench.sumFiles()).toBe(othersBefore);
    }),
    { numRuns: 15 },
  );
});
