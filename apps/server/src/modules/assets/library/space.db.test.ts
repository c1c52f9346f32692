import type { AssetId, FolderId } from '@reelwright/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#src/actor.ts';
import { addTestUser } from '../../accounts/test-users.ts';
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
  fc.record({ kind: fc.constant('tag' as const), tag: fc.constantFrom('red', 'new', '爆款'), at: fc.nat(9) }),
  fc.record({
    kind: fc.constantFrom('copy', 'move', 'delete', 'restore', 'purge', 'folder', 'deleteFolder', 'wait' as const),
    at: fc.nat(9),
  }),
);

/** Counts the tags of all assets that a list shows, most used first. */
async function countTags(actor: Actor): Promise<{ tag: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const entry of await bench.list(actor, { page_size: 100 })) {
    for (const tag of entry.is_folder ? [] : entry.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const list = [...counts].map(([tag, count]) => ({ tag, count }));
  return list.sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1));
}

test('the space used is the sum of all files, and each tag is counted right, whatever is done to them', async () => {
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
          case 'tag':
            await attempt(() =>
              bench.library.tag(actor, { asset_ids, add_tags: [step.tag], remove_tags: [step.at > 6 ? 'red' : ''] }),
            );
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
        expect((await bench.library.getDict(actor, 'en')).tags).toEqual(await countTags(actor));
      }
      await bench.library.emptyBin(actor, { asset_ids: [], folder_ids: [], is_all: true });
      await bench.uploads.purgeWorkspaceLibrary(actor.workspaceId, signal);
      expect(await bench.sumFiles()).toBe(othersBefore);
    }),
    { numRuns: 15 },
  );
});
