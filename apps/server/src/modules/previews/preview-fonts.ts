import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PreviewFont } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import type { FontFile } from '../../fonts/font-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export interface PreviewFonts {
  /** Every face that the document's texts may be set in, where a browser can load it until the address ends. */
  listPreviewFonts(document: TimelineDocument, urlLifetimeS: number): Promise<PreviewFont[]>;
}

const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** All families that are named, and all that is written, in a document: font families are the only property of that name. */
function readTexts(document: TimelineDocument): { families: Set<string>; text: string } {
  const families = new Set<string>();
  const texts: string[] = [];
  JSON.stringify(document.tracks, (key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    if (key === 'family' && typeof value === 'string') families.add(value);
    return value;
  });
  return { families, text: texts.join(' ') };
}

/** The render's own faces, kept in storage under the hash of their content. */
export function createPreviewFonts(input: {
  faces: readonly FontFile[];
  storage: Pick<Storage, 'head' | 'put' | 'signGet'>;
}): PreviewFonts {
  const { faces, storage } = input;
  const stored = new Map<string, Promise<string>>();

  async function store({ path }: FontFile): Promise<string> {
    const content = await readFile(path);
    const key = `fonts/${createHash('sha256').update(content).digest('hex')}`;
    if (!(await storage.head(key))) await storage.put(key, content, 'font/sfnt');
    return key;
  }

  function storeOnce(face: FontFile): Promise<string> {
    const known = stored.get(face.path);
    if (known) return known;
    const key = store(face);
    stored.set(face.path, key);
    key.catch(() => stored.delete(face.path));
    return key;
  }

  return {
    async listPreviewFonts(document, urlLifetimeS) {
      const { families, text } = readTexts(document);
      const isWanted = ({ family }: FontFile) => families.has(family) || (CJK.test(text) && /CJK/.test(family));
      return Promise.all(
        faces.filter(isWanted).map(async (face) => ({
          family: face.family,
          weight: face.weight,
          url: await storage.signGet(await storeOnce(face), { expiresInS: urlLifetimeS }),
        })),
      );
    },
  };
}
