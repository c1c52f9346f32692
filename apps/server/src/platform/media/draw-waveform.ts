import { join } from 'node:path';
import type { WaveformPeaks } from '@reelwright/media';
import sharp from 'sharp';
import { describeFile } from './describe-file.ts';
import type { LocalFile } from './normalised-media.ts';

const SIDE_PX = 600;
const BARS = 36;
const BAR_PX = 8;
const MARGIN_PX = 60;
const HIGHEST_PX = 280;
/** Silence is a row of dots. */
const LOWEST_PX = BAR_PX;
/** Seen on light and dark pages alike. */
const COLORS = { background: '#262a33', bar: '#ff9b7d' };

/** Draws a waveform as a square JPEG: what lists show of an audio file, as they show the poster of a video. */
export async function drawWaveform({ data }: WaveformPeaks, folder: string, signal: AbortSignal): Promise<LocalFile> {
  const loudest = Math.max(1, ...levelsOf(data));
  const step = (SIDE_PX - 2 * MARGIN_PX - BAR_PX) / (BARS - 1);
  const bars = levelsOf(data).map((level, index) => {
    const height = Math.max(LOWEST_PX, (level / loudest) * HIGHEST_PX);
    const [x, y] = [MARGIN_PX + index * step, (SIDE_PX - height) / 2];
    return `<rect x="${x}" y="${y}" width="${BAR_PX}" height="${height}" rx="${BAR_PX / 2}"/>`;
  });
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}">`,
    `<rect width="100%" height="100%" fill="${COLORS.background}"/>`,
    `<g fill="${COLORS.bar}">${bars.join('')}</g></svg>`,
  ];
  const output = join(folder, 'poster.jpg');
  await sharp(Buffer.from(drawing.join('')))
    .jpeg({ quality: 90 })
    .toFile(output);
  return await describeFile(output, 'image/jpeg', signal);
}

/** Returns the highest level of each of `BARS` equal parts, 0 to 128. */
function levelsOf(data: readonly number[]): number[] {
  return Array.from({ length: BARS }, (_none, index) => {
    const from = Math.floor((data.length * index) / BARS);
    const part = data.slice(from, Math.max(from + 1, Math.floor((data.length * (index + 1)) / BARS)));
    return part.reduce((highest, each) => Math.max(highest, Math.abs(each)), 0);
  });
}
