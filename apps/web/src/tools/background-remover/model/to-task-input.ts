import type { BackgroundRemoverInput } from '@reelwright/contracts';
import type { CutImage } from './cut-image.ts';
import { isMarked } from './mark-history.ts';
import type { Settings } from './settings.ts';

/** Returns a task's input; null while an image is not in the library yet, or must be looked at. */
export function toTaskInput(
  images: readonly CutImage[],
  settings: Settings,
  { hasModel }: ModelFacts,
): BackgroundRemoverInput | null {
  if (images.length === 0) return null;
  const ready: BackgroundRemoverInput['images'] = [];
  for (const image of images) {
    const state = stateOf(image, { hasModel });
    if (image.assetId === null || (state !== 'ready' && state !== 'model')) return null;
    const { marks, edge } = image.history.now;
    // An image that was looked at is cut out as it was seen, even where the engine alone would refuse.
    const isSeen = image.isSeen || image.history.past.length > 0 || isMarked(marks);
    ready.push({ asset_id: image.assetId, name: image.name, edge, ...(isSeen ? { marks } : {}) });
  }
  const { background, shadow, frame, format } = settings;
  return { images: ready, background, shadow, frame, format };
}

export interface ModelFacts {
  /** Whether the server has a model that separates what this browser can't. */
  hasModel: boolean;
}

export type CutImageState = 'uploading' | 'failed' | 'looking' | 'ready' | 'model' | 'check' | 'mark';

/** Returns what is to be done about an image before it can be cut out. */
export function stateOf(
  { problem, assetId, guess, isSeen, history }: CutImage,
  { hasModel }: ModelFacts,
): CutImageState {
  if (problem !== null) return 'failed';
  if (assetId === null) return 'uploading';
  if (guess === null) return 'looking';
  if (guess.verdict === 'certain' || isSeen) return 'ready';
  // What a person has begun to mark is theirs to finish.
  if (hasModel && history.past.length === 0 && !isMarked(history.now.marks)) return 'model';
  return guess.verdict;
}
