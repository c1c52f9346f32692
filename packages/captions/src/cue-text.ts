import type { CaptionCue } from './caption-cue.ts';

/** Joins two letters without being seen: put between letters that a format would take for a sign of its own. */
export const JOINER = '\u2060';

/** Lines as any format can hold them: no control characters, no line breaks inside, none empty. */
export function cleanLines({ lines }: Pick<CaptionCue, 'lines'>): string[] {
  return lines
    .flatMap((line) => line.split(/[\r\n\u0085\u2028\u2029]+/u))
    .map((line) =>
      line
        .replace(/\p{Cc}/gu, ' ')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** Players that turn every format into ASS, as ffmpeg does, take a backslash before these for a line's end, a space or a brace. */
export const holdBackslashes = (line: string): string => line.replace(/\\(?=[nNh{}])/g, `\\${JOINER}`);
