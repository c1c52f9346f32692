import type { Product } from '@reelwright/contracts';
import { cleanLine, splitSentences } from '../clean-text.ts';
import type { Line } from '../draft.ts';
import { oncePerProduct } from '../once-per-product.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { joinTexts, plainText, type SourcedText, textFrom } from '../sourced-text.ts';
import { isUnderstood } from './clause/is-understood.ts';
import type { EnglishFact, EnglishFacts } from './english-fact.ts';
import { isSpoken, pickTitle, unlessSpoken } from './fact-title.ts';
import { calmInside } from './finish/calm-inside.ts';
import { finishLine } from './finish/finish-line.ts';
import { type Fault, proofread } from './finish/proofread.ts';
import { isUnspoken } from './finish/unspoken.ts';
import { findNoun, findThirdPersonBase } from './lexicon.ts';
import type { LineShape } from './plain/plain-line.ts';
import type { EnglishPoint } from './points/english-point.ts';
import { createSpeller } from './spelling.ts';
import { spellOut } from './text/spell-out.ts';
import { listTold } from './told-words.ts';

/** Faults that count in a sentence of running text, too: there the seller wrote the other articles as he meant them. */
const OF_OURS: ReadonlySet<Fault> = new Set<Fault>(['article', 'glue', 'no_verb', 'open_end', 'cut_off']);
/** A sentence that begins with a verb in the singular. */
const OF_ONE =
  /(?:^|[.!?] )(?:Catches|Gives|Sits|Slides|Follows|Moves|Softens|Turns|Goes|Gets|Waits|Keeps|Hangs|Stays|Lives|Holds|Wears|Works|Packs|Reaches|Stands|Lights|Looks|Bends|Fits|Takes|Leaves|Doesn't|Glides|Drops|Rolls|Folds|Wakes|Feels|Makes|Opens|Finds|Sees|Charges|Comes) /;
/** "Bites into brick" of screws. */
const isDeedOfOne = (text: string): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(/[ .,!?]/);
  return (
    findThirdPersonBase(first) !== null &&
    (findNoun(first) === null || /^(?:the|an?|your|it|in|into|to|up|on|off|out|any|every)$/.test(second))
  );
};

/** How a line is built, and the second fact that it tells. */
interface Telling {
  shape?: LineShape;
  also?: EnglishFact;
  /** The seller's words that it tells. */
  told?: string;
  /** The facts that it tells one after another. */
  parts?: readonly EnglishFact[];
  /** True for the seller's words as they stand. */
  isVerbatim?: boolean;
}

/** Fills patterns for one product, and refuses what comes out wrong. Every list is empty where nothing sound is left. */
export interface LineFiller {
  /** `isSellers` where the words are the seller's, so that "it" may be another thing. */
  fill: (pattern: Pattern, slots?: Slots, isSellers?: boolean) => Line[];
  /** Fills a line of a point, tied to the seller's words. */
  fillPoint: (pattern: Pattern, point: EnglishPoint, telling?: Telling) => Line[];
}

/**
 * Opens the filler of a product's lines. A line in the seller's words goes out if the grammar of clauses read it, or if it
 * passes the proofreader and nothing in it is a guess. `isSound` is the last reader with the claim checker.
 */
export function createLineFiller(
  product: Product,
  { english, slots, isSound }: { english: EnglishFacts; slots: Slots; isSound: (text: string) => boolean },
): LineFiller {
  const { name } = english;
  const isPlural = name?.number === 'plural';
  const names = [name?.short ?? '', name?.brief ?? '', english.brand ?? '', english.noun?.singular ?? ''];
  const allNames = [
    ...names,
    ...['branded', 'name', 'short', 'kind'].map((slot) => slots[slot]?.text ?? ''),
    ...names.map((each) => each.toLowerCase()),
  ];
  const said = [product.name, product.description ?? '', ...product.selling_points].join('. ').toLowerCase();
  const { said: written, verdicts } = spellSaid(product);
  const isClear = (text: string): boolean => {
    const key = `${allNames.join('|')}\n${text}`;
    const known = verdicts.get(key) ?? isUnderstood(text, { names: allNames, said: written, isMany: isPlural });
    verdicts.set(key, known);
    return known;
  };
  // Slots keep their names, which no spelling changes.
  const spell = createSpeller(product);
  const fill = (pattern: Pattern, with_: Slots = slots, isSellers = false): Line[] => {
    // A line that must agree with an unknown noun is not used.
    if ((name?.number ?? null) === null && /\{[^{}]*\/[^{}]*\}/.test(pattern)) return [];
    const spelled = spell(pattern);
    // What a seller calls "it" may be another thing: "toss it in", of a strip of sheets.
    const agreeing = isPlural && !isSellers ? agreeWithMany(spelled) : spelled;
    const filled = agreeing === null ? null : fillPattern(agreeing, with_, isPlural);
    if (filled === null || !isSound(filled.spoken.text)) return [];
    // "These are the earrings. Catches the light": a verb without a subject speaks of one thing.
    if (isPlural && (OF_ONE.test(filled.spoken.text) || isDeedOfOne(filled.spoken.text))) return [];
    return [
      {
        spoken: filled.spoken,
        onScreen: unlessSpoken(filled.onScreen, filled.spoken),
        shape: pattern,
        told: listTold(filled.spoken.text, names),
      },
    ];
  };
  /** Of a sentence of running text only what was added to it may be wrong. */
  const isProofread = (text: string, isProse: boolean, isSpark: boolean): boolean => {
    const fault = proofread(text, { names: allNames, said });
    // An opening in parts tells the whole fact, in another order.
    return (
      fault === null || (isSpark && (fault === 'cut_off' || fault === 'no_head')) || (isProse && !OF_OURS.has(fault))
    );
  };
  /** A name of an unknown kind, which has no plural ending, names one thing. */
  const speakOfOne = (pattern: Pattern): Pattern =>
    name?.number !== null || /s$/i.test(name.short) ? pattern : pattern.replaceAll(/\{([^{}/]*)\/[^{}]*\}/g, '$1');

  /** Fills a line of a point, tied to the seller's words. */
  const fillPoint = (
    pattern: Pattern,
    point: EnglishPoint,
    { shape: built, also, told, parts, isVerbatim = false }: Telling = {},
  ): Line[] => {
    const { source, range, titles, isQuote } = point;
    const isOwn = isQuote || built !== undefined;
    const isProse = point.isPitch && source === 'description';
    // What a grammar read whole lacks nothing; what an opening makes of it is read again.
    const isRead =
      built === 'staged' ||
      (isOwn && built !== 'spark' && point.read?.some((text) => pattern.toLowerCase().includes(text)) === true);
    const finished =
      isVerbatim || isRead
        ? isUnspoken(pattern)
          ? null
          : isRead
            ? speakOfOne(pattern)
            : pattern
        : isOwn
          ? finishLine(speakOfOne(pattern), isProse)
          : pattern;
    if (finished === null) return [];
    const filled = fill(isOwn && !isProse ? calmInside(finished) : finished, slots, isOwn).filter(
      ({ spoken: { text } }) =>
        !isOwn ||
        // A list of things has more faults than a clause: it is read again.
        (isRead && built !== 'listed') ||
        (isProofread(text, isProse, built === 'spark') && (isProse || built === 'spark' || isClear(text))),
    );
    return filled.map(({ spoken: { text }, shape, told: tells }) => {
      const spoken =
        parts !== undefined
          ? tieParts(parts)
          : also === undefined
            ? textFrom(text, source, range)
            : tieBoth(text, point, also);
      const sound = titles.filter((title) => isSound(`${title}.`)).map((title) => textFrom(title, source, range));
      const title = pickTitle(sound, spoken);
      // What is said word for word does not stand there, too.
      const isSaid = isOwn && isSpoken(title, spoken);
      const shaped = built === undefined || built === 'bare' ? shape : built;
      return {
        spoken,
        onScreen: isSaid ? plainText('') : title,
        ...(tells === undefined ? {} : { told: tells }),
        ...(shaped === undefined ? {} : { shape: shaped }),
        ...(also === undefined && told === undefined ? {} : { alsoTopic: also?.text ?? told }),
      };
    });
  };
  return { fill, fillPoint };
}

/** All that a seller says, as it is written and spelled out, in small letters, and which lines were understood. */
const spellSaid = oncePerProduct((product) => ({
  verdicts: new Map<string, boolean>(),
  said: [...product.selling_points, ...splitSentences(product.description ?? ''), product.name]
    .flatMap((text) => [text, spellOut(cleanLine(text))])
    .join('\n')
    .toLowerCase(),
}));

/** Ties a line to both of its facts: the second begins behind the last "and". */
function tieBoth(text: string, { source, range }: EnglishPoint, also: EnglishFact): SourcedText {
  const at = text.lastIndexOf(' and ') + ' and '.length;
  return joinTexts([textFrom(text.slice(0, at), source, range), textFrom(text.slice(at), also.source, also.range)]);
}

/** Ties each fragment of a line to its fact. */
const tieParts = (parts: readonly EnglishFact[]): SourcedText =>
  joinTexts(parts.map(({ text, source, range }, at) => textFrom(`${at === 0 ? '' : ' '}${text}.`, source, range)));

/** "it" as the object of a sentence. */
const OBJECT =
  /(?<=[\p{L}] )it(?=[.,;:!?]|$| (?:up|out|down|on|in|off|over|away|back|to|at|with|from|for|by|under|and|or|ready|twice|again|once|straight|where|after|before|together|loose|flat|dry|clean)\b)/giu;
/** It rains, it is Monday, "that's it": no thing. */
const IMPERSONAL =
  /\b(?:it (?:rains|drips|leaves|creases|hardly|all)|know it|part of it|it doesn['’]t stay|it['’]s (?:\d|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|summer|winter|only|raining|over|cold|late|decided|not|on)|that['’]s it|call it|(?:do|does|did) it|made it|worth it|defend it|all of it|hear it|about it|at it|than it looks|wear it before)\b/gi;

/** Lets a line about one thing speak of several: "Rinse them"; null if that takes another verb. */
function agreeWithMany(line: Pattern): Pattern | null {
  const many = line
    .replace(IMPERSONAL, (said) => said.replace(/it/i, (word) => (word === 'It' ? '¶' : '§')))
    .replace(OBJECT, 'them');
  const isOfOne = /\b(?:it|its|it['’]s|itself)\b/i.test(many.replace(/\{[^{}]*\}/g, ''));
  return isOfOne ? null : many.replaceAll('¶', 'It').replaceAll('§', 'it');
}
