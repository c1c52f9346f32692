import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Mood } from '../music.ts';
import { composePiece } from './compose-piece.ts';
import { encodeStereoWav } from './encode-wav.ts';
import { SAMPLE_RATE } from './instruments.ts';
import { playPiece } from './play-piece.ts';

/** What the engine hands to the thread that plays. */
export interface MusicWork {
  mood: Mood;
  durationS: number;
  seed: number;
  wavPath: string;
}

const work = workerData as MusicWork;
const piece = composePiece(work);
writeFileSync(work.wavPath, encodeStereoWav(playPiece(piece), SAMPLE_RATE));
