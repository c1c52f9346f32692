import { createHash, randomUUID } from 'node:crypto';
import { type AssetId, type FolderId, THUMBNAIL_DEFAULTS } from '@reelwright/contracts';
import sharp from 'sharp';
import type { Actor } from '../../actor.ts';
import type { AssetsService, NewAsset } from '../assets/assets.service.ts';
import { toAssetFolder, toThumbnailKey } from './library-keys.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const AT_ONCE = 500;
const FOLDERS = 200;
const WORDS = ['summer', 'bottle', 'unboxing', 'studio', 'close-up', 'model', 'kitchen', 'street', 'logo', 'review'];
const CHINESE = ['夏季', '保温杯', '开箱', '特写', '模特', '厨房', '街拍', '口播', '详情', '测评'];
const TAGS = ['sale', 'hero', 'draft', '爆款', '新品', 'spring', 'ugc', 'b-roll'];
/** What some of them show or say, as an analysis finds it. */
const FOUND = [
  'grand opening this weekend',
  'keeps tea hot for eight hours',
  '全场五折 限时抢购',
  '一杯好茶 温暖整个冬天',
];
const KINDS = [
  { contentType: 'image/jpeg', extension: 'jpg', width: 480, height: 600, durationS: null },
  { contentType: 'video/mp4', extension: 'mp4', width: 1080, height: 1920, durationS: 12 },
  { contentType: 'audio/mpeg', extension: 'mp3', width: 0, height: 0, durationS: 60 },
] as const;
const DRAWN_IMAGES = 24;

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

export interface SeedParts {
  database: OpenDatabase;
  storage: Pick<Storage, 'put'>;
  assets: Pick<AssetsService, 'addAssets' | 'setFoundText' | 'library'>;
}

interface SeedRequest {
  actor: Actor;
  count: number;
  /** Of the newest images, how many have real files; all other rows name files that do not exist. */
  imageCount: number;
  onProgress?(text: string): void;
}

/**
 * Fills a library with assets as users name, tag and sort them: two in three are images, the names are in both
 * languages, three in four lie in folders. Returns the folders.
 */
export async function seedAssets(parts: SeedParts, request: SeedRequest): Promise<FolderId[]> {
  const { database, assets } = parts;
  const { actor, count, imageCount, onProgress } = request;
  const folderIds = await addFolders(parts, actor);
  const images = await drawImages(imageCount === 0 ? 0 : DRAWN_IMAGES);
  for (let from = 0; from < count; from += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_none, at) =>
      makeAsset(actor, { folderIds, index: from + at, count }),
    );
    // Two in three are images.
    const shown = made.filter(
      ({ contentType }, at) => contentType === 'image/jpeg' && count - from - at <= imageCount * 2,
    );
    for (const [index, asset] of shown.entries())
      Object.assign(asset, await keepImage(parts, asset, pick(images, index)));
    await assets.addAssets(database.db, made);
    for (const [at, { assetId }] of made.entries()) {
      if ((from + at) % 25 === 0) await assets.setFoundText(database.db, assetId, pick(FOUND, (from + at) / 25));
    }
    onProgress?.(`Added ${from + made.length} of ${count} assets`);
  }
  // As the database does by itself after a while.
  await database.query('vacuum (analyze) assets');
  return folderIds;
}

async function addFolders({ database, assets }: SeedParts, actor: Actor): Promise<FolderId[]> {
  const folderIds: FolderId[] = [];
  const batch = randomUUID().slice(0, 4);
  for (let index = 0; index < FOLDERS; index++) {
    const parentId = index % 5 === 0 ? null : (folderIds[Math.floor(index / 5) * 5] ?? null);
    const name = `${pick(WORDS, index)} ${index} ${batch}`;
    const folder = await database.transaction((tx) => assets.library.addFolder(tx, { actor, name, parentId }));
    folderIds.push(folder.folderId);
  }
  return folderIds;
}

function makeAsset(
  { userId, workspaceId }: Actor,
  { folderIds, index, count }: { folderIds: readonly FolderId[]; index: number; count: number },
) {
  const { extension, ...facts } = pick(KINDS, index % 10 === 9 ? 2 : index % 3 === 0 ? 1 : 0);
  const name = index % 3 === 0 ? pick(CHINESE, index * 7) : `${pick(WORDS, index)} ${pick(WORDS, index * 3 + 1)}`;
  // A campaign of long ago: newer assets do not have its word.
  const isOld = index < count / 4;
  const assetId = randomUUID() as AssetId;
  return {
    assetId,
    userId,
    workspaceId,
    fileName: `${isOld ? 'archive ' : ''}${name} ${index}.${extension}`,
    storageKey: `${toAssetFolder(assetId)}seeded.${extension}`,
    ...facts,
    sizeBytes: 50_000 + ((index * 7919) % 200_000),
    sha256: createHash('sha256').update(assetId).digest('hex'),
    folderId: index % 4 === 0 ? null : pick(folderIds, index),
    tags: [...(index % 2 === 0 ? [pick(TAGS, index / 2)] : []), ...(isOld ? ['archive'] : [])],
    categoryId: index % 1000 === 7 ? 503 : 0,
    description: index % 5 === 0 ? `${pick(CHINESE, index)} for the ${pick(WORDS, index)} campaign` : '',
  } satisfies NewAsset;
}

async function drawImages(count: number): Promise<Buffer[]> {
  const [{ width, height }] = KINDS;
  return Promise.all(
    Array.from({ length: count }, (_none, index) => {
      const hue = Math.round((360 * index) / count);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},70%,60%)"/>
        <stop offset="1" stop-color="hsl(${(hue + 60) % 360},70%,30%)"/></linearGradient></defs>
        <rect width="100%" height="100%" fill="url(#g)"/>
        <circle cx="${100 + index * 11}" cy="${480 - index * 13}" r="${60 + index * 4}" fill="hsl(${(hue + 180) % 360},60%,70%)"/></svg>`;
      return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
    }),
  );
}

/** Stores the files of an image, and returns what its row says of them. */
async function keepImage(
  { storage }: SeedParts,
  { assetId, storageKey, width, height }: ReturnType<typeof makeAsset>,
  content: Buffer,
): Promise<Pick<NewAsset, 'sizeBytes' | 'media'>> {
  const { width: thumbWidth, height: thumbHeight, quality } = THUMBNAIL_DEFAULTS;
  const thumbnail = await sharp(content).resize(thumbWidth, thumbHeight).jpeg({ quality }).toBuffer();
  await storage.put(storageKey, content, 'image/jpeg');
  await storage.put(toThumbnailKey(assetId), thumbnail, 'image/jpeg');
  return {
    sizeBytes: content.byteLength,
    media: {
      media: { kind: 'image', key: storageKey, width, height, hasAlpha: false },
      posterKey: storageKey,
      proxyKey: null,
      peaksKey: null,
      filmstrip: null,
      keptBytes: thumbnail.byteLength,
    },
  };
}
