/**
 * A separate program: minutes of audio take hundreds of megabytes, which only the end of a process gives back. It reads
 * one work from standard input and prints the measures of its effects.
 */
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { composePiece } from './compose/compose-piece.ts';
import { encodeStereoWav } from './encode-wav.ts';
import type { MusicWork } from './music-work.ts';
import { playPiece } from './play/play-piece.ts';
import { SAMPLE_RATE } from './play/sound.ts';
import { type EffectMeasure, measureEffect } from './sounds/measure-effect.ts';
import { playEffect } from './sounds/play-effect.ts';

function play(work: MusicWork): EffectMeasure[] {
  if (work.piece) {
    const { request, wavPath } = work.piece;
    writeFileSync(wavPath, encodeStereoWav(playPiece(composePiece(request)), SAMPLE_RATE));
  }
  return work.effects.map(({ id, wavPath }) => {
    const sound = playEffect(id);
    writeFileSync(wavPath, encodeStereoWav(sound, SAMPLE_RATE));
    return measureEffect(sound);
  });
}

process.stdout.write(JSON.stringify(play(JSON.parse(await text(process.stdin)) as MusicWork)));
