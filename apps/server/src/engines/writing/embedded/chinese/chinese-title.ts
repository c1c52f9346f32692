import { plainText, type SourcedText } from '../sourced-text.ts';

const LONGEST_TITLE = 10;

/** Returns an empty title if it is too long, or only repeats the voice. */
export function fitTitle(title: SourcedText, spoken: SourcedText): SourcedText {
  return title.text.length > LONGEST_TITLE || isSaid(title, spoken) ? plainText('') : title;
}

function isSaid(title: SourcedText, spoken: SourcedText): boolean {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}%]/gu, '');
  return plain(spoken.text).includes(plain(title.text));
}
