import type { Ambience } from './kinds.ts';

/** Beds below speech and music. */
const LOUDNESS = 'loudnorm=I=-26:TP=-4:LRA=9,aresample=48000';

/**
 * Makes the ffmpeg filter graph of a bed of noise, for `-filter_complex`, with the output `[ambience]`: stereo, 48 kHz,
 * -26 LUFS. Its swells go round whole times, so that a loop has no jump in loudness.
 */
export function makeAmbienceGraph(ambience: Ambience, { seconds, seed }: { seconds: number; seed: number }): string {
  const noise = (color: 'white' | 'pink' | 'brown', channel: number): string =>
    `anoisesrc=color=${color}:seed=${(seed + channel * 7919) % 2 ** 31}:duration=${seconds}:sample_rate=48000`;
  /** A swell of whole rounds: the slowest that ffmpeg's tremolo knows is 0.1 Hz. */
  const swell = (perSecond: number, depth: number): string => {
    const rounds = Math.max(1, Math.round(perSecond * seconds));
    return `tremolo=f=${Math.max(0.1, rounds / seconds).toFixed(4)}:d=${depth}`;
  };
  const sides = (filters: string, color: 'white' | 'pink' | 'brown'): string =>
    `${noise(color, 0)},${filters}[left];${noise(color, 1)},${filters}[right];[left][right]join=inputs=2:channel_layout=stereo`;
  return `${makeBed(ambience, sides, swell)},${LOUDNESS}[ambience]`;
}

function makeBed(
  ambience: Ambience,
  sides: (filters: string, color: 'white' | 'pink' | 'brown') => string,
  swell: (perSecond: number, depth: number) => string,
): string {
  switch (ambience) {
    case 'rain':
      return sides(`highpass=f=900,lowpass=f=9000,${swell(0.7, 0.12)}`, 'white');
    case 'wind':
      return sides(`lowpass=f=520,bandpass=f=260:width_type=h:w=260,${swell(0.25, 0.7)}`, 'pink');
    case 'city':
      return sides(`lowpass=f=700,highpass=f=60,${swell(0.3, 0.25)}`, 'brown');
    case 'sea':
      return sides(`lowpass=f=2600,highpass=f=90,${swell(0.16, 0.85)}`, 'pink');
    case 'room':
      return sides('lowpass=f=320,highpass=f=50', 'brown');
  }
}
