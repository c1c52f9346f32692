import type { CaptionCue } from './caption-cue.ts';
import { cleanLines, holdBackslashes } from './cue-text.ts';
import { formatTime } from './format-time.ts';

const time = (ms: number): string => formatTime(ms, { sign: '.', digits: 3 });

const escapeLine = (line: string): string =>
  holdBackslashes(line).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a WebVTT file (.vtt), UTF-8. */
export function writeVtt(cues: readonly CaptionCue[]): string {
  const blocks = cues
    .map((cue) => ({ ...cue, lines: cleanLines(cue) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ startMs, endMs, lines }) =>
      [`${time(startMs)} --> ${time(endMs)}`, ...lines.map(escapeLine), ''].join('\n'),
    );
  return ['WEBVTT\n', ...blocks].join('\n');
}
