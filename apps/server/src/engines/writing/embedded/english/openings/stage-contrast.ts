import type { Piece, Thing } from '../clause/parts.ts';
import type { ReadClause } from '../clause/read-clause.ts';
import { withSmallFirst } from '../small-first.ts';
import { capitalise } from '../text/capitals.ts';
import { rateAmount } from './rate-amount.ts';
import { isOfKind, joinPieces, type SaidParts, sayMain, withoutArticle } from './said-parts.ts';
import type { StagedOpening } from './staged.ts';
import { gerundOf } from './verb-forms.ts';

const CONTRAST = 6.8;
const SPARED = 7.2;
const ORDER = 7.2;
const RANGE = 7.2;

/** Openings in two halves: what is spared and what is done, a place and what holds there, before and after. */
export const stageContrast = (parts: SaidParts): StagedOpening[] =>
  [stageSpared, stageChain, stageRange, stageStill, stageTurned, stageWhile, stageResult]
    .flatMap((stage) => stage(parts))
    .slice(0, 1);

/** "Soaks off, no scraping": "No scraping. It soaks off." */
function stageSpared(parts: SaidParts): StagedOpening[] {
  const tail = parts.pieces.at(-1);
  if (
    tail?.kind !== 'tail' ||
    !/^(?:no|without|nothing|not|only) /.test(tail.text) ||
    /^not (?:just|only) /.test(tail.text)
  )
    return [];
  return [
    {
      text: `${capitalise(tail.text)}. ${sayMain(parts, parts.pieces.slice(0, -1))} {branded}.`,
      form: 'spared',
      appeal: SPARED,
    },
  ];
}

/** "Goes from stovetop to oven to campfire": "Stovetop. Oven. Campfire." */
function stageChain({ pieces }: SaidParts): StagedOpening[] {
  const [chain, ...rest] = pieces;
  const places = chain?.joint === 'from' ? (chain.inner ?? '').split(' to ') : [];
  if (rest.length > 0 || places.length < 2 || /\d/.test(chain?.text ?? '')) return [];
  const said =
    places.length > 2
      ? places.map((place) => `${capitalise(place)}.`).join(' ')
      : `${capitalise(places.join(' to '))}.`;
  return [{ text: `${said} {branded}.`, form: 'contrast', appeal: CONTRAST - (places.length > 2 ? 0 : 0.6) }];
}

/** "The rim goes from 3.5 to 6.5 ft as kids grow": "3.5 ft now. 6.5 ft as kids grow." */
function stageRange({ pieces, deed }: SaidParts): StagedOpening[] {
  const [, from = '', to = '', unit = ''] =
    /\bfrom (\d[\d.,/]*) (?:[\p{L}]+ )?to (\d[\d.,/]*)[ -]?(ft|feet|inches|lbs?|pounds|hours|minutes|quarts|gallons|degrees|people|seats|%)?(?![\p{L}\d])/iu.exec(
      deed.text,
    ) ?? [];
  if (from === '') return [];
  const last = pieces.at(-1);
  const end = unit === '' ? '' : ` ${unit}`;
  const later = last?.kind === 'clause' && last.joint === 'as' ? `${to}${end} ${last.text}` : null;
  return later === null
    ? [{ text: `${from}${end}. Or ${to}. {branded}.`, form: 'contrast', appeal: RANGE - 0.6 }]
    : [{ text: `${from}${end} now. ${later}. {branded}.`, form: 'contrast', appeal: RANGE + 0.5 }];
}

/** "The gel stays soft right from your freezer": "Right from your freezer. Still soft." */
function stageStill({ verb, pieces, isDenied }: SaidParts): StagedOpening[] {
  const [first, ...others] = pieces;
  const state = first?.kind === 'state' ? first : others[0]?.kind === 'state' ? others[0] : undefined;
  const isKept = verb.base === 'keep' && first?.kind === 'object' && others[0] === state;
  if (state !== undefined && /^put$|[a-z]er$/.test(state.text)) return [];
  if (isDenied || state === undefined || !(verb.base === 'stay' || isKept)) return [];
  const rest = pieces.slice(pieces.indexOf(state) + 1);
  if (rest.length === 0 || rest.some(isOfKind('clause', 'tail', 'other', 'purpose', 'joined'))) return [];
  const where = joinPieces(rest);
  const [, time = ''] = /^(?:for )?(\d[\d.,]* (?:hours|days|weeks|months|years))$/.exec(where) ?? [];
  if (isKept && /^(?:it|they|them)$/.test(first.text)) return [];
  const what = isKept ? `${withoutArticle(first.text)} still ${state.text}` : `still ${state.text}`;
  if (time !== '')
    return [
      {
        text: `${capitalise(time)} later: ${what}. {branded}.`,
        form: 'amount',
        appeal: Math.max(CONTRAST, rateAmount(where) + 0.3),
      },
    ];
  if (/^(?:for|until|up to|about)\b/.test(where)) return [];
  return [{ text: `${capitalise(where)}. ${capitalise(what)}. {branded}.`, form: 'contrast', appeal: CONTRAST }];
}

/** "Turns low pressure into strong spray": "Low pressure in. Strong spray out." is more than is said; so one is asked. */
function stageTurned({ verb, pieces, subject, isDenied }: SaidParts): StagedOpening[] {
  const [object, into, ...rest] = pieces;
  if (isDenied || !/^(?:turn|convert|transform|change)$/.test(verb.base) || subject !== null) return [];
  if (object?.kind !== 'object' || into?.joint !== 'into' || into.inner === undefined || rest.length > 0) return [];
  return [
    {
      text: `${capitalise(withoutArticle(object.text))}? Now {it's/they're} ${into.inner}. {branded}.`.replace(
        "{it's/they're}",
        object.thing?.number === 'many' ? "they're" : "it's",
      ),
      form: 'contrast',
      appeal: RANGE + 0.6,
    },
  ];
}

/** "Steams veggies while the rice cooks": "While the rice cooks, it steams veggies." */
function stageWhile(parts: SaidParts): StagedOpening[] {
  const last = parts.pieces.at(-1);
  if (last?.kind !== 'clause' || last.joint !== 'while' || last.subject === undefined) return [];
  const who = last.subject.say('subject');
  const isOfProduct = /^(?:it|they)$/.test(who);
  if (who === 'you' || isOfProduct === (parts.subject === null)) return [];
  const main =
    parts.subject === null
      ? sayMain(parts, parts.pieces.slice(0, -1)).replace(/^\{It/, '{it').replace('/They', '/they')
      : withSmallFirst(sayMain(parts, parts.pieces.slice(0, -1)));
  return [{ text: `${capitalise(last.text)}, ${main} {branded}.`, form: 'contrast', appeal: CONTRAST }];
}

/** "Clicks so quiet nobody looks up", "breathes so you sleep cool": what comes of it, by itself. */
function stageResult(parts: SaidParts): StagedOpening[] {
  const last = parts.pieces.at(-1);
  if (last?.joint === 'so-much')
    return [{ text: `${sayMain(parts, parts.pieces)} {branded}.`, form: 'contrast', appeal: RANGE }];
  if (last?.kind !== 'clause' || last.joint !== 'so' || last.subject === undefined || last.deed?.verb === undefined)
    return [];
  if (last.deed.verb.modal !== null || last.subject.isPronoun) return [];
  const main = sayMain(parts, parts.pieces.slice(0, -1));
  return [{ text: `${main} So ${last.inner}. {branded}.`, form: 'contrast', appeal: CONTRAST - 0.3 }];
}

/** "Hose it down and it dries in minutes": "Hose it down. It dries in minutes."; "no flicker on long nights". */
export function stageOther({ kind, subject, deed, pieces = [], text, halves }: ReadClause): StagedOpening[] {
  // "Your partner rolls over, you don't feel it".
  if (halves !== undefined)
    return [{ text: `${capitalise(halves[0])}? ${capitalise(halves[1])}. {branded}.`, form: 'condition', appeal: 8 }];
  if (kind === 'order' && deed !== undefined) {
    const [, order = '', result = ''] = /^(.+?) and ((?:it|they) .+)$/.exec(text) ?? [];
    if (result !== '')
      return [{ text: `${capitalise(order)}. ${capitalise(result)}. {branded}.`, form: 'order', appeal: ORDER + 0.4 }];
    const last = deed.pieces?.at(-1);
    if (last?.kind === 'place' && last.joint === 'for' && last.thing?.number === 'many' && last.inner !== undefined) {
      const what = text.slice(0, text.length - last.text.length).trim();
      return [{ text: `${capitalise(last.inner)}? ${capitalise(what)}. {branded}.`, form: 'order', appeal: ORDER }];
    }
    return [{ text: `${capitalise(text)}. {branded}.`, form: 'order', appeal: ORDER - 1 }];
  }
  if (pieces.at(-1)?.joint === 'so-much') return [stageDegree(text)];
  if (kind === 'thing' && subject !== undefined) return stageThing(subject, pieces);
  if (kind === 'state') return stageState(text, pieces);
  if (kind === 'none') {
    const items = text.split(', ');
    if (items.length > 1 && items.every((item) => /^no /i.test(item)))
      return [
        { text: `${items.map((item) => `${capitalise(item)}.`).join(' ')} {branded}.`, form: 'spared', appeal: SPARED },
      ];
    const after = pieces.at(-1)?.deed?.pieces?.at(-1);
    // "Nothing to scrub after dinner".
    if (pieces.at(-1)?.kind === 'purpose' && after?.kind === 'place' && after.joint === 'after')
      return [
        {
          text: `After ${after.inner}? ${capitalise(text.slice(0, -after.text.length).trim())}. {branded}.`,
          form: 'spared',
          appeal: SPARED,
        },
      ];
    const [none, place, ...rest] = pieces;
    if (
      none?.kind === 'object' &&
      place?.kind === 'place' &&
      rest.length === 0 &&
      place.thing?.isLone === false &&
      /^(?:on|in|at|during|under)$/.test(place.joint ?? '') &&
      !/^(?:the|your|an?) /.test(place.inner ?? '')
    )
      return [
        {
          text: `${capitalise(place.inner ?? '')}. ${capitalise(none.text)}. {branded}.`,
          form: 'spared',
          appeal: SPARED,
        },
      ];
  }
  return kind === 'none' ? [{ text: `${capitalise(text)}. {branded}.`, form: 'spared', appeal: SPARED - 0.9 }] : [];
}

/** "So quiet dogs sleep through it": a comma parts what is quiet. */
const stageDegree = (text: string): StagedOpening => ({
  text: `${capitalise(text.replace(/^so (\S+) /, 'so $1, '))}. {branded}.`,
  form: 'contrast',
  appeal: RANGE,
});

/** "4 inches thick so roots don't poke you": "Roots poking you? 4 inches thick." */
function stageState(text: string, pieces: readonly Piece[]): StagedOpening[] {
  const clause = pieces.at(-1);
  const verb = clause?.deed?.verb;
  if (clause?.joint !== 'so' || clause.subject === undefined || verb?.modal === undefined || verb.modal === null)
    return [];
  const who = clause.subject.say('subject');
  if (!/n['’]t$|^never$/.test(verb.modal) || verb.base === 'be' || /^(?:it|they)$/.test(who)) return [];
  const deed = [gerundOf(verb.base), joinPieces(clause.deed?.pieces ?? [])].filter(Boolean).join(' ');
  const question = who === 'you' ? deed : `${withoutArticle(who)} ${deed}`;
  const state = text
    .slice(0, text.length - clause.text.length)
    .trim()
    .replace(/,$/, '');
  return [{ text: `${capitalise(question)}? ${capitalise(state)}. {branded}.`, form: 'trouble', appeal: 7.8 }];
}

/** "Drain holes so water doesn't sit": "Water sitting? Not with these drain holes."; "2 batteries so one charges". */
function stageThing(subject: Thing, pieces: readonly Piece[]): StagedOpening[] {
  const [clause, ...rest] = pieces;
  // "54-inch handle so no bending over": "No bending over. A 54-inch handle."
  if (clause?.joint === 'so-none' && rest.length === 0)
    return [
      {
        text: `${capitalise(clause.inner ?? '')}. ${capitalise(subject.say('with'))}. {branded}.`,
        form: 'spared',
        appeal: SPARED + 0.3,
      },
    ];
  if (clause?.joint !== 'so' || rest.length > 0) return [];
  if (clause.subject === undefined || clause.deed?.verb === undefined) return [];
  const { verb } = clause.deed;
  const who = clause.subject.say('subject');
  const thing = withoutArticle(subject.say('subject'));
  if (verb.modal === null)
    return [
      {
        text: `${capitalise(subject.say('with'))}. ${capitalise(clause.inner ?? '')}. {branded}.`,
        form: 'contrast',
        appeal: CONTRAST,
      },
    ];
  if (!/n['’]t$|^never$/.test(verb.modal) || verb.base === 'be' || /^(?:it|they)$/.test(who)) return [];
  const deed = [gerundOf(verb.base), joinPieces(clause.deed.pieces ?? [])].filter(Boolean).join(' ');
  const question = who === 'you' ? deed : `${withoutArticle(who)} ${deed}`;
  return [
    {
      text: `${capitalise(question)}? Not with ${subject.number === 'many' ? 'these' : 'this'} ${thing}. {branded}.`,
      form: 'trouble',
      appeal: 8,
    },
  ];
}
