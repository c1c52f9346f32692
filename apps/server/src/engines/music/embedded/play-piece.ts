import { addReverb, limitSoftly, makeRoomForVoice, removeRumble } from './effects.ts';
import { playNote, SAMPLE_RATE, type Stage } from './instruments.ts';
import type { Piece } from './score.ts';

/** -18 dBFS: as loud as dialogue, so that a mixer starts near where it ends. */
const TARGET_RMS = 10 ** (-18 / 20);
const CEILING = 0.89;
const FADE_IN_S = 0.004;

/** Plays a piece: two channels at 48 kHz, exactly as long as the piece, from silence to silence. */
export function playPiece(piece: Piece): { left: Float32Array; right: Float32Array } {
  const length = Math.round(piece.durationS * SAMPLE_RATE);
  const createStage = (): Stage => ({
    left: new Float32Array(length),
    right: new Float32Array(length),
    room: new Float32Array(length),
  });
  const pads = createStage();
  const stage = createStage();
  for (const note of piece.notes) playNote(note, note.instrument === 'pad' ? pads : stage, piece.sound);

  const pump = followKicks(piece, length);
  for (const part of ['left', 'right', 'room'] as const) {
    const target = stage[part];
    const source = pads[part];
    for (let index = 0; index < length; index += 1)
      target[index] = (target[index] as number) + (source[index] as number) * (pump[index] as number);
  }
  addReverb(stage, { seconds: piece.sound.reverbS, level: piece.sound.reverbLevel });

  const channels = [stage.left, stage.right];
  for (const channel of channels) {
    makeRoomForVoice(channel);
    removeRumble(channel);
  }
  setLoudness(channels, Math.round(piece.endingS * SAMPLE_RATE));
  for (const channel of channels) {
    limitSoftly(channel, { knee: 0.6, ceiling: CEILING });
    fadeOut(channel, Math.round(piece.endingS * SAMPLE_RATE));
  }
  return { left: stage.left, right: stage.right };
}

/** How loud the pad is at each sample: it steps back at a kick and returns within a third of a second. */
function followKicks(piece: Piece, length: number): Float32Array {
  const gains = new Float32Array(length).fill(1);
  const dip = Math.round(0.012 * SAMPLE_RATE);
  const back = Math.round(0.3 * SAMPLE_RATE);
  for (const kick of piece.notes) {
    if (kick.instrument !== 'kick' || piece.sound.pump === 0) continue;
    const start = Math.round(kick.startS * SAMPLE_RATE);
    for (let index = 0; index < dip + back && start + index < length; index += 1) {
      const depth = index < dip ? index / dip : 1 - (index - dip) / back;
      gains[start + index] = Math.min(gains[start + index] as number, 1 - piece.sound.pump * kick.velocity * depth);
    }
  }
  return gains;
}

function setLoudness(channels: readonly Float32Array[], end: number): void {
  const measured = Math.max(end, 1);
  let energy = 0;
  for (const channel of channels)
    for (let index = 0; index < measured && index < channel.length; index += 1)
      energy += (channel[index] as number) ** 2;
  const rms = Math.sqrt(energy / (measured * channels.length));
  const gain = rms > 0 ? TARGET_RMS / rms : 1;
  for (const channel of channels)
    for (let index = 0; index < channel.length; index += 1) channel[index] = (channel[index] as number) * gain;
}

/** From the final chord on, down to nothing at the last sample. */
function fadeOut(channel: Float32Array, ending: number): void {
  const start = Math.min(ending, channel.length - 1);
  const span = Math.max(1, channel.length - 1 - start);
  for (let index = start; index < channel.length; index += 1) {
    channel[index] = (channel[index] as number) * Math.cos(((index - start) / span) * (Math.PI / 2)) ** 2;
  }
  const fadeIn = Math.round(FADE_IN_S * SAMPLE_RATE);
  for (let index = 0; index < fadeIn && index < channel.length; index += 1)
    channel[index] = (channel[index] as number) * (index / fadeIn);
}
