import { inputArgs, REPORTING_ARGS } from './ffmpeg-arguments.ts';

/** Change between two frames, 0 to 100, from which on ffmpeg's `scdet` reports a cut; its own default. */
const CUT_THRESHOLD = 10;
/** Enough for a cut, at a small part of the work. */
const SCENE_WIDTH = 160;

/**
 * Arguments for ffmpeg to find the cuts of a video; `parseSceneCuts` reads them from standard output. For a stacked
 * video, the colour half above is used.
 */
export function detectScenesArgs({ input, alpha }: { input: string; alpha: 'none' | 'stacked' }): string[] {
  const crop = alpha === 'stacked' ? 'crop=iw:ih/2:0:0,' : '';
  return [
    REPORTING_ARGS,
    ['-threads', '1', ...inputArgs(input)],
    ['-map', '0:v:0', '-an', '-sn', '-dn', '-filter_threads', '1'],
    [
      '-vf',
      `${crop}scale=${SCENE_WIDTH}:-2:flags=area,scdet=t=${CUT_THRESHOLD},metadata=print:key=lavfi.scd.time:file=-`,
    ],
    ['-f', 'null', '-'],
  ].flat();
}

/** Returns the times of the cuts, in seconds, in order. */
export function parseSceneCuts(stdout: string): number[] {
  return [...stdout.matchAll(/^lavfi\.scd\.time=([\d.]+)$/gm)].map(([, time]) => Number(time));
}
