/** A word as Tesseract reports it. */
interface ReadWord {
  /** Words of one line have the same. */
  line: string;
  /** 0 to 100. */
  confidence: number;
  text: string;
}

/** Below it, words are mostly made up of edges and textures. */
const LEAST_CONFIDENCE = 75;
/** A line of one character is noise more often than text. */
const LEAST_CHARACTERS = 2;
const MOST_LINES = 40;
const LONGEST_LINE = 200;
const WORD_LEVEL = '5';

/** Reads the words of Tesseract's table: level, page, block, paragraph, line, word, box, confidence, text. */
function parseWords(table: string): ReadWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, page, block, paragraph, line, _word, _left, _top, _width, _height, confidence, ...text] =
      row.split('\t');
    return level === WORD_LEVEL
      ? [
          {
            line: [page, block, paragraph, line].join(' '),
            confidence: Number(confidence),
            text: text.join(' ').trim(),
          },
        ]
      : [];
  });
}

const isChinese = (character: string | undefined): boolean => /\p{Script=Han}/u.test(character ?? '');

/** Chinese has no spaces between words. */
function joinWords(words: readonly string[]): string {
  return words.reduce((line, word) =>
    isChinese(Array.from(line).at(-1)) && isChinese(Array.from(word)[0]) ? line + word : `${line} ${word}`,
  );
}

/** Returns the lines that were read with certainty. */
export function toTextLines(table: string): string[] {
  const lines = new Map<string, string[]>();
  for (const { line, confidence, text } of parseWords(table)) {
    if (confidence < LEAST_CONFIDENCE || !/[\p{L}\p{N}]/u.test(text)) continue;
    lines.set(line, [...(lines.get(line) ?? []), text]);
  }
  return [...lines.values()]
    .map((words) => joinWords(words).slice(0, LONGEST_LINE))
    .filter((line) => line.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_CHARACTERS)
    .slice(0, MOST_LINES);
}

/** Unites the lines of several frames: each line once, whatever its case and spaces. */
export function joinTexts(frames: readonly (readonly string[])[]): string[] {
  const lines = new Map<string, string>();
  for (const line of frames.flat()) {
    const key = line.toLowerCase().replace(/\s+/g, '');
    if (!lines.has(key)) lines.set(key, line);
  }
  return [...lines.values()].slice(0, MOST_LINES);
}
