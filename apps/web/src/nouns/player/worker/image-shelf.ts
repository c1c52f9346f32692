import type { ImagePixels } from '@reelwright/compositor';
import { PreviewError } from '../model/preview-error.ts';
import { loadImage } from './load-image.ts';
import type { MediaFiles } from './media-files.ts';

/** Decoded images, which the painters of all sizes share. */
export interface ImageShelf {
  /** Throws PreviewError. */
  read(media: string, hasAlpha: boolean): Promise<ImagePixels>;
}

/** Room for a dozen product photos; one that was dropped is decoded again. */
const KEPT_BYTES = 64 * 1024 ** 2;

export function openImageShelf(files: MediaFiles): ImageShelf {
  // In order of last use.
  const kept = new Map<string, Promise<ImagePixels>>();
  const sizes = new Map<string, number>();

  function drop(key: string): void {
    kept.delete(key);
    sizes.delete(key);
  }

  function makeRoom(): void {
    let used = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const key of kept.keys()) {
      if (used <= KEPT_BYTES) return;
      used -= sizes.get(key) ?? 0;
      drop(key);
    }
  }

  async function decode(media: string, hasAlpha: boolean): Promise<ImagePixels> {
    const blob = await files.load(media);
    try {
      return await loadImage(blob, { hasAlpha });
    } catch (error) {
      throw new PreviewError('media_broken', `${media} could not be decoded`, { cause: error });
    }
  }

  return {
    read(media, hasAlpha) {
      const key = `${hasAlpha} ${files.addressOf(media)}`;
      const image = kept.get(key) ?? decode(media, hasAlpha);
      kept.delete(key);
      kept.set(key, image);
      image.then(
        ({ pixels }) => {
          if (kept.get(key) !== image) return;
          sizes.set(key, pixels.byteLength);
          makeRoom();
        },
        () => drop(key),
      );
      return image;
    },
  };
}
