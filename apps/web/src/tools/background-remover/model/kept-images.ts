import type { AssetId } from '@reelwright/contracts';
import type { CutImage } from './cut-image.ts';
import type { Edit } from './mark-history.ts';

/** What is kept of an image in this tab, so that a reload loses no marks. The image itself is in the library. */
export interface KeptImage extends Pick<CutImage, 'id' | 'name' | 'isSeen'> {
  assetId: AssetId;
  edit: Edit;
}

/** Changes with the shape of what is kept. */
const KEY = 'cut-out-images-1';

/** Keeps the images that are in the library, with their marks. Does nothing where the browser has no room. */
export function keepImages(images: readonly CutImage[]): void {
  const kept = images.flatMap(({ id, name, isSeen, assetId, history }): KeptImage[] =>
    assetId === null ? [] : [{ id, name, isSeen, assetId, edit: history.now }],
  );
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full, or turned off: the images live as long as the page.
  }
}

export function readKeptImages(): KeptImage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    // This module wrote them, in the shape that the key names.
    return Array.isArray(kept) ? (kept as KeptImage[]) : [];
  } catch {
    return [];
  }
}
