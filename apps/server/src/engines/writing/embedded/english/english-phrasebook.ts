import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '#src/engines/seeded-random.ts';
import { keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { collectEnglishFacts, type EnglishFacts, type EnglishPoint, textOfPoint } from './english-facts.ts';
import { ASIDES, CLOSINGS, HOOKS, INTROS, INVITATIONS, OFFERS, type Pattern, PROBLEMS } from './english-phrases.ts';
import { capitalise } from './noun-phrase.ts';
import { titleOfPoint, unlessSpoken } from './on-screen.ts';
import { askForPoint, createPointSpeaker } from './point-lines.ts';

/** English lines for a product, in an order drawn by the seed. */
export function openEnglishPhrasebook(
  product: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const collected = collectEnglishFacts(product);
  const measureMs = (entry: EnglishPoint) => estimateSpokenMs(textOfPoint(entry.point), 'en');
  const facts = { ...collected, points: keepSayable(collected.points, measureMs, longestPointMs(lengthS)) };
  const speaker = createPointSpeaker(facts, random);
  const closing = random.pick(CLOSINGS.filter((candidate) => facts.isAvailable || !candidate.needsStock));
  const invitations = {
    look: fill(INVITATIONS.look, facts, random),
    imagine: fill(INVITATIONS.imagine, facts, random),
    decide: fill(INVITATIONS.decide, facts, random),
  };
  return {
    holdings: {
      hasPrice: facts.offer !== null,
      hasAudience: facts.audience !== null,
      points: facts.points.length,
    },
    hooks: (kind) => {
      const hooks = fill(HOOKS[kind], facts, random);
      return kind === 'question' ? random.shuffle([...hooks, ...askForPoints(facts)]) : hooks;
    },
    problems: () => fill(PROBLEMS, facts, random),
    intros: () => fill(INTROS, facts, random),
    benefits: (point, place) => {
      const entry = facts.points[point];
      return entry ? speaker.sayPoint(entry, place) : [];
    },
    reasons: (point, place) => {
      const entry = facts.points[point];
      return entry ? speaker.sayReason(entry, place) : [];
    },
    asides: (fact) =>
      fill(
        ASIDES.filter((aside) => aside.rests?.includes(fact)),
        facts,
        random,
      ),
    recaps: () => speaker.recap(facts.points),
    offers: () => fill(OFFERS, facts, random),
    closings: () =>
      random.shuffle(closing.says).map((spoken) => ({
        spoken,
        onScreen: unlessSpoken(nameForEndCard(facts), spoken),
        sources: facts.shortName === null ? [] : ['name'],
      })),
    invitations: (stage) => invitations[stage],
    callToAction: closing.sticker,
  };
}

function fill(patterns: readonly Pattern[], facts: EnglishFacts, random: SeededRandom): Line[] {
  const lines = patterns.flatMap((pattern): Line[] => {
    const spoken = pattern.says(facts);
    if (!spoken) return [];
    const title = typeof pattern.shows === 'string' ? pattern.shows : pattern.shows(facts);
    const rests = pattern.rests ?? [];
    // A discount shown rests on the old price, also where only the new one is spoken.
    const sources = title.includes('%') ? [...new Set([...rests, 'original_price' as const])] : rests;
    return [{ spoken, onScreen: unlessSpoken(title, spoken), sources }];
  });
  return random.shuffle(lines);
}

/** Questions from the strongest points; each rests on the point it asks for. */
function askForPoints(facts: EnglishFacts): Line[] {
  // With fewer than three points each is worth a scene of its own.
  if (facts.points.length < 3) return [];
  return facts.points.slice(0, 3).flatMap((entry, index) =>
    askForPoint(entry, facts).map(
      (spoken): Line => ({
        spoken,
        onScreen: unlessSpoken(titleOfPoint(entry.point, facts.kind), spoken),
        sources: [entry.source],
        asksPoint: index,
      }),
    ),
  );
}

function nameForEndCard(facts: EnglishFacts): string {
  if (facts.shortName === null) return '';
  return facts.shortName.includes(' ')
    ? capitalise(facts.shortName)
    : facts.brand === null
      ? ''
      : `${facts.brand} ${facts.shortName}`;
}
