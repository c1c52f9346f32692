import { readFile, writeFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { hashFile } from '../../platform/media/hash-file.ts';
import type { CutOut, CutOutEngine } from './cut-out.ts';

/** What thirty to a hundred cut-outs take. */
const KEPT_BYTES = 24 * 1024 ** 2;
/** Of a photo that has none, and of the facts of one that has. */
const FACTS_BYTES = 4096;

/** `png` is null if there is no cut-out. */
type Kept = { cutOut: CutOut; png: Buffer } | { cutOut: null; png: null };

/**
 * Cuts each photo out once: a change in the editor, another size and another ad of the same product look at the same
 * photos again. They are told apart by their bytes, so nobody learns of somebody else's.
 */
export function rememberCutOuts(engine: CutOutEngine): CutOutEngine {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ png }) => FACTS_BYTES + (png?.length ?? 0),
  });
  return {
    id: engine.id,
    warm: () => engine.warm(),
    async cutOut(request, signal) {
      const { sha256: key } = await hashFile(request.imagePath, signal);
      const known = kept.get(key);
      if (known) {
        if (known.png) await writeFile(request.outputPath, known.png);
        return known.cutOut;
      }
      const cutOut = await engine.cutOut(request, signal);
      kept.set(key, cutOut ? { cutOut, png: await readFile(request.outputPath) } : { cutOut: null, png: null });
      return cutOut;
    },
  };
}
