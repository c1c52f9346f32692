import type { EffectId } from '@reelwright/contracts';
import type { PieceRequest } from './compose/compose-piece.ts';

/** The engine's order to the playing program. */
export type MusicWork =
  | { kind: 'piece'; request: PieceRequest; wavPath: string }
  | { kind: 'effects'; files: readonly { id: EffectId; wavPath: string }[] };
