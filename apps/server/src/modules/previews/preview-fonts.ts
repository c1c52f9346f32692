import type { PreviewFont } from '@reelwright/contracts';
import { type FontUse, listFontUses, type TimelineDocument } from '@reelwright/timeline';
import type { FontSubsets } from '../../studio/fonts/font-subsets.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export interface PreviewFonts {
  /**
   * Returns every font face of the document's texts, reduced to the characters in use, at an address that a browser can
   * load until it expires.
   */
  listPreviewFonts(document: TimelineDocument, urlLifetimeS: number): Promise<PreviewFont[]>;
  /** Same for given faces and characters. Throws AppError(SYSTEM_ERROR) for a face that is not in the catalogue. */
  listFonts(uses: readonly FontUse[], urlLifetimeS: number): Promise<PreviewFont[]>;
}

/** Stores subsets of the render's own font faces: equal subsets once for all callers. */
export function createPreviewFonts(input: {
  subsets: Pick<FontSubsets, 'subsetFont'>;
  storage: Pick<Storage, 'head' | 'put' | 'signGet'>;
}): PreviewFonts {
  const { subsets, storage } = input;

  async function storeSubset({ text, ...face }: FontUse): Promise<string> {
    const { key, bytes } = await subsets.subsetFont({ face, text });
    const storageKey = `fonts/${key}.woff2`;
    if (!(await storage.head(storageKey))) await storage.put(storageKey, bytes, 'font/woff2');
    return storageKey;
  }

  const listFonts: PreviewFonts['listFonts'] = (uses, urlLifetimeS) =>
    Promise.all(
      uses.map(async (use) => ({
        family: use.family,
        weight: use.weight,
        url: await storage.signGet(await storeSubset(use), { expiresInS: urlLifetimeS }),
      })),
    );
  return {
    listFonts,
    listPreviewFonts: (document, urlLifetimeS) => listFonts(listFontUses(document), urlLifetimeS),
  };
}
