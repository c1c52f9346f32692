import type { Trade } from '@reelwright/product-kinds';
import type { Pattern } from '../../pattern.ts';
import type { EnglishFact } from '../english-fact.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, isAdjective, isBaseVerb } from '../lexicon.ts';
import { withSmallFirst } from '../small-first.ts';
import { capitalise } from '../text/capitals.ts';
import { isBareList, lastOf } from './bare-list.ts';
import { nameBehind } from './name-behind.ts';
import { askTrouble } from './relief.ts';

/**
 * Openings made of a fact's own words, as somebody would say them: a question that it answers, its amounts one after the
 * other, what there is none of. Each tells the whole fact. Empty if its form is none of these.
 */
export function listSparks(
  { text, inside, form }: Pick<EnglishFact, 'text' | 'inside' | 'form'>,
  trade: Trade | undefined,
): Pattern[] {
  const base = form.kind === 'clause' ? form.base : inside;
  for (const rule of RULES) {
    const found = rule({ text, inside, base, trade, form: form.kind });
    if (found.length > 0) return found.flatMap(withName);
  }
  return [];
}

/** The opening alone, so that the next line names the product, and with its name. */
const withName = (spark: Pattern): Pattern[] =>
  /[.?!] \{branded\}\.$/.test(spark)
    ? [spark.slice(0, -NAMED.length), nameBehind(spark.slice(0, -NAMED.length))]
    : [spark];

const NAMED = ' {branded}.';

interface Said {
  text: string;
  inside: string;
  /** The clause with its verb in the plural. */
  base: string;
  trade: Trade | undefined;
  form: EnglishFact['form']['kind'];
}
type Rule = (said: Said) => Pattern[];

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Keeps leaves and herons out of your pond": trouble, and where it is. */
const keptOut: Rule = ({ inside }) => {
  const [, list = '', way = '', place = ''] =
    /^(?:keeps?|blocks?|stops?|deters?) ((?:[\p{L}'’-]+,? ){0,7}?[\p{L}'’-]+) (out of|off|away from|from entering) ((?:your|the) [\p{L} '’-]+)$/u.exec(
      inside,
    ) ?? [];
  if (list === '' || !isBareList(list)) return [];
  const where = way === 'off' ? 'on' : way === 'away from' ? 'at' : 'in';
  return [`${first(list)} ${where} ${place}? Not with {branded}.`];
};

/** "The rubber ring keeps the bowl from sliding": what happens without it, as a question. */
const keptFrom: Rule = ({ inside, base }) => {
  const [, subject = '', verb = '', thing = '', deed = ''] =
    /^(?:(the (?:[\p{L}\d-]+ ){0,4}[\p{L}-]+) )?(keeps?|stops?|prevents?) (?:the |your )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+) from (\p{L}+ing(?: [^,;:.()]+)?)$/iu.exec(
      inside,
    ) ?? [];
  if (thing === '' || deed.split(' ').length > MOST_DEED_WORDS || /^(?:it|them|you)$/.test(thing)) return [];
  const question = `${first(`${thing} ${deed}`)}?`;
  if (subject === '') return base === inside ? [] : [`${question} Not with {branded}.`];
  return [`${question} ${first(subject)} ${verb.endsWith('s') ? 'stops' : 'stop'} that. {branded}.`];
};
const MOST_DEED_WORDS = 6;

/** "No SLS, dyes or artificial flavors": what there is none of, one after the other. */
const noList: Rule = ({ text }) => {
  const [, list = ''] = /^no ([^.:;()]+)$/i.exec(text) ?? [];
  if (/\b(?:needed|required|necessary|ever|just|only|so|that|when|with|for|in|on|to)\b/i.test(list)) return [];
  // "No drivers, plug and scan": what the buyer does instead.
  if (/ and (?!no )/i.test(list)) return [];
  const items = list.split(/, and no |, or no |, no | and no | or no |, and |, or |, | and | or /i).filter(Boolean);
  // "No rubbing, less frizz": what there is instead.
  if (items.some((item) => /^(?:less|more|fewer|just|only|all|easy|quick|better)\b/i.test(item))) return [];
  // "No setup fee, cancel anytime": what the buyer may do.
  if (items.some((item) => isBaseVerb(item.split(' ')[0] ?? '') && findNoun(item.split(' ')[0] ?? '') === null))
    return [];
  return items.length > 1 && items.every((item) => item.split(' ').length < 4)
    ? [`${items.map((item) => `No ${withSmallFirst(item)}.`).join(' ')} {branded}.`]
    : [];
};

/** "No tools required": what nobody needs. */
const notNeeded: Rule = ({ text }) => {
  const [, thing = '', ever] =
    /^no ((?:[\p{L}-]+ ){0,4}?[\p{L}-]+) (?:needed|required|necessary)( ever)?$/iu.exec(text) ?? [];
  const [head = ''] = thing.split(/ (?:to|for) /);
  if (thing === '') return [];
  if (ever !== undefined) return [`No ${withSmallFirst(thing)}. Ever. {branded}.`];
  if (/ (?:to|for) /.test(thing) || !isBareList(head)) return [];
  return /(?:ly|tion|ing|up)$/.test(head)
    ? [`${first(thing)}? Skip it. {branded}.`]
    : [`${first(thing)}? You won't need any. {branded}.`];
};

/** "Heats up in 10 seconds": the time, and what it is enough for. */
const inTime: Rule = ({ inside, base }) => {
  const time =
    /^(?!(?:ships?|arrives?|delivers?|comes?|sets? up|assembles?|installs?|lasts?)\b)(.+?) in (?:just |only |under |as little as )?(\d[\d.,]*(?: to \d+|-\d+)? (?:seconds|minutes|hours))$/i;
  const [, , amount = ''] = time.exec(inside) ?? [];
  const [, deed = ''] = time.exec(base) ?? [];
  return deed === '' || deed === inside || base === inside
    ? []
    : [`${first(amount)}. That's all {branded} {needs/need} to ${deed}.`];
};

const COUNTED_VERB =
  /^(?:holds?|fits?|brews?|tops? up|makes?|carr(?:y|ies)|stores?|serves?|washes?|prints?|charges?|seats?|plays?|cooks?|bakes?|toasts?|inflates?|chops?|grinds?|fills?|waters?|cleans?|tracks?|displays?|comes with|includes?) /i;

/** "Tops up 8 car tires on one charge": how many, and from how little. */
const fromOne: Rule = ({ inside }) => {
  const [, count = '', from = ''] =
    /^((?:up to |over )?\d[\d.,]* (?:[\p{L}-]+ ){0,4}?[\p{L}-]+) (?:on|from|per|with|in) ((?:a|an|one|a single|each) [\p{L}\d' -]+?)$/iu.exec(
      inside.replace(COUNTED_VERB, '').replace(/ per (\p{L}+)(?: at .+)?$/u, ' per one $1'),
    ) ?? [];
  if (count === '' || from.split(' ').length > 5) return [];
  return [`${first(count)}. ${first(from.replace(/^(?:an?|each) (?!single)/i, 'One '))}. {branded}.`];
};

/** "Supports up to 500 lbs": the load as a question. */
const load: Rule = ({ inside }) => {
  const [, verb = '', amount = ''] =
    /^(supports?|holds?|carr(?:y|ies)|lifts?|takes?|withstands?|handles?|survives?|reach(?:es)?) ((?:temperatures (?:of )?)?(?:up to |over )?\d[\d.,]* ?(?:lbs?|pounds|kg|kilos|tons|gallons|liters|litres|quarts|°[CF]|degrees|mph))(?! (?:of|per)\b)/i.exec(
      inside,
    ) ?? [];
  if (verb === '') return [];
  const many = verb.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
  const plain = many === 'reache' ? 'reach' : many;
  const one = plain === 'carry' ? 'carries' : plain === 'reach' ? 'reaches' : `${plain}s`;
  return [`${first(amount.replace(/^up to /i, ''))}? {branded} {${one}/${plain}} that.`];
};

/** "5 heating zones across the back": how many, and then where. */
const countedPlaces: Rule = ({ inside }) => {
  const [, count = '', place = ''] =
    /^(\d[\d.,]* (?:[\p{L}-]+ ){0,4}?[\p{L}-]+) ((?:across|on|along|around|for) (?:the|your|all|every|each|both) .+)$/u.exec(
      inside,
    ) ?? [];
  return count === '' || numberOfNoun(lastOf(count)) !== 'plural'
    ? []
    : [`${first(count)}. ${first(place)}. {branded}.`];
};

/** "A two-way zipper for easy diaper changes": what for, and then with what. */
const purpose: Rule = ({ inside, base, form }) => {
  // "Snaps into bits for training" is a deed.
  if (base !== inside || form === 'clause' || form === 'sentence') return [];
  const [, part = '', use = ''] =
    /^(?:an? |the )?((?:[\p{L}\d-]+ ){0,3}[\p{L}-]+) for ((?:an? |the )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/u.exec(inside) ??
    [];
  const number = numberOfNoun(lastOf(part));
  const isPart =
    findNoun(lastOf(part)) !== null && !/^(?:set|pack|pair|great|perfect|ideal|suitable|made|safe|ready)\b/.test(part);
  const isUse =
    /^an? /.test(use) || (numberOfNoun(lastOf(use)) !== 'singular' && !WEARERS.test(use) && !/\p{Lu}/u.test(use));
  const isThing = /^an? /.test(use) || findNoun(lastOf(use)) !== null || /(?:ing|[^s]s)$/.test(lastOf(use));
  return part === '' || !isPart || !isUse || !isThing || number === 'uncountable'
    ? []
    : [`${first(use)}. That's what the ${part} ${number === 'plural' ? 'are' : 'is'} for. {branded}.`];
};

const WEARERS =
  /\b(?:men|women|kids|boys|girls|adults|children|babies|dogs|cats|pets|beginners|families|people|\p{L}+(?:ers|ists|ors))$|^(?:home|use|outdoor|indoor|everyday|all|any|most|every|work|school|travel|years|months|days|hours)\b/iu;

const TROUBLED =
  /\b(?:for|in|on|through) ((?:(?:dry|tight|sore|tired|cold|wet|dark|dim|oily|itchy|cracked|sensitive|messy|tangled|muddy|flaky|stiff|aching|achy|frizzy|damaged|thin|brittle|swollen|restless|noisy|dusty|stubborn|clogged|slippery|rocky|icy|rainy|windy|humid|crowded|cramped|small|tiny|narrow|hot|sweaty|rough|hard-to-reach|low-light),? (?:and )?)+(?:[\p{L}-]+ )?(skin|hair|hands|feet|rooms?|days|nights|areas|spaces|corners|kitchens|muscles|backs|necks|lips|nails|scalp|roads|trails|floors|mornings|weather|winters|summers|commutes|flights|eyes|apartments|closets|desks)(?: (?:in|on|at) the [\p{L}]+)?)(?:$|[,.])/iu;

/** "A balm for dry, tight skin": the trouble as a question. */
const troubled: Rule = ({ inside }) => {
  const trouble = TROUBLED.exec(inside)?.[1] ?? '';
  return trouble === '' ? [] : [`${first(trouble)}? {branded}.`];
};

/** "Keeps food hot for 5 hours or cold for 8": the two against each other. */
const hotOrCold: Rule = ({ inside }) => {
  const [, hot = '', cold = ''] =
    /^keeps? (?:[\p{L} ]+ )?((?:hot|warm) for (?:up to )?\d+(?: hours)?)(?:,? (?:or|and) )((?:ice[- ])?cold for (?:up to )?\d+(?: hours)?)$/iu.exec(
      inside,
    ) ?? [];
  return hot === '' ? [] : [`${first(hot)}. ${first(cold)}. {branded}.`];
};

/** "Doubles as a power bank": two things in one. */
const doubles: Rule = ({ inside }) => {
  const [, other = ''] =
    /^(?:also )?(?:doubles? as|works? as|serves? as|turns? into|becomes?|converts? (?:in)?to) ((?:an? )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu.exec(
      inside,
    ) ?? [];
  const bare = other.replace(/^an? /i, '');
  return bare === '' || numberOfNoun(lastOf(bare)) !== 'singular' || findNoun(lastOf(bare)) === null
    ? []
    : [`Part {one_kind}, part ${bare}.`];
};

/** "Fits in the glove box": where nobody expects it. */
const smallPlace: Rule = ({ inside }) => {
  const [, way = '', place = ''] =
    /^(?:fits|slides|slips|folds|tucks|packs|rolls|stows)(?: easily| right| flat| down)? (in|into|under|behind|inside) ((?:an?|the|your|any) (?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/iu.exec(
      inside,
    ) ?? [];
  return place === '' ||
    isAdjective(lastOf(place)) ||
    / (?:with|by|for|when|while|to) /.test(place) ||
    /\b(?:case|bag|pouch|box|lid|base|tote|itself)$/.test(place)
    ? []
    : [`{a_kind} ${way.replace('into', 'in')} ${place}? Yes. {branded}.`];
};

/** "Grass-fed tallow, organic jojoba oil, beeswax": what is in it, and no more. */
const ingredients: Rule = ({ text, trade }) => {
  if (trade === undefined || !/^(?:food|drinks|beauty|hair-care|pets)$/.test(trade)) return [];
  const items = text.split(/, and |, | and /);
  const isPlain = items.length > 2 && items.length < 6 && !/\b(?:no|with|for|free|or|per|in|of)\b|\d/i.test(text);
  return isPlain && isBareList(items.map((item) => item.toLowerCase()).join(', '))
    ? [`${items.map((item) => `${capitalise(item)}.`).join(' ')} {branded}.`]
    : [];
};

/** "See the rings of Saturn": what the buyer gets to do, in the seller's words. */
const invited: Rule = ({ text, inside }) =>
  /^(?:see|watch|hear|run|take|learn|flip|paste|add|paint|control|ask|talk|grow|snap|choose|write|draw|cook|bake|brew|ride|sleep|wake|sing|build|solve|explore|discover|swap|switch|pour) (?:\S+ ){2,12}\S+$/i.test(
    inside,
  ) && !/[:;()]|\b(?:it|them|care|before|manual|instructions?|support|us|we|our)\b/i.test(text)
    ? [`${text}.`]
    : [];

/** "2 hours of charging give up to 6 hours of use": what it takes, and what comes of it. */
const chargedFor: Rule = ({ inside }) => {
  const [, taken = '', gained = ''] =
    /^(?:an? )?(\d[\d.,]*[- ](?:hours?|minutes?))(?: of)? (?:charg(?:e|ing)) (?:gives?|means?|lasts?|delivers?|provides?|for) ((?:up to |over )?\d[\d.,]* (?:hours?|minutes?|days?) of [\p{L} -]+)$/iu.exec(
      inside,
    ) ?? [];
  return gained === '' ? [] : [`${first(taken.replace('-', ' '))} of charging. ${first(gained)}. {branded}.`];
};

/** "Installs in under 5 minutes": the time that the buyer has to have. */
const setUpIn: Rule = ({ inside, base }) => {
  const [, deed = '', amount = ''] =
    /^(installs?|assembles?|sets? up|puts? together|goes up|inflates?|mounts?) in ((?:about |under |just |only |less than |as little as )?\d[\d.,]* (?:minutes|seconds))(?:,.*)?$/iu.exec(
      inside,
    ) ?? [];
  if (deed === '' || base === inside) return [];
  const done = /^goes/i.test(deed) ? 'put up' : deed.replace(/^(\p{L}+?)s?(?= |$)/u, '$1').toLowerCase();
  return [
    `Got ${amount.replace(/^(?:under|about|just|only|less than|as little as) /i, '')}? That's enough to ${done} {branded}.`,
  ];
};

/** "Up to 50 minutes of run time": how long, and of what. */
const runsFor: Rule = ({ inside }) => {
  const [, amount = '', span = ''] =
    /^((?:up to |over )?\d[\d.,]* (?:hours|minutes|days|weeks|months)) (?:of )?(run ?time|battery life|play ?time|playback|burn time|light|power|standby)(?: (?:per|on (?:a|one)|from (?:a|one)) (?:single |full )?charge)?$/iu.exec(
      inside,
    ) ?? [];
  if (amount === '') return [];
  return /charge$/i.test(inside)
    ? [`${first(amount)}. One charge. {branded}.`]
    : [`${first(amount)} of ${span.replace(/^runtime$/i, 'run time')}. {branded}.`];
};

/** "Pumps up to 3000 gallons per hour": how much, and then what does it. */
const perHour: Rule = ({ inside, base }) => {
  const [, verb = '', amount = ''] =
    /^(\p{L}+s) ((?:up to |over )?\d[\d.,]* [\p{L} -]+ (?:per|an?) (?:second|minute|hour|day|night|week|month|year))$/iu.exec(
      inside,
    ) ?? [];
  return verb === '' || base === inside
    ? []
    : [`${first(amount)}. That's what {branded} {${verb.toLowerCase()}/${base.split(' ')[0]}}.`];
};

const RULES: readonly Rule[] = [
  ({ inside, base }) => askTrouble({ inside, base }),
  chargedFor,
  setUpIn,
  runsFor,
  perHour,
  keptOut,
  keptFrom,
  noList,
  notNeeded,
  hotOrCold,
  fromOne,
  inTime,
  load,
  doubles,
  smallPlace,
  troubled,
  countedPlaces,
  purpose,
  ingredients,
  invited,
];
