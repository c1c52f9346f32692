import { join } from 'node:path';
import type { AssetId } from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import { turnsOf } from '#src/engines/engine-work.ts';
import type { SeparationEngine } from '#src/engines/cut-out/separation.ts';
import { rememberOperation } from '#src/runner/remember-operation.ts';
import { defineStep } from './results.ts';

export interface SeparateDependencies {
  separation: SeparationEngine;
  /** Returns the storage key of an image of the user's library; undefined if it is not theirs. */
  findImageKey(actor: Actor, assetId: AssetId): Promise<string | undefined>;
}

/** Separates the subject of one image from its background. */
export function createSeparateStep({ separation, findImageKey }: SeparateDependencies) {
  return defineStep({
    name: 'separate',
    weight: 4,
    isPerVariant: true,
    after: [],
    // A new model of the operator's is asked anew.
    reads: ({ input: { images }, variant }) => ({ image: images[variant], engine: separation.id }),
    async run({ image }, _results, context) {
      const { actor, folder, signal, storage, workPrefix, runHeavy, variant } = context;
      if (!image) throw new Error(`the task has no image ${variant}`);
      const source = await findImageKey(actor, image.asset_id);
      if (source === undefined) throw new AppError('ASSET_MISSING');
      const imagePath = await storage.toLocalFile(source, folder);
      const outputPath = join(folder, 'subject.png');
      const { marks, edge } = image;
      const memory = rememberOperation(`separate-${variant}`, context);
      const takeTurn = turnsOf('cutOut', runHeavy);
      const separated = await separation.separate({ imagePath, outputPath, edge, memory, takeTurn, marks }, signal);
      if (!separated.isSeparated) throw new AppError('CUT_OUT_UNCERTAIN', { position: variant + 1 });
      const { key } = await storage.putFile(`${workPrefix}subject-${variant}.png`, outputPath, 'image/png');
      return { key, width: separated.width, height: separated.height, region: separated.region };
    },
  });
}
