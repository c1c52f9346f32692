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
  /** What a canvas' `font` has to be so that the faces it names are those loaded last. */
  nameLoaded(font: string): string;
}

export function openFontShelf(): FontShelf {
  const faces = new Map<string, Promise<FontFace>>();
  /**
   * The name of each face in this worker, another one each time: Chromium goes on drawing with a face that was taken out of a worker's
   * set, at sizes at which it was drawn with before, as long as another one has its name.
   */
  const names = new Map<string, string>();
  let loaded = 0;

  async function loadFace(source: FontSource): Promise<FontFace> {
    const name = `${fontFaceName(source)} ${++loaded}`;
    const face = new FontFace(name, `url(${JSON.stringify(source.url)})`);
    try {
      await face.load();
    } catch (error) {
      const failure = navigator.onLine ? 'media_missing' : 'offline';
      throw new PreviewError(failure, `${source.family} ${source.weight} did not load`, { cause: error });
    }
    workerFonts.add(face);
    names.set(fontFaceName(source), name);
    return face;
  }

  return {
    nameLoaded: (font) => font.replaceAll(/"([^"]+)"/g, (_, name: string) => `"${names.get(name) ?? name}"`),
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
