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
  /** Loads sources that may be drawn with next. */
  keepReady(sources: readonly FontSource[]): void;
  /** Returns a canvas `font` value whose families resolve to the faces loaded last. */
  nameLoaded(font: string): string;
}

/** Faces kept for documents that were shown before: whoever compares two looks goes back and forth. */
const FACES_KEPT = 60;

interface LoadedFace {
  /**
   * The family name of the face in this worker, a new one for each load: two subsets of one face would hide each other,
   * and Chromium keeps drawing with a face removed from a worker's set, at sizes used before, as long as another face
   * has its name.
   */
  name: string;
  face: Promise<FontFace>;
}

export function openFontShelf(): FontShelf {
  /** In order of last use. */
  const faces = new Map<string, LoadedFace>();
  /** The name of each face as loaded last. */
  let names = new Map<string, string>();
  let faceCount = 0;
  let loadCount = 0;

  async function loadFace(source: FontSource, name: string): Promise<FontFace> {
    const face = new FontFace(name, `url(${JSON.stringify(source.url)})`);
    try {
      await face.load();
    } catch (error) {
      faces.delete(keyOf(source));
      const failure = navigator.onLine ? 'media_missing' : 'offline';
      throw new PreviewError(failure, `${source.family} ${source.weight} did not load`, { cause: error });
    }
    workerFonts.add(face);
    return face;
  }

  function findFace(source: FontSource): LoadedFace {
    const known = faces.get(keyOf(source));
    if (known) return known;
    const name = `${fontFaceName(source)} ${++faceCount}`;
    return { name, face: loadFace(source, name) };
  }

  function makeRoom(wanted: number): void {
    for (const [key, { face }] of faces) {
      if (faces.size <= Math.max(FACES_KEPT, wanted)) return;
      faces.delete(key);
      void face.then((old) => workerFonts.delete(old)).catch(() => undefined);
    }
  }

  function findFaces(sources: readonly FontSource[]): (readonly [string, LoadedFace])[] {
    const found = sources.map((source) => {
      const loaded = findFace(source);
      faces.delete(keyOf(source));
      faces.set(keyOf(source), loaded);
      return [fontFaceName(source), loaded] as const;
    });
    makeRoom(sources.length);
    return found;
  }

  return {
    keepReady(sources) {
      // A failure is reported when a document needs the face.
      for (const [, { face }] of findFaces(sources)) face.catch(() => undefined);
    },
    nameLoaded: (font) => font.replaceAll(/"([^"]+)"/g, (_, name: string) => `"${names.get(name) ?? name}"`),
    async load(sources) {
      const order = ++loadCount;
      const found = findFaces(sources);
      await Promise.all(found.map(([, { face }]) => face));
      // The faces of an earlier document that were slower may lack characters of this one.
      if (order === loadCount) names = new Map(found.map(([face, { name }]) => [face, name]));
    },
  };
}
