import { toRefusedPattern } from '../refused-words.ts';
import table from './refused-words.json' with { type: 'json' };

/**
 * Words about the shop, the order, the law, the parcel or the photo; superlatives and promises, for which advertising
 * law demands proof; a seller's own person; lone values; care labels; and phrases that depend on a previous one.
 */
const REFUSED = toRefusedPattern(table, 'iu');

/** "75% less fat than traditional frying": compared with a way of doing it, not with a rival. */
const COMPARED = /(?<=^(?:uses )?(?:up to )?\d[\d.]* ?% (?:less|more|fewer) [a-z ]{2,20}) than [a-z -]+$/i;

/** "Quieter than an electric toothbrush": compared with an everyday thing; a name, or "a leading brand", is a rival. */
const COMMON =
  / than an? (?!(?:leading|other|similar|competing|typical|standard|regular|traditional|conventional|ordinary|usual|normal|comparable)\b)\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,3}(?=$|[:,.])/u;

/** What no seller says of a product, even in a sentence of his own: there he may speak of himself and of "these". */
const REFUSED_IN_PITCH = toRefusedPattern(
  table.filter(({ kind }) => !/^(?:first_person|leaning|lone_value)$/.test(kind)),
  'iu',
);
/** "Most of the work", "your most hated shortcuts": no claim to be the best. */
const NO_SUPERLATIVE = /\bmost of\b|\bmost \p{L}+ed\b|^because\b|\bthe best(?= .{2,30} you(?:['’]ve)? ever\b)/giu;

/** What it cannot do, and what does not come along: true, and no reason to buy. */
const CANNOT =
  /\bnot (?:an? )?(?:genuine|original|official|oem|affiliated|endorsed|sponsored)\b|\bnot (?:supported|designed|intended|suitable|compatible|recommended|included|eligible|available|guaranteed|meant|a toy|for (?:use|children|kids|outdoor|indoor))\b|^(?:not|never) (?:for|to)\b|^not (?:fully |100 ?% )?\p{L}*(?:proof|resistant|safe|washable|submersible)\b|^(?:won['’]t|will not|doesn['’]t|does not|cannot|can['’]t) (?:work|fit|include|come|support|suit|be|connect|ship)\b|\bsold separately\b/iu;
/** What a buyer must not do: no reason to buy. */
const WARNING =
  /^(?:(?:never|do not|don['’]t) (?:ever )?(?:leave|use|place|put|let|allow|exceed|immerse|submerge|operate|touch|store|wash|microwave|overfill|heat|mix|plug|insert|expose|bend|cut|swallow|ingest|apply|dry|iron|bleach|tumble)|always|please|keep (?:away|out))\b/iu;
/** Signs of use on an old thing. */
const WORN =
  /\b(?:few|light|minor|cosmetic|small|some|slight|normal|usual|tiny|surface|faint|utensil|age|shelf)(?: \p{L}+)? (?:scratch(?:es|ing)?|scuff(?:s|ing)?|marks?|marking|wear|dents?|chips?|stains?|fading|foxing|creas\p{L}+|crazing|patina|flaws?|imperfections?)\b|\b(?:no|without) (?:\p{L}+,? )?(?:chips?|cracks?|dents?|rips?|tears?|holes|stains?|repairs?)(?:,? (?:or|and|no) (?:\p{L}+ )?(?:chips?|cracks?|dents?|rips?|tears?|holes|stains?|repairs?))?$|\b(?:pre-?owned|pre-?loved|used condition|good condition|euc|guc|nwot|nwt)\b/iu;
/** Nothing is said, or half of it. */
const EMPTY =
  /\b(?:cmyk|greyboard|grayboard|woodfree|pantone)\b|^(?:came|went|had|was|were)\b|\boptions?(?: is| are)? available\b|^available in\b|^(?:go )?(?:check|try) (?:it|them) out\b|^featuring\b|^\d+ or more players?$|^[FC] or °|^[SMLX\d]{1,3} to \d?X*L$|\breq['’]d\b|\b(?:license|permit|prescription) (?:is )?(?:required|needed)\b|^\d+ ?[SMLX]{1,3}(?:, \d+ ?[SMLX]{1,3})*$|^all (?:levels|ages|sizes)$|^(?:long|short|regular|slim|relaxed|loose|classic|standard|normal) (?:fit|rise|length|cut)$/iu;
/** How it is used and kept. */
const ADVISED =
  /\b(?:before|after) (?:each |every |the )?(?:first )?(?:use|wear|burn)\b|\bremove with\b|^add \d|^\d.{0,12} times (?:a |per )?(?:week|day|month|weekly|daily)|^(?:the |please |kindly )?(?:ensure|confirm|verify|check|double[- ]check|make sure|consult|refer to)\b|^(?:bring|provide|email|upload|message|choose|select|measure) (?:a|an|your|us|the)\b|^(?:dust|wipe|clean|wash|rinse) with\b|^(?:wear|peel|leave|unplug|supervise|cure|ventilate|keep out|handle|discard|dispose)\b|^keeps? (?:in|refrigerated|frozen|away|out of reach|dry|upright)\b|\b(?:may|might) (?:need|require|vary|differ|take|arrive)\b|^(?:the )?(?:trim|shake|refrigerate|hang to dry|lay flat to dry|line dry|store|hand[- ]wash|patch test|soak|oil (?:once|every|it|regularly|lightly)|inflate|recharge every)\b(?! off)/iu;

/** "Dishwasher safe probe only": what holds of a part alone. */
const ONLY = /\bonly$/iu;

/** "Full sun, at least 4 hours a day": what a plant has to be given. */
const NEEDED =
  /^(?:full|partial|part|bright|indirect|low|direct|medium|filtered)\b[^.]*\b(?:sun|sunlight|light|shade)\b/iu;

const isNoReason = (phrase: string): boolean =>
  ONLY.test(phrase) ||
  NEEDED.test(phrase) ||
  EMPTY.test(phrase) ||
  CANNOT.test(phrase) ||
  WARNING.test(phrase) ||
  WORN.test(phrase) ||
  ADVISED.test(phrase);

/** Checks by its words if a seller's sentence may be said as it stands. */
export const isPitchable = (sentence: string): boolean =>
  !REFUSED_IN_PITCH.test(sentence.replace(NO_SUPERLATIVE, '')) && !isNoReason(sentence);

/** Checks by its words if a phrase may be used about a product in an ad. */
export function isFact(phrase: string): boolean {
  if (phrase.length < 3 || phrase.split(' ').length < 1) return false;
  // "1 x drill" is a list of the parcel; "runs half size small" is advice on sizes.
  if (
    /^\d+ ?[x×] \p{L}|\bruns? (?:a |an )?(?:half |little |bit )?(?:a )?(?:size )?(?:small|large|big|narrow|tight|short|long)\b/iu.test(
      phrase,
    )
  )
    return false;
  if (isNoReason(phrase)) return false;
  // A footnote that nobody hears holds what limits the claim.
  if (/[\p{L}\d%][*†‡]/u.test(phrase)) return false;
  // "4mx5m", "free of unwanted": joined units, a phrase that the page cut off.
  if (/\d\p{L}*x\d/u.test(phrase) || /\b(?:of|with|for|and|in|from) (?:\w+ed|un\w+)$/i.test(phrase)) return false;
  return !REFUSED.test(phrase.replace(COMPARED, '').replace(COMMON, ''));
}
