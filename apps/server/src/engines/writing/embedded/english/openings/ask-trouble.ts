import type { Piece } from '../clause/parts.ts';
import { isQuality } from '../grammar/word-classes.ts';
import { findNoun } from '../lexicon.ts';
import { capitalise } from '../text/capitals.ts';
import { isOfKind, joinPieces, type SaidParts, sayMain, withoutArticle } from './said-parts.ts';
import type { StagedOpening } from './staged.ts';
import { BAD, ENDING, KEEPING_FROM } from './trouble-words.ts';
import { gerundOf, participleOf } from './verb-forms.ts';

const APPEAL = 8;
const MOST_WORDS = 8;
const MOST_PART_WORDS = 3;
/** Verbs that say how something is: "get heavy", "feel damp". */
const BEING = /^(?:be|get|feel|look|turn|go|become|smell|taste|come|wear)$/;
/** With "out", "off" or "away": "takes chlorine out". */
const GETTING_RID = /^(?:take|pull|wash|wipe|lift|rinse|soak|suck|get|flush|scrub|brush|comb)$/;
/** What helps only with a thing that is in a bad way. */
const COPING =
  /^(?:hold|handle|catch|take|wipe|cut|crush|slice|reach|find|pick|lift|grab|clean|open|start|crack|scrub|polish)$/;
const OF_PRODUCT = /^(?:it|they|them|itself|themselves)$/;

/** Openings that ask for the trouble that a fact ends: it says what does not happen, what is kept off, or what is cured. */
export const askTrouble = (parts: SaidParts): StagedOpening[] =>
  [askDenied, askKeptFrom, askKeptOff, askResult, askCured, askEnded]
    .flatMap((ask) => ask(parts))
    .filter(({ text }) => (text.split('?')[0] ?? '').split(' ').length <= MOST_WORDS)
    .slice(0, 1);

const trouble = (question: string, answer: string): StagedOpening[] => [
  { text: `${capitalise(question)}? ${answer}`, form: 'trouble', appeal: APPEAL },
];

/** "The waistband doesn't roll when you bend": "Waistband rolling when you bend? Not with …". */
function askDenied({ subject, verb, pieces, isDenied, deed }: SaidParts): StagedOpening[] {
  if (!isDenied || deed.isJoined === true || pieces.some(isOfKind('tail', 'joined', 'purpose'))) return [];
  // "Clamps won't spark if you mix up colors" asks for the colors.
  if (pieces.some(({ kind, joint }) => kind === 'clause' && joint !== 'when')) return [];
  const who = subject === null ? '' : withoutPraise(subject.bare);
  if (OF_PRODUCT.test(who)) return [];
  const [first, ...rest] = pieces;
  // "Rain doesn't bother it".
  if (first?.kind === 'object' && OF_PRODUCT.test(first.text))
    return who === ''
      ? []
      : [
          {
            text: `${capitalise(who)}? ${capitalise(verb.modal ?? '')} ${verb.text} ${joinPieces(pieces)}. {branded}.`,
            form: 'trouble',
            appeal: APPEAL - 1,
          },
        ];
  if (BEING.test(verb.base) && (first?.kind === 'state' || /^(?:be|feel|look)$/.test(verb.base))) {
    if (first?.kind !== 'state' || who === '') return [];
    return trouble([first.text, who, joinPieces(rest)].filter(Boolean).join(' '), denial(who));
  }
  // "Dries out after" lacks what it goes with.
  if (/^(?:after|before|with|of)$/.test(pieces.at(-1)?.text ?? '')) return [];
  const deedOf = [gerundOf(verb.base), joinPieces(pieces)].filter(Boolean).join(' ');
  if (who === '' && pieces.length === 0) return [];
  return trouble(who === '' ? deedOf : `${who} ${deedOf}`, denial(deedOf));
}

/** "The rail stops jars from sliding off": "Jars sliding off? Not with this rail." */
function askKeptFrom({ subject, verb, pieces, isDenied }: SaidParts): StagedOpening[] {
  const [object, from, ...rest] = pieces;
  if (isDenied || !KEEPING_FROM.test(verb.base) || object?.kind !== 'object' || from?.joint !== 'from') return [];
  const isProduct = OF_PRODUCT.test(object.text);
  if (from.kind !== 'place-deed' || !rest.every(isOfKind('particle', 'place'))) return [];
  if (isProduct && subject === null) return [];
  const what = isProduct ? '' : withoutArticle(object.text);
  const question = [what, from.inner, joinPieces(rest)].filter(Boolean).join(' ');
  const isShort =
    subject !== null && subject.thing.number !== 'stuff' && subject.bare.split(' ').length <= MOST_PART_WORDS;
  const these = subject?.thing.number === 'many' ? 'these' : 'this';
  return trouble(question, isShort ? `Not with ${these} ${subject.bare}. {branded}.` : denial(question));
}

/** "The cage keeps fingers out", "the lid keeps smell in": "Fingers? They stay out." */
function askKeptOff({ subject, verb, pieces, isDenied }: SaidParts): StagedOpening[] {
  const [object, particle, ...rest] = pieces;
  if (isDenied || verb.base !== 'keep' || object?.kind !== 'object' || object.thing === undefined) return [];
  const way = particle?.text ?? '';
  if (OF_PRODUCT.test(object.text) || !/^(?:out|away|off|in|inside|down|off the floor|out of reach)$/.test(way))
    return [];
  if (rest.length > 0 || subject === null) return [];
  const isMany = object.thing.number === 'many';
  return [
    {
      text: `${capitalise(withoutArticle(object.text))}? ${isMany ? 'They stay' : 'It stays'} ${way}. {branded}.`,
      form: 'trouble',
      appeal: APPEAL - 0.8,
    },
  ];
}

/** "Breathes so you don't wake up sweaty": "Waking up sweaty? It breathes." */
function askResult(parts: SaidParts): StagedOpening[] {
  const { pieces, isDenied } = parts;
  const at = pieces.findIndex(({ kind, joint }) => kind === 'clause' && joint === 'so');
  const clause = pieces[at];
  const verb = clause?.deed?.verb;
  if (isDenied || clause?.subject === undefined || verb?.modal === undefined || verb.modal === null) return [];
  if (!/n['’]t$|^never$/.test(verb.modal) || at !== pieces.length - 1) return [];
  const own = withoutArticle(clause.subject.say('subject'));
  // "The magnet holds the lid so it doesn't fall": the lid falls.
  const object = pieces.find(({ kind }) => kind === 'object');
  const meant =
    object?.thing !== undefined && (object.thing.number === 'many') === (own === 'they') ? object : undefined;
  const who = OF_PRODUCT.test(own) && meant !== undefined ? withoutArticle(meant.text) : own;
  const behind = clause.deed?.pieces ?? [];
  const [first, ...rest] = behind;
  if (/^(?:it|they)$/.test(who) && behind.length === 0) return [];
  const main = sayMain(parts, pieces.slice(0, at));
  const named = `${main} {branded}.`;
  if (BEING.test(verb.base) && first?.kind === 'state' && !/^(?:you|it|they)$/.test(who))
    return trouble([first.text, who, joinPieces(rest)].filter(Boolean).join(' '), named);
  const deed = [gerundOf(verb.base), joinPieces(behind)].filter(Boolean).join(' ');
  return trouble(/^(?:you|it|they)$/.test(who) ? deed : `${who} ${deed}`, named);
}

/** "The lid hides the mess": "The mess? The lid hides it." */
function askEnded({ subject, verb, pieces, isDenied, deed }: SaidParts): StagedOpening[] {
  const [object, ...rest] = pieces;
  if (isDenied || deed.isJoined === true || object?.kind !== 'object' || object.thing === undefined) return [];
  const { thing } = object;
  if (thing.isPronoun || thing.isAmount === true || /\d/.test(object.text)) return [];
  // "Windows stop fogging": they are what is in trouble.
  if (verb.base === 'stop' && subject !== null && rest.length === 0 && /^[a-z]{2,}ing$/.test(object.text))
    return subject.thing.isPronoun ? [] : trouble(`${subject.bare} ${object.text}`, denial(object.text));
  const isPlaced = rest.length === 1 && rest[0]?.kind === 'place';
  const way = rest[0]?.kind === 'particle' ? rest[0].text : (rest[0]?.joint ?? '');
  const isGone = /^(?:out|off|away|up|out of)$/.test(way);
  const isEnding =
    ENDING.has(verb.base) ||
    (verb.base === 'replace' && subject === null && rest.length === 0 && verb.modal === null) ||
    (isGone && GETTING_RID.test(verb.base)) ||
    (verb.base === 'reach' && isPlaced) ||
    (COPING.test(verb.base) && isBad(object));
  if (!isEnding) return [];
  // "A drop from the table", "your dog in the tub".
  if (verb.base === 'replace')
    return trouble(
      `Still using ${withoutArticle(object.text)}`,
      `{branded} {${verb.text}/${verb.base}} ${thing.number === 'many' ? 'them' : 'it'}.`,
    );
  // "Takes weight off the tailbone": weight by itself is no trouble.
  if (
    isGone &&
    !ENDING.has(verb.base) &&
    thing.number === 'stuff' &&
    !object.text.includes(' ') &&
    !BAD.has(object.text)
  )
    return [];
  const isWhole = isPlaced && /^(?:survive|withstand|reach|handle|find)$/.test(verb.base);
  const pronoun = verb.base === 'reach' ? '' : thing.number === 'many' ? ' them' : ' it';
  const behind = isWhole ? '' : joinPieces(rest.filter((piece) => !isOfKind('tail', 'clause')(piece)));
  const end = `${pronoun}${behind === '' ? '' : ` ${behind}`}`;
  const question = isWhole ? `${object.text} ${joinPieces(rest)}` : object.text;
  // "A winter outside": what it survives, and where, is one thing.
  if (subject === null && /^(?:survive|withstand)$/.test(verb.base) && behind !== '') return [];
  if (subject === null)
    return verb.modal === null ? trouble(question, `{branded} {${verb.text}${end}/${verb.base}${end}}.`) : [];
  if (subject.thing.isPronoun) return [];
  const said = [capitalise(subject.text), verb.modal ?? '', verb.text].filter(Boolean).join(' ');
  return trouble(question, `${said}${end}. {branded}.`);
}

/** "Starts a dead battery in seconds": "Dead battery? Started in seconds." */
function askCured({ subject, verb, pieces, isDenied, deed }: SaidParts): StagedOpening[] {
  const [object, ...rest] = pieces;
  if (isDenied || verb.modal !== null || deed.isJoined === true || object?.kind !== 'object' || !isBad(object))
    return [];
  if (rest.length === 0 || rest.some(isOfKind('tail', 'clause', 'other'))) return [];
  if (subject !== null || /^(?:have|feel|need|hold|make|leave|get|come|include)$/.test(verb.base)) return [];
  return trouble(withoutArticle(object.text), `${capitalise(participleOf(verb.base))} ${joinPieces(rest)}. {branded}.`);
}

/** Whether a quality of a thing is nothing that anybody wants: "wet leaves", "a dead battery". */
const isBad = ({ text }: Piece): boolean =>
  withoutArticle(text)
    .toLowerCase()
    .split(/[ ,]+/)
    .slice(0, -1)
    .some((word) => BAD.has(word));

/** "Sturdy sides" that do not cave in: what was asked for was sides. */
const withoutPraise = (text: string): string => {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) => index === words.length - 1 || !isQuality(word) || findNoun(word) !== null,
  );
  return words.slice(Math.max(0, at)).join(' ');
};

/** What answers a question that the product makes needless, in one of two ways that its letters choose. */
const denial = (question: string): string =>
  question.length % 2 === 0 ? 'Not with {branded}.' : 'Not anymore. {branded}.';
