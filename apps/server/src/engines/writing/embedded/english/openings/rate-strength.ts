import type { ReadClause } from '../clause/read-clause.ts';
import { rateAmount } from './rate-amount.ts';
import { splitClause } from './said-parts.ts';
import { BAD, ENDING, KEEPING_FROM, SET_UP } from './trouble-words.ts';

const RELIEF = 7;
const CHANGE = 7.2;
const DEED = 5.4;
/** How soon it is set up. */
const SETTING_UP = 6;
const THING = 3.8;
const IDLE = 2.6;
/** How heavy it is. */
const HEAVY = 5;
/** What it has, takes, fits or remembers: told, but no reason to stop. */
const IDLE_VERB =
  /^(?:remember|come|include|have|feature|show|adjust|use|need|contain|match|look|suit|pair|connect|attach|offer|provide|give|say|weigh|measure|fit|mount|store|be|wear|wash)$/;

/** Rates how many viewers would stop for a fact said plainly, about 0 to 9: relief and large amounts before parts. */
export function rateStrength(reading: ReadClause): number {
  const amount = rateAmount(reading.text);
  const parts = splitClause(reading);
  if (parts === null)
    return Math.max(amount, reading.kind === 'none' ? CHANGE : reading.kind === 'order' ? DEED : THING);
  const { verb, isDenied, pieces } = parts;
  // "Hands don't smell after".
  if (/^(?:after|before|with|for)$/.test(pieces.at(-1)?.text ?? '')) return THING;
  const isBad = pieces.some(({ kind, text }) => kind === 'object' && text.split(/[ ,]/).some((word) => BAD.has(word)));
  if (isDenied || ENDING.has(verb.base) || isBad) return Math.max(amount, RELIEF);
  if (KEEPING_FROM.test(verb.base) && pieces.some(({ joint }) => joint === 'from')) return Math.max(amount, RELIEF);
  if (/^(?:turn|convert|transform|survive|double)$/.test(verb.base)) return Math.max(amount, CHANGE);
  // Minutes to put it up, before it does anything.
  if (SET_UP.test(verb.base) && /\bminutes?\b/.test(reading.text)) return Math.min(amount, SETTING_UP);
  if (/^(?:weigh|measure)$/.test(verb.base)) return Math.min(amount, HEAVY);
  return Math.max(amount, IDLE_VERB.test(verb.base) ? IDLE : DEED);
}
