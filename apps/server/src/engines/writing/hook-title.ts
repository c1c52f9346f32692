import type { AdLanguage, ScriptLine } from '@reelwright/contracts';

/**
 * Length limits of a title that is readable at a glance and makes sense alone. Chinese is counted in characters, a
 * foreign word or number as two.
 */
const LIMITS = {
  en: { least: 2, enough: 3, most: 7, characters: 48 },
  'zh-CN': { least: 3, enough: 5, most: 14, characters: 24 },
} as const satisfies Record<AdLanguage, { least: number; enough: number; most: number; characters: number }>;

/** Titles over a quote that is too long for one. */
const QUOTE_TITLES = { en: 'A buyer wrote this', 'zh-CN': '买家这样说' } as const satisfies Record<AdLanguage, string>;

const SENTENCE_ENDS = { en: /(?<=[.!?]["”']?)\s+/u, 'zh-CN': /(?<=[。！？…][”』]?)(?![”』])/u } as const;

/** Counts the words of a title; of Chinese, its characters. */
function countWords(text: string, language: AdLanguage): number {
  if (language === 'en') return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const foreign = text.match(/[^\P{L}\p{Script=Han}]+|\d[\d.,%]*/gu)?.length ?? 0;
  return han + 2 * foreign;
}

/** Checks if a text can be the title of an ad's first scene: neither a single word nor a paragraph. */
export function isHookTitle(text: string, language: AdLanguage): boolean {
  const { least, most, characters } = LIMITS[language];
  const words = countWords(text, language);
  return words >= least && words <= most && text.length <= characters;
}

/**
 * Finds the title of the scene that must hold the viewer: the spoken words there if they are short enough, else the
 * line's own title, else its most significant sentence. Returns undefined if none of them can be a title.
 */
export function findHookTitle(
  { spoken, on_screen: written }: { spoken: ScriptLine; on_screen: ScriptLine },
  language: AdLanguage,
): ScriptLine | undefined {
  const isFull = ({ text }: ScriptLine) => countWords(text, language) >= LIMITS[language].enough;
  const sentences = listSentences(spoken, language)
    .filter((sentence) => isFull(sentence) && (spoken.sources.length === 0 || sentence.sources.length > 0))
    .toSorted((left, right) => right.text.length - left.text.length);
  const isQuote = spoken.sources.some(({ field }) => field.startsWith('reviews'));
  const candidates = [
    closeTitle(spoken),
    ...(isFull(written) ? [written] : []),
    ...sentences.map(closeTitle),
    written,
    ...(isQuote ? [{ text: QUOTE_TITLES[language], sources: [] }] : []),
  ];
  return candidates.find(({ text }) => isHookTitle(text, language));
}

function listSentences(line: ScriptLine, language: AdLanguage): ScriptLine[] {
  let from = 0;
  return line.text.split(SENTENCE_ENDS[language]).map((text) => {
    const start = line.text.indexOf(text, from);
    from = start + text.length;
    return sliceLine(line, start, from);
  });
}

function sliceLine({ text, sources }: ScriptLine, start: number, end: number): ScriptLine {
  return {
    text: text.slice(start, end),
    sources: sources.flatMap((source) =>
      source.end > start && source.start < end
        ? [{ ...source, start: Math.max(source.start, start) - start, end: Math.min(source.end, end) - start }]
        : [],
    ),
  };
}

/** Titles keep question and exclamation marks, but end without a full stop. */
function closeTitle(line: ScriptLine): ScriptLine {
  return sliceLine(line, 0, line.text.replace(/(?<![.。])[.。]$/u, '').length);
}
