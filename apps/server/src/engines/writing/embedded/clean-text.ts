/** Marks, symbols and emoji, which are never spoken. */
const UNSPOKEN = /[®™©℠✓✔✅★☆●•■◆▶►➤→❤♥]|\u{FE0F}|\u{FEFF}|[\u{200B}-\u{200D}]|\p{Extended_Pictographic}/gu;

/** Says what a sign before a number says: ">95%" is not 95 %. */
function spellComparisons(text: string): string {
  const [over, under, about] = /\p{Script=Han}/u.test(text) ? ['超过', '不到', '约'] : [' over ', ' under ', ' about '];
  return (
    text
      // Behind an amount it is a range: -20℃~70℃.
      .replace(/(?<=[\d\p{L}℃℉°%％]) ?[~∼〜] ?(?=[-−]?\d)/gu, /\p{Script=Han}/u.test(text) ? '～' : '$&')
      .replace(/(?<![\p{L}\d℃℉°%％])[~∼≈] ?(?=\d)/gu, about)
      .replace(/(?:[>＞]|&gt;)\s*(?=\d)/g, over)
      .replace(/(?:[<＜]|&lt;)\s*(?=\d)/g, under)
      .replace(/(?:[>＞]|&gt;)=\s*(?=\d)/g, '≥')
      .replace(/(?:[<＜]|&lt;)=\s*(?=\d)/g, '≤')
  );
}

/** Returns one line of plain text: no marks, no emoji, no control characters, single spaces. */
export function cleanLine(text: string): string {
  return (
    spellComparisons(text.replace(/<\/?[a-z!][^>]{0,200}>/gi, ' '))
      .replace(/&(?:nbsp|#160);/gi, ' ')
      .replace(/&amp;/gi, '&')
      .replace(/&(?:quot|#34);/gi, '"')
      .replace(/&(?:#0?39|apos|rsquo);/gi, "'")
      .replace(/&(?:trade|reg|copy);?/gi, ' ')
      .replace(/&(?:[nm]dash);/gi, '–')
      .replace(/&hellip;/gi, '…')
      // "Holds half a bottle (almost)" claims less than without its brackets.
      .replace(/\s*\((almost|nearly|more or less|just about|mostly)\)/gi, ', $1')
      .replace(UNSPOKEN, ' ')
      .replace(/[{}<>\\^~`_]+/g, ' ')
      .replace(/[‘’]/g, "'")
      .replace(/[“”«»]/g, '"')
      .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/([!?。！？，,;；])\1+/g, '$1')
      .replace(/\.{2,}|…+/g, '…')
      .trim()
  );
}

/**
 * Splits a description into sentences and list entries. Keeps decimals ("1.2 m") and abbreviations of one letter whole.
 */
export function splitSentences(text: string): string[] {
  return (
    text
      .replace(/<(?:br|\/p|\/li|\/div)[^>]*>/gi, '\n')
      // Pages often lose the space between two blocks: "into a laptopWith a tablet".
      .replace(
        /([a-z.!?)])((?:With|The|This|These|Enjoy|Our|You|Your|It|For|Made|Perfect|Designed|Featuring|Whether|Simply|Available|Features?|From|And)\s)/g,
        '$1\n$2',
      )
      .replace(/([a-z]{2}[.!?])(\p{Lu}\p{Ll})/gu, '$1\n$2')
      // "Retina display The bright display shows": a heading, and the sentence below it.
      .replace(
        /(?<=(?:^|\n|[.!?] )(?:\p{Lu}?[\p{L}\d-]+ ){1,5}(?!(?:the|of|in|to|for|with|and|by|from|at|on|a|an|is|are|meet|get|called)\b)\p{Ll}{3,}) (?=(?:The|This|These|With|Its?|You|Your|Our) \p{Ll})/gu,
        '\n',
      )
      .split(
        /\n|(?<=[\p{L}\p{N})%"'][.!?]{1,3})(?<!\b(?:incl|excl|approx|max|min|ca|no|vol|est|temp|dia|vit|avg|[Dd]r|Mr|Mrs|Ms|St|Jr|Sr|vs)\.)\s+(?=[\p{Lu}\d"'])|(?<=[。！？；])|\s*[•●|｜;]\s*|\s+[-–—]\s+(?=\p{Lu})/u,
      )
      .map(cleanLine)
      .filter((sentence) => sentence.length > 2)
  );
}

/** Measures the similarity of two texts in their words (or characters, in Chinese), 0 to 1. */
export function measureOverlap(left: string, right: string): number {
  const leftWords = toTokens(left);
  const rightWords = toTokens(right);
  const smaller = Math.min(leftWords.size, rightWords.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of leftWords) if (rightWords.has(word)) shared += 1;
  return shared / smaller;
}

function toTokens(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Han}|[\p{L}\d]{3,}|\d+/gu) ?? []);
}
