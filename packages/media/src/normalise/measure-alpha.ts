import { inputArgs, REPORTING_ARGS } from '../ffmpeg-arguments.ts';
import type { WorkingVisualPlan } from './plan-normalisation.ts';

/**
 * Returns the arguments of ffmpeg to measure the alpha of every frame; `isAlphaUsed` parses the result from standard
 * output. Most sources with an alpha channel are opaque: GIFs, screen recordings, ProRes 4444.
 */
export function measureAlphaArgs(source: {
  input: string;
  streamIndex: number;
  decoder: WorkingVisualPlan['decoder'];
}): string[] {
  const print = (key: string): string => `metadata=print:key=lavfi.signalstats.${key}:file=-`;
  return [
    REPORTING_ARGS,
    ['-loglevel', 'error'],
    source.decoder === undefined ? [] : ['-c:v', source.decoder],
    inputArgs(source.input),
    ['-map', `0:${source.streamIndex}`],
    ['-vf', `format=rgba,alphaextract,format=gray,signalstats,${print('YMIN')},${print('YMAX')}`],
    ['-fps_mode', 'passthrough', '-f', 'null', '-'],
  ].flat();
}

/** The lowest alpha that still counts as opaque: lossy codecs miss 255 by a little. */
const OPAQUE = 250;

/**
 * Returns whether anything is transparent. A fully transparent video means that the writer left the channel empty, as
 * some screen recorders do: such a video is opaque.
 */
export function isAlphaUsed(stdout: string): boolean {
  const valuesOf = (key: string): number[] =>
    [...stdout.matchAll(new RegExp(`lavfi\\.signalstats\\.${key}=(\\d+)`, 'g'))].map(([, value]) => Number(value));
  const [least, most] = [valuesOf('YMIN'), valuesOf('YMAX')];
  return least.some((value) => value < OPAQUE) && most.some((value) => value > 0);
}
