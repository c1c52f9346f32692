import type { EffectId } from '@reelwright/contracts';
import type { PieceRequest } from './compose/compose-piece.ts';

/** The engine's order to the playing program. */
export interface MusicWork {
  piece?: { request: PieceRequest; wavPath: string };
  effects: readonly { id: EffectId; wavPath: string }[];
}
