import type { SeededRandom } from '#src/engines/seeded-random.ts';
import type { Line } from '../draft.ts';
import { aKind, type EnglishFacts, type EnglishPoint } from './english-facts.ts';
import { capitalise, hasDeterminer, withArticle } from './noun-phrase.ts';
import { titleOfPoint, unlessSpoken } from './on-screen.ts';
import type { SellingPoint } from './selling-point.ts';

type Frame = (point: SellingPoint, facts: EnglishFacts) => string | null;

/** Sentences for each sort of point. A frame answers null where it would not be grammatical. */
const FRAMES: readonly Frame[] = [
  // Phrases.
  (point) => (point.kind === 'noun' && isPlain(point) ? `Look at the ${point.phrase.text}.` : null),
  (point, facts) => {
    const phrase = point.kind === 'noun' ? withArticle(point.phrase) : null;
    return phrase && !isNegative(point)
      ? `${capitalise(facts.thisOne)} ${facts.isPlural ? 'have' : 'has'} ${phrase}.`
      : null;
  },
  (point) =>
    point.kind === 'noun' && point.phrase.number !== null ? `${capitalise(point.phrase.text)}? Check.` : null,
  (point) => {
    const phrase = point.kind === 'noun' ? withArticle(point.phrase) : null;
    return phrase && !isNegative(point) ? `You get ${phrase}.` : null;
  },
  (point) => (point.kind === 'noun' && isPlain(point) ? `Notice the ${point.phrase.text}.` : null),
  (point) => {
    const phrase = point.kind === 'noun' ? withArticle(point.phrase) : null;
    return phrase && !isNegative(point) ? `Say hello to ${phrase}.` : null;
  },
  (point) => (point.kind === 'noun' ? `Good to know: ${point.phrase.text}.` : null),

  // What it does.
  (point, facts) => (point.kind === 'does' ? `${capitalise(facts.thisOne)} ${agree(point, facts)}.` : null),
  (point, facts) => (point.kind === 'does' ? `${they(facts)} ${agree(point, facts)}.` : null),
  (point, facts) =>
    point.kind === 'does' && aKind(facts.kind) && !facts.isPlural
      ? `Here's ${aKind(facts.kind)} that ${point.text}.`
      : null,
  (point, facts) => (point.kind === 'does' && !facts.isPlural ? `What does it do? It ${point.text}.` : null),
  (point, facts) =>
    point.kind === 'does' ? `Good to know: ${they(facts).toLowerCase()} ${agree(point, facts)}.` : null,

  // What one can do with it.
  (point) => (point.kind === 'imperative' ? `${capitalise(point.text)}.` : null),
  (point) => (point.kind === 'imperative' && !isNegative(point) ? `You can ${point.text}.` : null),
  (point) => (point.kind === 'imperative' && !isNegative(point) ? `Now you can ${point.text}.` : null),
  (point) => (point.kind === 'imperative' && !isNegative(point) ? `Ready? ${capitalise(point.text)}.` : null),

  // What it is.
  (point, facts) => (point.kind === 'is' ? `${theyAre(facts)} ${point.text}.` : null),
  (point, facts) =>
    point.kind === 'is' && facts.kind
      ? `${capitalise(facts.thisOne)} ${facts.isPlural ? 'are' : 'is'} ${point.text}.`
      : null,
  (point, facts) =>
    point.kind === 'is' && aKind(facts.kind) && !facts.isPlural
      ? `Here's ${aKind(facts.kind)} that's ${point.text}.`
      : null,
  (point, facts) => (point.kind === 'is' ? `Good to know: ${theyAre(facts).toLowerCase()} ${point.text}.` : null),
  (point) => (point.kind === 'is' && point.text.split(' ').length <= 5 ? `${capitalise(point.text)}? Check.` : null),

  // What kind of thing it is.
  (point, facts) => (point.kind === 'thing' ? `${theyAre(facts)} ${point.text}.` : null),
  (point) => (point.kind === 'thing' ? `${capitalise(point.text)}? Right here.` : null),
  (point, facts) => (point.kind === 'thing' ? `Good to know: ${theyAre(facts).toLowerCase()} ${point.text}.` : null),

  // Labels and quotes.
  (point) => (point.kind === 'spec' ? `${point.label}: ${point.value}.` : null),
  (point) => (point.kind === 'spec' ? `${point.label}? ${capitalise(point.value)}.` : null),
  (point) => (point.kind === 'quote' ? `${point.text}.` : null),
  (point) => (point.kind === 'quote' ? `Good to know. ${point.text}.` : null),
  (point) => (point.kind === 'quote' ? `Here's a detail. ${point.text}.` : null),
];

/** May follow another point, never open. */
const ADDING_FRAMES: readonly Frame[] = [
  (point) => (point.kind === 'noun' && point.phrase.number !== null ? `And yes: ${point.phrase.text}.` : null),
  (point) => (point.kind === 'noun' && isPlain(point) ? `And don't miss the ${point.phrase.text}.` : null),
  (point, facts) => (point.kind === 'does' ? `And ${they(facts).toLowerCase()} ${agree(point, facts)}.` : null),
  (point, facts) => (point.kind === 'does' ? `Plus, ${they(facts).toLowerCase()} ${agree(point, facts)}.` : null),
  (point, facts) => (point.kind === 'is' ? `And ${theyAre(facts).toLowerCase()} ${point.text}.` : null),
  (point, facts) => (point.kind === 'is' ? `Plus, ${theyAre(facts).toLowerCase()} ${point.text}.` : null),
  (point) => (point.kind === 'noun' && isPlain(point) ? `Then there's the ${point.phrase.text}.` : null),
  (point) => (point.kind === 'noun' ? `Plus: ${point.phrase.text}.` : null),
  (point) => (point.kind === 'noun' ? `Next up: ${point.phrase.text}.` : null),
  (point) => (point.kind === 'imperative' && !isNegative(point) ? `And you can ${point.text}.` : null),
  (point) => (point.kind === 'quote' ? `One more thing. ${point.text}.` : null),
];

const REASON_LABELS = [
  ['Reason one', 'Reason two', 'Reason three'],
  ['First', 'Second', 'Third'],
  ['Number one', 'Number two', 'Number three'],
] as const;
const LINES_PER_POINT = 4;

export interface PointSpeaker {
  /** Ways to say a point. `place` is how many points may have been said before it. */
  sayPoint(entry: EnglishPoint, place: number): Line[];
  /** A point as one of three reasons. */
  sayReason(entry: EnglishPoint, place: number): Line[];
  /** The short ones together: "Once more: ...". */
  recap(entries: readonly EnglishPoint[]): Line[];
}

/** Says points in turn, each in frames that the ones before it did not use, as long as there are any. */
export function createPointSpeaker(facts: EnglishFacts, random: SeededRandom): PointSpeaker {
  const deck = random.shuffle([...FRAMES, ...ADDING_FRAMES]);
  const timesUsed = new Map<Frame, number>();
  const labels = random.pick(REASON_LABELS);
  return {
    sayPoint: (entry, place) => {
      const fitting = deck.filter(
        (frame) => (place > 0 || !ADDING_FRAMES.includes(frame)) && frame(entry.point, facts) !== null,
      );
      const freshest = fitting
        .toSorted((left, right) => (timesUsed.get(left) ?? 0) - (timesUsed.get(right) ?? 0))
        .slice(0, LINES_PER_POINT);
      for (const frame of freshest) timesUsed.set(frame, (timesUsed.get(frame) ?? 0) + 1);
      return freshest.map((frame) => toLine(frame(entry.point, facts) ?? '', entry, facts));
    },
    recap: (entries) => {
      const short = entries.filter(
        ({ point }) => point.kind !== 'quote' && point.kind !== 'spec' && textLength(point) <= 6,
      );
      // Phrases with phrases, clauses with clauses: a list of both limps.
      const phrases = short.filter(({ point }) => point.kind === 'noun');
      const alike = phrases.length >= 2 ? phrases : short.filter(({ point }) => point.kind !== 'noun');
      return [3, 2].flatMap((count) => {
        const said = alike.slice(0, count);
        const clauses = said.map(({ point }) => toClause(point, facts));
        if (said.length < count) return [];
        const comma = count > 2 || alike !== phrases ? ',' : '';
        const list = `${clauses.slice(0, -1).join(', ')}${comma} and ${clauses.at(-1)}`;
        const sources = said.map((entry) => entry.source);
        return [`Once more: ${list}.`, `To sum up: ${list}.`].map((spoken) => ({
          spoken,
          onScreen: 'To sum up',
          sources,
        }));
      });
    },
    sayReason: (entry, place) => {
      const clause = toClause(entry.point, facts);
      const label = labels[place] ?? '';
      return [
        toLine(
          entry.point.kind === 'quote' ? `${label}. ${capitalise(clause)}.` : `${label}: ${clause}.`,
          entry,
          facts,
        ),
      ];
    },
  };
}

/** A wish that the point answers: the question a hook asks. */
export function askForPoint(entry: EnglishPoint, facts: EnglishFacts): string[] {
  const { point } = entry;
  const one = facts.isPlural ? null : (aKind(facts.kind) ?? 'something');
  const words = textLength(point);
  if (words > 8) return [];
  switch (point.kind) {
    case 'does':
      return one === null
        ? [`Want ${facts.kind?.plural ?? 'a pair'} that ${point.base}?`]
        : [
            `Want ${one} that ${point.text}?`,
            `What if you had ${one} that ${point.text}?`,
            `Need ${one} that ${point.text}?`,
          ];
    case 'is':
      return one === null
        ? [`Want ${facts.kind?.plural ?? 'a pair'} that are ${point.text}?`]
        : [`Want ${one} that's ${point.text}?`, `Need ${one} that's ${point.text}?`];
    case 'imperative':
      return /^(?:enjoy|have|make sure|get|be|let|say|see|discover|experience|try|do|never|love|feel)\b/.test(
        point.text,
      )
        ? []
        : [`Want to ${point.text}?`, `How about this: ${point.text}.`];
    case 'noun': {
      const phrase = withArticle(point.phrase);
      return phrase === null || isNegative(point) ? [] : [`Looking for ${phrase}?`, `Want ${phrase}?`];
    }
    case 'thing':
      return [`Looking for ${point.text}?`];
    case 'spec':
    case 'quote':
      return [];
  }
}

function textLength(point: SellingPoint): number {
  return (point.kind === 'noun' ? point.phrase.text : point.kind === 'spec' ? point.value : point.text).split(' ')
    .length;
}

function toLine(spoken: string, entry: EnglishPoint, facts: EnglishFacts): Line {
  return { spoken, onScreen: unlessSpoken(titleOfPoint(entry.point, facts.kind), spoken), sources: [entry.source] };
}

function toClause(point: SellingPoint, facts: EnglishFacts): string {
  switch (point.kind) {
    case 'noun':
      return point.phrase.text;
    case 'does':
      return `${they(facts).toLowerCase()} ${agree(point, facts)}`;
    case 'is':
    case 'thing':
      return `${theyAre(facts).toLowerCase()} ${point.text}`;
    case 'imperative':
      return isNegative(point) ? point.text : `you can ${point.text}`;
    case 'spec':
      return `${point.label.toLowerCase()}, ${point.value}`;
    case 'quote':
      return point.text;
  }
}

function agree(point: { text: string; base: string }, facts: EnglishFacts): string {
  return facts.isPlural ? point.base : point.text;
}

function they(facts: EnglishFacts): string {
  return facts.isPlural ? 'They' : 'It';
}

function theyAre(facts: EnglishFacts): string {
  return facts.isPlural ? "They're" : "It's";
}

/** Can follow "the": no article, number or "no" of its own, and a head that is known to be a noun. */
function isPlain(point: Extract<SellingPoint, { kind: 'noun' }>): boolean {
  return (
    point.phrase.number !== null &&
    !hasDeterminer(point.phrase.text) &&
    !isNegative(point) &&
    !/^\d/.test(point.phrase.text)
  );
}

function isNegative(point: SellingPoint): boolean {
  const text = point.kind === 'noun' ? point.phrase.text : point.kind === 'spec' ? point.value : point.text;
  return /^(?:no|not|never|don't|do not|without|zero)\b/i.test(text);
}
