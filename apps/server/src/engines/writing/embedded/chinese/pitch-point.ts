import type { Product } from '@reelwright/contracts';
import type { Phrase } from '../lines/told-concepts.ts';
import { isSupported } from '../supported-lines.ts';
import type { ChinesePoint } from './chinese-point.ts';
import type { Pitch } from './seller-sentence.ts';

/** The seller's own reason to buy comes before every fact. */
const PITCH_WEIGHT = 20;

/** Makes a point of what the seller says first. */
export function toPitched(
  { text: whole, question, canOpen, range }: Pitch,
  product: Product,
  { name, noun }: { name: string | null; noun: string | null },
): ChinesePoint | undefined {
  const text = listBeginnings(whole).find((each) => isSupported(product, `${each}。`));
  if (text === undefined) return undefined;
  const said = `${text}。`;
  const asked = `${question}${said}`;
  // 财务对账专用大按键计算器，按下去有回弹: what holds the noun needs no name before it.
  const isAlone = canOpen || (noun !== null && text.includes(noun.slice(-SHORTEST_NOUN)));
  return {
    rows: [],
    amount: undefined,
    features: [],
    weight: PITCH_WEIGHT,
    canOpen: false,
    isQuote: true,
    isScene: false,
    lines: [{ text: said, topic: text, rank: 0, shape: text }],
    openings: [question !== '' ? asked : isAlone ? said : `{branded}，${withoutName(text, name)}。`].map((opening) => ({
      text: opening,
      shape: opening,
    })),
    isStrong: true,
    titles: [],
    source: 'description',
    range,
  };
}

const RUN = 3;
const SHORTEST_REST = 5;

/** 可提式碗篮组，可提式设计，拿取更加贴心: what the name says is not said again behind it. */
function withoutName(text: string, name: string | null): string {
  const clauses = text.split('，');
  const repeats = (clause: string): boolean =>
    Array.from(clause, (_character, at) => clause.slice(at, at + RUN)).some(
      (run) => run.length === RUN && name?.includes(run) === true,
    );
  const rest = clauses.slice(1).join('，');
  return repeats(clauses[0] ?? '') && rest.length >= SHORTEST_REST ? rest : text;
}

const SHORTEST_BEGINNING = 7;
/** The end of a noun that names the thing. */
const SHORTEST_NOUN = 3;

/** Lists a sentence and what stands before its last clauses: a promise at its end may not be made. */
function listBeginnings(sentence: string): string[] {
  const clauses = sentence.split('，');
  return clauses
    .map((_clause, at) => clauses.slice(0, clauses.length - at).join('，'))
    .filter((each) => each === sentence || each.length >= SHORTEST_BEGINNING);
}

/** Checks if the pitch holds a phrase of the running text. */
export const isOfPitch = ({ text, source, range }: Phrase, pitch: Pitch): boolean =>
  (source === 'description' && range.start >= pitch.range.start && range.end <= pitch.range.end) ||
  pitch.text.includes(text);
