import { fontFaceName } from '@reelwright/timeline';
import { PreviewError } from '../model/preview-error.ts';
import type { FontSource } from './worker-messages.ts';

/** Fonts of a worker: TypeScript knows those of a page only. */
const { fonts: workerFonts } = globalThis as unknown as { fonts: FontFaceSet };

const keyOf = ({ family, weight, url }: FontSource) => `${family} ${weight} ${url}`;

/** Makes the fonts of documents known to the canvases of this worker. */
export interface FontShelf {
  /** Resolves when all of these can be drawn with. Throws PreviewError. */
  load(sources: readonly FontSource[]): Promise<void>;
}

export function openFontShelf(): FontShelf {
  const faces = new Map<string, Promise<FontFace>>();

  async function loadFace(source: FontSource): Promise<FontFace> {
    const face = new FontFace(fontFaceName(source), `url(${JSON.stringify(source.url)})`);
    try {
      await face.load();
    } catch (error) {
      const failure = navigator.onLine ? 'media_missing' : 'offline';
      throw new PreviewError(failure, `${source.family} ${source.weight} did not load`, { cause: error });
    }
    workerFonts.add(face);
    return face;
  }

  return {
    async load(sources) {
      const wanted = new Set(sources.map(keyOf));
      // A document with other letters brings a larger subset of a face; two of one face would hide one another.
      for (const [key, face] of faces) {
        if (wanted.has(key)) continue;
        faces.delete(key);
        void face.then((old) => workerFonts.delete(old)).catch(() => undefined);
      }
      await Promise.all(
        sources.map((source) => {
          const known = faces.get(keyOf(source));
          if (known) return known;
          const face = loadFace(source);
          faces.set(keyOf(source), face);
          face.catch(() => faces.delete(keyOf(source)));
          return face;
        }),
      );
    },
  };
}
