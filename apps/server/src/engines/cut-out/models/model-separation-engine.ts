import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MaskedSeparation, SeparationEngine } from '../separation.ts';
import type { MaskFinder } from './find-mask.ts';

/**
 * Lets a model find the subject where the embedded engine is not certain and nobody has marked anything; the embedded
 * engine reads its edge from the pixels. All else was looked at in the browser, and stays as it was seen.
 */
export function createModelSeparationEngine(finder: MaskFinder, embedded: MaskedSeparation): SeparationEngine {
  return {
    id: finder.id,
    async separate(request, signal) {
      const separated = await embedded.separate(request, signal);
      if (separated.isSeparated || request.marks !== undefined) return separated;
      const folder = await mkdtemp(join(tmpdir(), 'mask-'));
      try {
        const maskPath = join(folder, 'mask.png');
        const { imagePath, memory, takeTurn } = request;
        await finder.findMask({ imagePath, outputPath: maskPath, memory, takeTurn }, signal);
        return await embedded.separate({ ...request, maskPath }, signal);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
