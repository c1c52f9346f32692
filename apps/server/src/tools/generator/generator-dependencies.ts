import type { AssetId } from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import type { SeparationEngine } from '#src/engines/cut-out/separation.ts';
import type { GenerationEngine } from '#src/engines/generation/generation.ts';
import type { AssetMedia } from '#src/modules/assets/asset-media.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { Storage } from '#src/platform/storage/storage.ts';

export interface GeneratorDependencies {
  generation: GenerationEngine;
  separation: SeparationEngine;
  storage: Pick<Storage, 'head' | 'get'>;
  runProgram: RunProgram;
  /** Returns the storage key of an image of the user's library; undefined if it is not theirs. */
  findImageKey(actor: Actor, assetId: AssetId): Promise<string | undefined>;
  /** Returns what is known of an asset that was prepared for documents; undefined for others. */
  findMedia(actor: Actor, assetId: AssetId): Promise<AssetMedia | undefined>;
}
