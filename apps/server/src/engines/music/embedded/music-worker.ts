import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { EffectId } from '@reelwright/contracts';
import { composePiece, type PieceRequest } from './compose/compose-piece.ts';
import { encodeStereoWav } from './encode-wav.ts';
import { playPiece } from './play/play-piece.ts';
import { SAMPLE_RATE } from './play/sound.ts';
import { playEffect } from './sounds/play-effect.ts';

/** What the engine hands to the thread that plays. */
export type MusicWork = { wavPath: string } & (
  | { kind: 'piece'; request: PieceRequest }
  | { kind: 'effect'; id: EffectId }
);

const work = workerData as MusicWork;
const sound = work.kind === 'piece' ? playPiece(composePiece(work.request)) : playEffect(work.id);
writeFileSync(work.wavPath, encodeStereoWav(sound, SAMPLE_RATE));
