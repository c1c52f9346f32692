import { fontFaceName } from '@reelwright/timeline';
import { PreviewError } from '../model/preview-error.ts';
import type { FontSource } from './worker-messages.ts';

/** The worker's fonts; TypeScript only knows those of a page. */
const { fonts: workerFonts } = globalThis as unknown as { fonts: FontFaceSet };

const keyOf = ({ family, weight, url }: FontSource) => `${family} ${weight} ${url}`;

/** Makes the fonts of documents available to the canvases of this worker. */
export interface FontShelf {
  /** Resolves when all sources can be drawn with. Throws PreviewError. */
  load(sources: readonly FontSource[]): Promise<void>;
  /** Returns a canvas `font` value whose families resolve to the faces loaded last. */
  nameLoaded(font: string): string;
}

export function openFontShelf(): FontShelf {
  const faces = new Map<string, Promise<FontFace>>();
  /**
   * The family name of each face in this worker, a new one for each load: Chromium keeps drawing with a face removed
   * from a worker's set, at sizes used before, as long as another face has its name.
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
      // A document with other glyphs brings a larger subset of a face; two subsets of one face would hide each other.
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
