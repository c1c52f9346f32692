import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MaskedSeparation, SeparationEngine } from '../separation.ts';
import type { MaskFinder } from './find-mask.ts';

/**
 * Lets a model find the subject where nobody has marked anything; the embedded engine reads its edge from the pixels.
 * What a person has marked was looked at in the browser, and stays as it was seen.
 */
export function createModelSeparationEngine(finder: MaskFinder, embedded: MaskedSeparation): SeparationEngine {
  return {
    id: finder.id,
    async separate(request, signal) {
      if (request.marks !== undefined) return embedded.separate(request, signal);
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
