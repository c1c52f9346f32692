import type { BackgroundRemoverInput } from '@reelwright/contracts';
import type { CutImage } from './cut-image.ts';
import type { Settings } from './settings.ts';

/** Returns a task's input; null while an image is not in the library yet, or must be looked at. */
export function toTaskInput(images: readonly CutImage[], settings: Settings): BackgroundRemoverInput | null {
  if (images.length === 0) return null;
  const ready: BackgroundRemoverInput['images'] = [];
  for (const image of images) {
    if (image.assetId === null || stateOf(image) !== 'ready') return null;
    const { marks, edge } = image.history.now;
    // An image that was looked at is cut out as it was seen, even where the engine alone would refuse.
    const isSeen = image.isSeen || image.history.past.length > 0;
    ready.push({ asset_id: image.assetId, name: image.name, edge, ...(isSeen ? { marks } : {}) });
  }
  const { background, shadow, frame, format } = settings;
  return { images: ready, background, shadow, frame, format };
}

export type CutImageState = 'uploading' | 'failed' | 'looking' | 'ready' | 'check' | 'mark';

/** Returns what is to be done about an image before it can be cut out. */
export function stateOf({ problem, assetId, guess, isSeen }: CutImage): CutImageState {
  if (problem !== null) return 'failed';
  if (assetId === null) return 'uploading';
  if (guess === null) return 'looking';
  if (guess.verdict === 'certain' || isSeen) return 'ready';
  return guess.verdict;
}
