import type { Part, Piece } from '../compose/score.ts';
import { addEcho, addHall } from './hall.ts';
import { createInstruments } from './instruments.ts';
import { addVinyl, fade, master } from './master.ts';
import { type Desk, followKicks, mixGroup } from './mix-part.ts';
import { createStereo, type Stereo, toSamples } from './sound.ts';

/** Return level of reverb and echo. */
const HALL_LEVEL = 0.24;
const ECHO_LEVEL = 0.5;

/** Plays a piece: two channels at 48 kHz, exactly as long as the piece, from silence to silence. */
export function playPiece(piece: Piece): Stereo {
  const length = toSamples(piece.durationS);
  const desk: Desk = {
    output: createStereo(length),
    hall: new Float32Array(length),
    echo: new Float32Array(length),
  };
  const instruments = createInstruments();
  const pump = followKicks(listKicks(piece.parts), length);
  for (const parts of Map.groupBy(piece.parts, ({ group }) => group).values())
    mixGroup(parts, { desk, instruments, pump });

  const { sound } = piece;
  // Three quarters of a beat: the echo falls between the beats.
  addEcho(desk.output, desk.echo, { seconds: (60 / piece.tempoBpm) * 0.75, level: ECHO_LEVEL });
  addHall(desk.output, desk.hall, { seconds: sound.reverbS, hz: sound.reverbHz, level: HALL_LEVEL });
  if (sound.vinylDb !== null) addVinyl(desk.output, sound.vinylDb);
  master(desk.output, sound);
  fade(desk.output, piece.endingS);
  return desk.output;
}

function listKicks(parts: readonly Part[]): { atS: number; velocity: number }[] {
  return parts
    .filter(({ instrument }) => instrument.startsWith('kick'))
    .flatMap(({ notes }) => notes.map(({ startS, velocity }) => ({ atS: startS, velocity })));
}
