import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '#src/engines/seeded-random.ts';
import { type Closing, type Hook, type HookKind, keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { plainText, type SourcedText, titleFrom } from '../sourced-text.ts';
import { findDomain } from '../topic.ts';
import { createPictureWishes } from '../picture-wishes.ts';
import {
  collectEnglishFacts,
  type EnglishFacts,
  type EnglishPoint,
  isKnownWord,
  textOfPoint,
} from './english-facts.ts';
import { ENGLISH_DOMAINS } from './english-domains.ts';
import {
  ASIDES,
  BRIDGES,
  CLOSINGS,
  HOOKS,
  INTROS,
  INVITATIONS,
  MOMENTS,
  OFFERS,
  PICTURES,
  PROOFS,
} from './english-phrases.ts';
import { fillPointSlots, fillProductSlots, fillReviewSlots } from './english-slots.ts';
import { titleOfPoint, unlessSpoken } from './on-screen.ts';
import { createPointSpeaker, type PointSpeaker } from './point-speaker.ts';
import { askForPoint } from './point-questions.ts';
import { nameKind } from './product-name.ts';

const LONGEST_TITLE = 40;
/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
/** A hook asks for one of the strongest points. */
const ASKED_POINTS = 4;
const FALLBACK_INTRO: Pattern = 'Here {it is/they are}. | Here {it is/they are}';
/** A buyer's words are told to be English by themselves. */
const HINTS = { isKnownWord, company: '' };

/** English lines for a product, in an order drawn by the seed. */
export function openEnglishPhrasebook(
  product: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const collected = collectEnglishFacts(product);
  const measureMs = (entry: EnglishPoint) => estimateSpokenMs(textOfPoint(entry.point), 'en');
  const facts = { ...collected, points: keepSayable(collected.points, measureMs, longestPointMs(lengthS)) };
  const slots = fillProductSlots(product, facts, lengthS < LONG_ENOUGH_FOR_NAMES_S || random.isLucky(0.5));
  const reviews = chooseReviews(product, 'en', HINTS).map((review) => fillReviewSlots(review, slots));
  const voices = [...reviews, ...(isGoodRating(product.rating) ? [{ ...slots, quote: null, author: null }] : [])];
  const domain = findDomain(ENGLISH_DOMAINS, [nameKind(facts.kind), facts.shortName, product.category, product.name]);
  const speaker = createPointSpeaker(facts, slots, random);
  const fillAll = (patterns: readonly Pattern[], with_: Slots = slots): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => toLines(pattern, with_, facts.isPlural)));
  const stages = {
    look: fillAll(INVITATIONS.look),
    imagine: fillAll(INVITATIONS.imagine),
    decide: fillAll(INVITATIONS.decide),
  };
  const moments = [...fillAll(domain?.moments ?? []), ...fillAll(MOMENTS)];

  return {
    holdings: {
      // A bare number is a price only where the line says so.
      hasPrice: facts.offer !== null && product.currency !== undefined,
      hasAudience: facts.audience !== null,
      hasVoice: voices.length > 0,
      points: facts.points.length,
    },
    hooks: (kind) => {
      switch (kind) {
        case 'pain':
          return [
            ...listPains(facts, slots, speaker),
            ...toHooks('domain', domain?.pains ?? [], slots, facts.isPlural),
            ...toHooks(kind, HOOKS.pain, slots, facts.isPlural),
          ];
        case 'old_way':
          return listOldWays(facts, slots, { speaker, domainOlds: domain?.olds ?? [] });
        case 'voice':
          return voices.flatMap((voice) => toHooks(kind, HOOKS.voice, voice, facts.isPlural));
        default:
          return toHooks(kind, HOOKS[kind], slots, facts.isPlural);
      }
    },
    bridges: () => fillAll(BRIDGES),
    intros: (turn) => {
      const lines = fillAll(INTROS[turn]);
      return lines.length > 0 ? lines : fillAll([FALLBACK_INTRO]);
    },
    benefits: speaker.sayPoint,
    pairs: speaker.sayPair,
    reasons: speaker.sayReason,
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    asides: (fact) => fillAll(ASIDES[fact]),
    moments: () => moments,
    offers: () => fillAll(OFFERS),
    closing: (goal): Closing => {
      const fitting = CLOSINGS[goal].filter(({ needsStock }) => facts.isAvailable || !needsStock);
      const { sticker, says } = random.pick(fitting);
      return {
        sticker,
        lines: fillAll(says).map((line) => ({
          ...line,
          onScreen: unlessSpoken(slots['title'] ?? plainText(''), line.spoken),
        })),
      };
    },
    invitations: (stage) => stages[stage],
    wishPicture: createPictureWishes(PICTURES, {
      subject: nameSubject(facts),
      setting: domain?.setting ?? 'in everyday use',
      random,
    }),
  };
}

function nameSubject({ kind, shortName }: EnglishFacts): string {
  const named = nameKind(kind) ?? shortName;
  return named === null ? 'the product' : `the ${named}`;
}

function toLines(pattern: Pattern, slots: Slots, isPlural: boolean): Line[] {
  const filled = fillPattern(pattern, slots, isPlural);
  if (filled === null) return [];
  return [{ spoken: filled.spoken, onScreen: fitTitle(filled.onScreen, filled.spoken), shape: pattern }];
}

function fitTitle(title: SourcedText, spoken: SourcedText): SourcedText {
  return title.text.length > LONGEST_TITLE ? plainText('') : unlessSpoken(title, spoken);
}

function toHooks(name: HookKind | 'domain', patterns: readonly Pattern[], slots: Slots, isPlural: boolean): Hook[] {
  return patterns.flatMap((pattern, index) =>
    toLines(pattern, slots, isPlural).map((line) => ({ ...line, pattern: `${name}-${index + 1}` })),
  );
}

/** Trouble that the strongest points answer, and questions that ask for them. */
function listPains(facts: EnglishFacts, slots: Slots, speaker: PointSpeaker): Hook[] {
  return facts.points.slice(0, ASKED_POINTS).flatMap((entry, point): Hook[] => {
    const feature = speaker.featureOf(point);
    const pains = feature ? toHooks('pain', feature.pains, slots, facts.isPlural) : [];
    const pointSlots = fillPointSlots(entry, slots, facts.isPlural);
    const title = titleFrom(titleOfPoint(entry.point, facts.kind), pointSlots['point'] ?? plainText(''));
    const asked = askForPoint(entry.point, facts).flatMap((pattern, index) => {
      const filled = fillPattern(pattern, pointSlots, facts.isPlural);
      if (filled === null) return [];
      return [
        {
          spoken: filled.spoken,
          onScreen: fitTitle(title, filled.spoken),
          shape: pattern,
          pattern: `ask-${entry.point.kind}-${index + 1}`,
        },
      ];
    });
    return [
      ...pains.map((hook, index) => ({ ...hook, pattern: `pain-${feature?.id}-${index + 1}`, asksPoint: point })),
      ...asked.map((hook) => ({ ...hook, asksPoint: point, saysPoint: true })),
    ];
  });
}

/** What people did before, which the strongest points end; else what they did before they had such a thing. */
function listOldWays(
  facts: EnglishFacts,
  slots: Slots,
  { speaker, domainOlds }: { speaker: PointSpeaker; domainOlds: readonly string[] },
): Hook[] {
  const olds = facts.points
    .slice(0, ASKED_POINTS)
    .flatMap((_entry, point) =>
      (speaker.featureOf(point)?.olds ?? []).map((old) => ({ old, asksPoint: { asksPoint: point } })),
    );
  const all = [...olds, ...domainOlds.map((old) => ({ old, asksPoint: {} }))];
  return all.flatMap(({ old, asksPoint }) =>
    toHooks('old_way', HOOKS.old_way, { ...slots, old: plainText(old) }, facts.isPlural).map((hook) => ({
      ...hook,
      ...asksPoint,
    })),
  );
}
