import type { CaptionCue } from './caption-cue.ts';
import { cleanLines, holdBackslashes, JOINER } from './cue-text.ts';
import { formatTime } from './format-time.ts';

const time = (ms: number): string => formatTime(ms, { sign: ',', digits: 3 });

/** SubRip has no escapes: a word joiner keeps players from reading tags and arrows in the text. */
function escapeLine(line: string): string {
  return holdBackslashes(line)
    .replace(/<(?=[/a-z])/gi, `<${JOINER}`)
    .replace(/\{(?=\\)/g, `{${JOINER}`)
    .replaceAll('-->', `--${JOINER}>`);
}

/** Writes a SubRip file (.srt), UTF-8. */
export function writeSrt(cues: readonly CaptionCue[]): string {
  return cues
    .map((cue) => ({ ...cue, lines: cleanLines(cue) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ startMs, endMs, lines }, index) =>
      [String(index + 1), `${time(startMs)} --> ${time(endMs)}`, ...lines.map(escapeLine), ''].join('\n'),
    )
    .join('\n');
}
