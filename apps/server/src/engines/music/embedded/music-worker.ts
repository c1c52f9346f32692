import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { EffectId } from '@reelwright/contracts';
import { composePiece, type PieceRequest } from './compose/compose-piece.ts';
import { encodeStereoWav } from './encode-wav.ts';
import { playPiece } from './play/play-piece.ts';
import { SAMPLE_RATE } from './play/sound.ts';
import { measureEffect } from './sounds/measure-effect.ts';
import { playEffect } from './sounds/play-effect.ts';

/** The engine's order to the playing thread. */
export type MusicWork =
  | { kind: 'piece'; request: PieceRequest; wavPath: string }
  | { kind: 'effects'; files: readonly { id: EffectId; wavPath: string }[] };

const work = workerData as MusicWork;
if (work.kind === 'piece') {
  writeFileSync(work.wavPath, encodeStereoWav(playPiece(composePiece(work.request)), SAMPLE_RATE));
} else {
  parentPort?.postMessage(
    work.files.map(({ id, wavPath }) => {
      const sound = playEffect(id);
      writeFileSync(wavPath, encodeStereoWav(sound, SAMPLE_RATE));
      return measureEffect(sound);
    }),
  );
}
