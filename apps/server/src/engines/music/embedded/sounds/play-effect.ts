import type { EffectId } from '@reelwright/contracts';
import { filterSection, runSectionOnBoth } from '../play/filters.ts';
import { addHall } from '../play/hall.ts';
import { limit } from '../play/limiter.ts';
import { measureLoudness } from '../play/loudness.ts';
import { createStereo, fadeEnds, peakOf, scale, type Stereo, toGain, toSamples } from '../play/sound.ts';
import { EFFECT_SOUNDS } from './effects.ts';

/** Loudness of the loudest 400 ms of every effect, so that effects can be exchanged without touching a fader. */
const TARGET_LUFS = -16;
const CEILING_DB = -1.2;
/** Clicks are loud by their peak, not by their loudness: no effect is raised above this. */
const HIGHEST_PEAK_DB = 8;

/** Plays a sound effect: two channels at 48 kHz, from silence to silence, the same on every call. */
export function playEffect(id: EffectId): Stereo {
  const { make, hall, lengthS } = EFFECT_SOUNDS[id];
  const made = make();
  const length = toSamples(lengthS);
  const sound = createStereo(length);
  sound.left.set(made.left.subarray(0, length));
  sound.right.set(made.right.subarray(0, length));
  const sent = sound.left.map((sample, index) => sample + (sound.right[index] as number));
  addHall(sound, sent, { seconds: hall.seconds, hz: 5500, level: hall.level });
  runSectionOnBoth(sound.left, sound.right, filterSection('highpass', 24));
  const channels = [sound.left, sound.right];
  // Shorter effects are measured with silence added, as the ear does.
  const padded = channels.map((channel) => {
    const longer = new Float32Array(Math.max(channel.length, toSamples(0.4)));
    longer.set(channel);
    return longer;
  });
  const wanted = toGain(TARGET_LUFS - measureLoudness(padded));
  const most = toGain(HIGHEST_PEAK_DB) / Math.max(peakOf(...channels), 1e-6);
  for (const channel of channels) scale(channel, Math.min(wanted, most));
  limit(sound, toGain(CEILING_DB));
  for (const channel of channels) fadeEnds(channel, { attackS: 0.0005, releaseS: Math.min(0.12, lengthS * 0.2) });
  return sound;
}
