export interface SourceFile {
  path: string;
  text: string;
}

export interface CopiedText {
  path: string;
  line: number;
  text: string;
}

/** Shorter texts are in other files by chance. Chinese says as much in a third of the characters. */
const MIN_CHARACTERS = { chinese: 7, other: 18 };
const HAN = /\p{Script=Han}/u;

/** Lists the texts of a JSON value or of an HTML page, long enough to be recognised elsewhere. */
export function listTexts({ path, text }: SourceFile): string[] {
  const all = path.endsWith('.json') ? listStrings(JSON.parse(text)) : text.split(/<[^>]*>/);
  return [...new Set(all.map(toComparable))].filter(
    (each) => each.length >= (HAN.test(each) ? MIN_CHARACTERS.chinese : MIN_CHARACTERS.other),
  );
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

/** Word tables are written in lower case, without the mark at a sentence's end. */
function toComparable(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .trim()
    .replace(/[.!?。！？]+$/u, '');
}

/** Finds texts that a file repeats. */
export function findCopiedTexts(texts: readonly string[], files: readonly SourceFile[]): CopiedText[] {
  return files.flatMap((file) => {
    // A string in code escapes its quotes.
    const content = file.text.toLowerCase().replaceAll('’', "'").replaceAll('\\', '');
    return texts.flatMap((text) => {
      const at = content.indexOf(text);
      return at === -1 ? [] : [{ path: file.path, line: content.slice(0, at).split('\n').length, text }];
    });
  });
}
