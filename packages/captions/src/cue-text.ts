import type { CaptionCue } from './caption-cue.ts';

/** Word joiner (invisible): separates characters that a format would read as its own markup. */
export const JOINER = '\u2060';

/** Cleans lines for every format: no control characters, no line breaks inside a line, no empty lines. */
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

/** Adds a word joiner after a backslash that players which convert every format to ASS (as ffmpeg does) read as a line break, a space or a brace. */
export const holdBackslashes = (line: string): string => line.replace(/\\(?=[nNh{}])/g, `\\${JOINER}`);
