import type { Part, Place } from '../compose/score.ts';
import { filterSection, runSectionOnBoth } from './filters.ts';
import { type Instruments, releaseOf, type Sounded } from './instruments.ts';
import { measureLoudness } from './loudness.ts';
import { createStereo, decayOver, fadeEnds, SAMPLE_RATE, type Stereo, toGain, toSamples } from './sound.ts';

/** The bus of all parts, with their sends to reverb and echo. */
export interface Desk {
  output: Stereo;
  hall: Float32Array;
  echo: Float32Array;
}

/** Loudness of a part whose level is 0 dB. */
const REFERENCE_LUFS = -18;
/** Largest gain, for a part that hardly plays. */
const MOST_GAIN = 30;
/** The longest sound that rings on after its note: a cymbal, a grand piano's string. */
const LONGEST_TAIL_S = 3.5;

/**
 * Plays a group of parts, sets its loudness to that of its place, however loud its instruments are, and adds it to the
 * desk. `pump` is the attenuation of ducked parts, by sample.
 */
export function mixGroup(
  parts: readonly Part[],
  { desk, instruments, pump }: { desk: Desk; instruments: Instruments; pump: Float32Array | null },
): void {
  const [first] = parts;
  if (!first) return;
  // Many parts join late and leave early: nothing is computed while they are silent.
  const from = toSamples(Math.min(...parts.flatMap(({ notes }) => notes.map(({ startS }) => startS))));
  const until = toSamples(
    Math.max(...parts.flatMap(({ notes }) => notes.map(({ startS, lengthS }) => startS + lengthS))) + LONGEST_TAIL_S,
  );
  const track = createStereo(Math.min(until, desk.output.left.length) - from);
  for (const part of parts) playPart(part, track, { instruments, from });
  const { place } = first;
  treat(track, place);
  const loudness = measureLoudness([sumToMono(track)]);
  if (!Number.isFinite(loudness)) return;
  // Both channels of a mono sum count 3 dB less than the pair.
  const gain = Math.min(MOST_GAIN, toGain(REFERENCE_LUFS + place.levelDb - loudness - 3));
  send(track, { desk, place, gain, pump, from });
}

function playPart(
  { instrument, notes, place, trimDb }: Part,
  track: Stereo,
  { instruments, from }: { instruments: Instruments; from: number },
): void {
  const releaseS = releaseOf(instrument);
  const trim = toGain(trimDb);
  for (const [variant, note] of notes.entries()) {
    const sound = instruments.sound(instrument, { ...note, variant: Math.imul(variant + 1, 7) >>> 1 });
    // Low notes are panned left and high ones right, as on the instrument.
    const spread = releaseS === undefined ? 0 : (note.pitch - 62) * 0.008;
    addNote(sound, track, {
      start: toSamples(note.startS) - from,
      held: releaseS === undefined ? undefined : toSamples(note.lengthS),
      releaseS: releaseS ?? 0,
      gain: note.velocity ** 1.5 * trim,
      pan: Math.max(-1, Math.min(1, place.pan + spread)),
    });
  }
}

interface Placed {
  start: number;
  /** Samples until its release; undefined if the sound ends by itself. */
  held: number | undefined;
  releaseS: number;
  gain: number;
  pan: number;
}

function addNote(sound: Sounded, track: Stereo, { start, held, releaseS, gain, pan }: Placed): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  const leftGain = gain * Math.cos(angle) * Math.SQRT2;
  const rightGain = gain * Math.sin(angle) * Math.SQRT2;
  const end = Math.min(track.left.length - start, sound.left.length);
  const heldUntil = Math.min(end, held ?? end);
  const { left, right } = track;
  for (let index = 0; index < heldUntil; index += 1) {
    left[start + index] = (left[start + index] as number) + (sound.left[index] as number) * leftGain;
    right[start + index] = (right[start + index] as number) + (sound.right[index] as number) * rightGain;
  }
  const release = decayOver(releaseS / 5);
  const tail = Math.min(end, heldUntil + toSamples(releaseS));
  let fall = 1;
  for (let index = heldUntil; index < tail; index += 1) {
    fall *= release;
    // The exponential never reaches zero: this removes its remainder.
    const level = fall * (1 - (index - heldUntil) / (tail - heldUntil));
    left[start + index] = (left[start + index] as number) + (sound.left[index] as number) * leftGain * level;
    right[start + index] = (right[start + index] as number) + (sound.right[index] as number) * rightGain * level;
  }
}

function treat(track: Stereo, place: Place): void {
  runSectionOnBoth(track.left, track.right, filterSection('highpass', place.highpassHz));
  if (place.lowpassHz < 16_000) runSectionOnBoth(track.left, track.right, filterSection('lowpass', place.lowpassHz));
  if (place.chorus > 0) addChorus(track, place.chorus);
}

/** Adds a second player on each side, a few milliseconds late and drifting. */
function addChorus({ left, right }: Stereo, depth: number): void {
  for (const [side, channel] of [left, right].entries()) {
    const dry = channel.slice();
    const step = (2 * Math.PI * (0.55 + 0.17 * side)) / SAMPLE_RATE;
    for (let index = 1200; index < channel.length; index += 1) {
      const at = index - (620 + 210 * Math.sin(step * index + side * 1.9));
      const whole = at | 0;
      const low = dry[whole] as number;
      const late = low + (at - whole) * ((dry[whole + 1] as number) - low);
      channel[index] = (dry[index] as number) * (1 - 0.25 * depth) + late * 0.6 * depth;
    }
  }
}

function sumToMono({ left, right }: Stereo): Float32Array {
  const mono = new Float32Array(left.length);
  for (let index = 0; index < mono.length; index += 1)
    mono[index] = ((left[index] as number) + (right[index] as number)) * 0.5;
  return mono;
}

interface Sending {
  desk: Desk;
  place: Place;
  gain: number;
  pump: Float32Array | null;
  /** The start of the track on the desk. */
  from: number;
}

function send(track: Stereo, { desk, place, gain, pump, from }: Sending): void {
  const left = desk.output.left.subarray(from);
  const right = desk.output.right.subarray(from);
  const hall = desk.hall.subarray(from);
  const echo = desk.echo.subarray(from);
  const { duck, reverb, delay } = place;
  const isDucked = pump !== null && duck > 0;
  const { length } = track.left;
  for (let index = 0; index < length; index += 1) {
    const level = isDucked ? gain * (1 - duck * (pump[from + index] as number)) : gain;
    const onLeft = (track.left[index] as number) * level;
    const onRight = (track.right[index] as number) * level;
    left[index] = (left[index] as number) + onLeft;
    right[index] = (right[index] as number) + onRight;
    const both = onLeft + onRight;
    hall[index] = (hall[index] as number) + both * reverb;
    if (delay > 0) echo[index] = (echo[index] as number) + both * delay;
  }
}

/** Computes the attenuation of a ducked part at each sample: fast down at a kick, back within a third of a second. */
export function followKicks(kicksS: readonly { atS: number; velocity: number }[], length: number): Float32Array | null {
  if (kicksS.length === 0) return null;
  const pump = new Float32Array(length);
  const down = toSamples(0.008);
  const back = toSamples(0.28);
  const shape = new Float32Array(down + back);
  for (let index = 0; index < shape.length; index += 1)
    shape[index] = index < down ? index / down : Math.cos(((index - down) / back) * (Math.PI / 2)) ** 2;
  fadeEnds(shape, { attackS: 0.002, releaseS: 0.002 });
  for (const { atS, velocity } of kicksS) {
    const start = toSamples(atS);
    for (let index = 0; index < shape.length && start + index < length; index += 1)
      pump[start + index] = Math.max(pump[start + index] as number, (shape[index] as number) * velocity);
  }
  return pump;
}
