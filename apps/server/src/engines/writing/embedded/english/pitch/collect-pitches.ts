import type { Product } from '@reelwright/contracts';
import type { KindMatch } from '@reelwright/product-kinds';
import { cleanLine, splitSentences } from '../../clean-text.ts';
import { locate } from '../../sourced-text.ts';
import { isEmptyPraise } from '../drop-praise.ts';
import type { EnglishFact } from '../english-fact.ts';
import { ENGLISH_FEATURES } from '../english-features.ts';
import { findFeatures } from '../find-features.ts';
import { completeNouns } from '../listed/complete-nouns.ts';
import { toPluralNoun } from '../lexicon.ts';
import { readFrontName } from '../name/front-name.ts';
import { isInName } from '../name/is-in-name.ts';
import { isPitchable } from '../refuse-fact.ts';
import { capitalise, withSmallStart } from '../text/capitals.ts';
import { spellOut } from '../text/spell-out.ts';
import { joinShortPitches, type Pitch, readPitch } from './read-pitch.ts';
import { sayPitch } from './say-pitch.ts';

/** The seller's own sentence leads; each further one is worth less, and still more than a listed part. */
const PITCH_WEIGHT = 9;
const LESS_PER_PITCH = 1;
const MOST_PITCHES = 4;

/** A point that tells what a buyer gets from it comes right behind the seller's own sentences. */
const BENEFIT_WEIGHT = 4;
const LESS_PER_BENEFIT = 0.1;
/** Words with which a point goes on from a thing to what it is good for. */
const GOOD_FOR =
  /\bso (?:that )?(?:you|your|it|its|they|their|the|nobody|no one|nothing|fingers|hands|kids|\p{L}+s? (?:stay|don't|won't|can))|\b(?:won't|doesn't|don't|never|can't)\b|\b(?:lets|keeps|leaves|stops) (?:you|your|the|it|them)\b|\byour?\b|^no (?:more|need)\b/iu;
/** What it does not do, and the parcel. */
const WARNING = /^(?:will not|won't|does not|doesn't|not|cannot|can't|posted|packed|sent|arrives)\b/i;
const LEAST_BENEFIT_WORDS = 5;
const MOST_BENEFIT_WORDS = 14;

interface PitchOf {
  match: KindMatch | undefined;
  isMany: boolean;
  /** The product's short name. */
  name: string;
}

/** Checks if an ad may say a seller's sentence as it stands. */
const isSaid = (pitch: Pitch, product: Product): boolean =>
  !namesProduct(pitch.text, product) &&
  isPitchable(pitch.text) &&
  !isEmptyPraise(pitch.text) &&
  !isInName(pitch.text, product);

/** The nouns of the kind, and the last word of the name. */
function nounsOf({ match, name }: PitchOf): string[] {
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  const own = /^[a-z]{3,}$/.test(last) ? [last, toPluralNoun(last)] : [];
  return match === undefined ? own : [match.head, match.kind.en.singular, match.kind.en.plural, ...own];
}

/** "Long handle so fingers stay out": the sentences of a point that say what it is good for, word for word. */
function readBenefits(line: string, product: Product, of: PitchOf): Pitch[] {
  const sentences = splitSentences(line);
  return sentences.flatMap((sentence) => {
    const count = sentence.split(' ').length;
    if (!GOOD_FOR.test(sentence) || count < LEAST_BENEFIT_WORDS || WARNING.test(sentence)) return [];
    // A listed point is terse.
    if (sentences.length === 1 && count > MOST_BENEFIT_WORDS) return [];
    const pitch = readPitch(spellOut(cleanLine(sentence)), { nouns: nounsOf(of), isMany: of.isMany });
    const isOwn = pitch !== null && !pitch.refers && !pitch.goesOn && pitch.form !== 'question';
    if (!isOwn || (pitch.form === 'order' && sentences.length === 1) || !isSaid(pitch, product)) return [];
    return [{ ...pitch, text: completeNouns(pitch.text, -1).replace(BARE_SO, ', so ') }];
  });
}

const BARE_SO = /(?<![,:]) so (?=(?:that |you|your|it|its|they|their|the|no|fingers|hands|kids))/u;

/** Collects the benefits of a listed point as facts. */
export const collectBenefits = (
  line: string,
  product: Product,
  { place, whole, ...of }: PitchOf & { place: number; whole: string },
): EnglishFact[] =>
  readBenefits(line, product, of).map((pitch) =>
    toPitchFact(pitch, {
      match: of.match,
      source: `selling_points.${place}`,
      place,
      weight: BENEFIT_WEIGHT - place * LESS_PER_BENEFIT,
      whole,
    }),
  );

/** Makes a fact of a sentence that is said word for word. */
function toPitchFact(
  pitch: Pitch,
  {
    match,
    source,
    place,
    weight,
    whole,
  }: Pick<EnglishFact, 'source' | 'place' | 'weight'> & { match: KindMatch | undefined; whole: string },
): EnglishFact {
  return {
    text: pitch.text,
    inside: withSmallStart(pitch.text),
    form: { kind: 'sentence' },
    features: findFeatures(ENGLISH_FEATURES, pitch.text, match?.kind.trade),
    isTold: true,
    isFragment: false,
    isWhole: true,
    isComplete: false,
    pitch: sayPitch(pitch),
    pitchForm: pitch.form,
    weight,
    place,
    isAccessory: false,
    source,
    range: locate(pitch.text, whole),
  };
}

/** "Dusk is our alcohol-free aperitif": what the product called Dusk Spritz is; null for other sentences. */
function readDefinition(sentence: string, { name }: Product): string | null {
  const [, subject = '', rest = ''] = /^(.{2,40}?) (?:is|are) ((?:an?|the|our) .+)$/u.exec(sentence) ?? [];
  const bare = (text: string): string => text.toLowerCase().replace(/^the /, '');
  const isName = subject !== '' && /^(?:The )?\p{Lu}/u.test(subject) && bare(name).startsWith(bare(subject));
  return isName ? capitalise(rest) : null;
}

/** "The T15 Prime is a phone from Tork": the ad says the name itself. */
function namesProduct(sentence: string, { name, brand = '' }: Product): boolean {
  const said = sentence.toLowerCase();
  const front = (readFrontName(name, brand) ?? name).toLowerCase();
  return (brand.length > 1 && said.includes(brand.toLowerCase())) || (front.includes(' ') && said.includes(front));
}

/** Collects the sentences of a description that are said word for word, two short ones in one line. */
export function collectPitches(
  description: string,
  product: Product,
  of: PitchOf,
): { sentences: string[]; fact: EnglishFact }[] {
  const whole = product.description ?? '';
  const read = splitSentences(description).map((sentence) => {
    const told = readDefinition(sentence, product);
    const pitch = readPitch(spellOut(told ?? sentence), { nouns: nounsOf(of), isMany: of.isMany });
    const own = pitch === null || told === null ? pitch : { ...pitch, form: 'things' as const, isOfKind: true };
    return { sentence, pitch: own !== null && isSaid(own, product) ? own : null };
  });
  return joinShortPitches(read)
    .slice(0, MOST_PITCHES)
    .map(({ sentences, pitch }, at) => {
      const fact = toPitchFact(pitch, {
        match: of.match,
        source: 'description',
        place: null,
        weight: PITCH_WEIGHT - at * LESS_PER_PITCH,
        whole,
      });
      return {
        sentences,
        fact: {
          ...fact,
          // Only the first sentence opens an ad: the others go on from it.
          pitch: at === 0 ? sayPitch(pitch) : { ...sayPitch(pitch), hooks: [] },
          range: {
            start: locate(sentences[0] ?? '', whole).start,
            end: locate(sentences.at(-1) ?? '', whole).end,
          },
        },
      };
    });
}
