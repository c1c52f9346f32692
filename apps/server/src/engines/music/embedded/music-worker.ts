import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { composePiece, type PieceRequest } from './compose/compose-piece.ts';
import { encodeStereoWav } from './encode-wav.ts';
import { playPiece } from './play/play-piece.ts';
import { SAMPLE_RATE } from './play/sound.ts';

/** What the engine hands to the thread that plays. */
export interface MusicWork {
  request: PieceRequest;
  wavPath: string;
}

const { request, wavPath } = workerData as MusicWork;
writeFileSync(wavPath, encodeStereoWav(playPiece(composePiece(request)), SAMPLE_RATE));
