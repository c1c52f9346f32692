import { createHash } from 'node:crypto';
import type { AssetId, FolderId } from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import type { TestLibrary } from '#src/modules/library/test-library.ts';

const AT_ONCE = 500;
const FOLDERS = 200;
const WORDS = ['summer', 'bottle', 'unboxing', 'studio', 'close-up', 'model', 'kitchen', 'street', 'logo', 'review'];
const CHINESE = ['夏季', '保温杯', '开箱', '特写', '模特', '厨房', '街拍', '口播', '详情', '测评'];
const TAGS = ['sale', 'hero', 'draft', '爆款', '新品', 'spring', 'ugc', 'b-roll'];
const KINDS = [
  { contentType: 'image/jpeg', extension: 'jpg', width: 1080, height: 1350, durationS: null },
  { contentType: 'video/mp4', extension: 'mp4', width: 1080, height: 1920, durationS: 12 },
  { contentType: 'audio/mpeg', extension: 'mp3', width: 0, height: 0, durationS: 60 },
] as const;

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

export interface SeededLibrary {
  folderIds: FolderId[];
  seconds: number;
}

/** Fills a library with assets as users name and tag them, most of them in folders. Rows only: their files do not exist. */
export async function seedLibrary(bench: TestLibrary, actor: Actor, count: number): Promise<SeededLibrary> {
  const startedAt = performance.now();
  const folderIds: FolderId[] = [];
  for (let index = 0; index < FOLDERS; index++) {
    const parent = index % 5 === 0 ? null : (folderIds[Math.floor(index / 5) * 5] ?? null);
    const input = { folder_name: `${pick(WORDS, index)} ${index}`, parent_id: parent };
    folderIds.push((await bench.library.addFolder(actor, input, 'en')).id);
  }
  const { userId, workspaceId } = actor;
  for (let from = 0; from < count; from += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_none, at) => {
      const index = from + at;
      const { extension, ...facts } = pick(KINDS, index % 10 === 9 ? 2 : index % 3 === 0 ? 1 : 0);
      const name = index % 3 === 0 ? pick(CHINESE, index * 7) : `${pick(WORDS, index)} ${pick(WORDS, index * 3 + 1)}`;
      return {
        userId,
        workspaceId,
        fileName: `${name} ${index}.${extension}`,
        storageKey: `library/${index}/file.${extension}`,
        ...facts,
        sizeBytes: 50_000 + ((index * 7919) % 5_000_000),
        sha256: createHash('sha256').update(String(index)).digest('hex'),
        folderId: index % 4 === 0 ? null : pick(folderIds, index),
        tags: index % 2 === 0 ? [pick(TAGS, index / 2)] : [],
        description: index % 5 === 0 ? `${pick(CHINESE, index)} for the ${pick(WORDS, index)} campaign` : '',
      };
    });
    await bench.assets.addAssets(bench.database.db, made);
  }
  // As the database does by itself after a while.
  await bench.database.query('vacuum (analyze) assets');
  return { folderIds, seconds: (performance.now() - startedAt) / 1000 };
}

/** Marks some assets as favorites of the user. */
export async function addFavorites(bench: TestLibrary, actor: Actor, assetIds: readonly AssetId[]): Promise<void> {
  await bench.library.setFavorites(actor, { asset_ids: [...assetIds], is_favorite: true });
}
