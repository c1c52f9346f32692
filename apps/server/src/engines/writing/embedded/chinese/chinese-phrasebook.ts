import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '#src/engines/seeded-random.ts';
import { type Hook, type HookKind, keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { createPictureWishes } from '../picture-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { plainText, type SourcedText } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { findDomain } from '../topic.ts';
import { CHINESE_DOMAINS } from './chinese-domains.ts';
import { type ChinesePoint, collectChineseFacts } from './chinese-facts.ts';
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
} from './chinese-phrases.ts';
import { createChinesePointSpeaker, unlessSpoken } from './chinese-points.ts';
import { fillProductSlots, fillReviewSlots } from './chinese-slots.ts';
import { simplifyProduct } from './to-simplified.ts';

const LONGEST_TITLE = 16;
/** A name that long is said by its brief form. */
const LONG_NAME = 8;
/** A hook asks for one of the strongest points. */
const ASKED_POINTS = 4;
const FALLBACK_INTRO: Pattern = '就是这款。 | 就是这款';
/** For reviews, where only the ad's language matters. */
const NO_HINTS = { isKnownWord: () => false, company: '' };

/** Chinese lines for a product, in an order drawn by the seed. */
export function openChinesePhrasebook(
  written: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const product = simplifyProduct(written);
  const collected = collectChineseFacts(product);
  const measureMs = (entry: ChinesePoint) => estimateSpokenMs(`${entry.label}${entry.text}`, 'zh-CN');
  const facts = { ...collected, points: keepSayable(collected.points, measureMs, longestPointMs(lengthS)) };
  const slots = fillProductSlots(product, facts, (facts.name?.length ?? 0) > LONG_NAME || random.isLucky(0.5));
  const reviews = chooseReviews(product, 'zh-CN', NO_HINTS).map((review) => fillReviewSlots(review, slots));
  const voices = [...reviews, ...(isGoodRating(product.rating) ? [{ ...slots, quote: null, author: null }] : [])];
  const domain = findDomain(CHINESE_DOMAINS, [facts.kind, facts.name, product.category, product.name]);
  const speaker = createChinesePointSpeaker(facts.points, slots, random);
  const fillAll = (patterns: readonly Pattern[], with_: Slots = slots): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => toLines(pattern, with_)));
  const stages = {
    look: fillAll(INVITATIONS.look),
    imagine: fillAll(INVITATIONS.imagine),
    decide: fillAll(INVITATIONS.decide),
  };
  const moments = [...fillAll(domain?.moments ?? []), ...fillAll(MOMENTS)];
  const askedFeatures = facts.points
    .slice(0, ASKED_POINTS)
    .map((_entry, point) => ({ point, feature: speaker.featureOf(point) }));

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
            ...askedFeatures.flatMap(({ point, feature }) =>
              toHooks('pain', feature?.pains ?? [], slots).map((hook, index) => ({
                ...hook,
                pattern: `pain-${feature?.id}-${index + 1}`,
                asksPoint: point,
              })),
            ),
            ...toHooks('domain', domain?.pains ?? [], slots),
            ...toHooks(kind, HOOKS.pain, slots),
          ];
        case 'old_way':
          return [
            ...askedFeatures.flatMap(({ point, feature }) =>
              (feature?.olds ?? []).flatMap((old) =>
                listOldWays(old, slots).map((hook) => ({ ...hook, asksPoint: point })),
              ),
            ),
            ...(domain?.olds ?? []).flatMap((old) => listOldWays(old, slots)),
          ];
        case 'voice':
          return voices.flatMap((voice) => toHooks(kind, HOOKS.voice, voice));
        default:
          return toHooks(kind, HOOKS[kind], slots);
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
    closing: (goal) => {
      const { sticker, says } = random.pick(
        CLOSINGS[goal].filter(({ needsStock }) => facts.isAvailable || !needsStock),
      );
      return {
        sticker,
        lines: fillAll(says).map((line) => ({ ...line, onScreen: slots['title'] ?? plainText('') })),
      };
    },
    invitations: (stage) => stages[stage],
    wishPicture: createPictureWishes(PICTURES, {
      subject: facts.kind ?? facts.name ?? '商品',
      setting: domain?.setting ?? '放在日常的场景里',
      random,
    }),
  };
}

function toLines(pattern: Pattern, slots: Slots): Line[] {
  const filled = fillPattern(pattern, slots, false);
  if (filled === null) return [];
  return [{ spoken: filled.spoken, onScreen: fitTitle(filled.onScreen, filled.spoken), shape: pattern }];
}

function fitTitle(title: SourcedText, spoken: SourcedText): SourcedText {
  return title.text.length > LONGEST_TITLE ? plainText('') : unlessSpoken(title, spoken);
}

function toHooks(name: HookKind | 'domain', patterns: readonly Pattern[], slots: Slots): Hook[] {
  return patterns.flatMap((pattern, index) =>
    toLines(pattern, slots).map((line) => ({ ...line, pattern: `${name}-${index + 1}` })),
  );
}

function listOldWays(old: string, slots: Slots): Hook[] {
  return toHooks('old_way', HOOKS.old_way, { ...slots, old: plainText(old) });
}
