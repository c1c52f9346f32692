import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '#src/engines/seeded-random.ts';
import { keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { type ChineseFacts, type ChinesePoint, collectChineseFacts, titleOfChinese } from './chinese-facts.ts';
import {
  CHINESE_ASIDES,
  CHINESE_CLOSINGS,
  CHINESE_HOOKS,
  CHINESE_INTROS,
  CHINESE_INVITATIONS,
  CHINESE_OFFERS,
  CHINESE_PROBLEMS,
  type ChinesePattern,
} from './chinese-phrases.ts';

/** Chinese lines for a product, in an order drawn by the seed. */
export function openChinesePhrasebook(
  product: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const collected = collectChineseFacts(product);
  const measureMs = (entry: ChinesePoint) => estimateSpokenMs(`${entry.label}${entry.text}`, 'zh-CN');
  const facts = { ...collected, points: keepSayable(collected.points, measureMs, longestPointMs(lengthS)) };
  const reasonLabels = random.pick(REASON_LABELS);
  const closing = random.pick(CHINESE_CLOSINGS.filter((candidate) => facts.isAvailable || !candidate.needsStock));
  const invitations = {
    look: fill(CHINESE_INVITATIONS.look, facts, random),
    imagine: fill(CHINESE_INVITATIONS.imagine, facts, random),
    decide: fill(CHINESE_INVITATIONS.decide, facts, random),
  };
  return {
    holdings: {
      hasPrice: facts.offer !== null,
      hasAudience: facts.audience !== null,
      points: facts.points.length,
    },
    hooks: (kind) => fill(CHINESE_HOOKS[kind], facts, random),
    problems: () => fill(CHINESE_PROBLEMS, facts, random),
    intros: () => fill(CHINESE_INTROS, facts, random),
    benefits: (index, place) => sayPoint(facts.points[index], facts, place, random),
    reasons: (index, place) => sayReason(facts.points[index], place, reasonLabels),
    asides: (fact) =>
      fill(
        CHINESE_ASIDES.filter((aside) => aside.rests?.includes(fact)),
        facts,
        random,
      ),
    recaps: () => recapPoints(facts.points),
    offers: () => fill(CHINESE_OFFERS, facts, random),
    closings: () =>
      random
        .shuffle(closing.says)
        .map((spoken) => ({ spoken, onScreen: facts.name ?? '', sources: facts.name === null ? [] : ['name'] })),
    invitations: (stage) => invitations[stage],
    callToAction: closing.sticker,
  };
}

function fill(patterns: readonly ChinesePattern[], facts: ChineseFacts, random: SeededRandom): Line[] {
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

/** Openers that carry any clause or phrase behind a comma, as one speaks. */
const OPENERS = ['你看，', '说个细节，', '这一点记一下，', '注意看，', '先说这个，'];
const REASON_LABELS = [
  ['理由一', '理由二', '理由三'],
  ['第一点', '第二点', '第三点'],
  ['一来', '二来', '三来'],
] as const;
const ADDING_OPENERS = ['还有，', '另外，', '再说一点，', '再看，'];

function sayPoint(point: ChinesePoint | undefined, facts: ChineseFacts, place: number, random: SeededRandom): Line[] {
  if (!point) return [];
  const openers = random.shuffle([...OPENERS, ...(place > 0 ? ADDING_OPENERS : [])]);
  const body = toClause(point);
  const isOwnSentence = /^(?:它|你|我们|这款|这个)/.test(body);
  const lines = isOwnSentence
    ? [`${body}。`]
    : [`${body}。`, ...openers.slice(0, 4).map((opener) => `${opener}${body}。`)];
  if (!isOwnSentence && facts.kind !== null && !body.includes(facts.kind)) lines.push(`这款${facts.kind}，${body}。`);
  if (point.kind === 'spec') lines.push(`${point.label}？${point.text}。`);
  return random.shuffle(lines).map((spoken) => toLine(spoken, point));
}

function sayReason(point: ChinesePoint | undefined, place: number, labels: readonly string[]): Line[] {
  return point ? [toLine(`${labels[place] ?? ''}，${toClause(point)}。`, point)] : [];
}

/** The short ones together. */
function recapPoints(points: readonly ChinesePoint[]): Line[] {
  const short = points.filter((point) => point.text.length <= 10);
  return [3, 2].flatMap((count): Line[] => {
    const said = short.slice(0, count);
    if (said.length < count) return [];
    return ['再说一遍', '总结一下'].map((opener) => ({
      spoken: `${opener}，${said.map(toClause).join('，')}。`,
      onScreen: '总结一下',
      sources: said.map((point) => point.source),
    }));
  });
}

function toClause(point: ChinesePoint): string {
  switch (point.kind) {
    case 'spec':
      return `${point.label}是${point.text}`;
    case 'made_with':
      return `用的是${point.text}`;
    case 'clause':
      return point.text;
  }
}

function toLine(spoken: string, point: ChinesePoint): Line {
  return {
    spoken,
    onScreen: unlessSpoken(titleOfChinese(point.kind === 'spec' ? `${point.label} ${point.text}` : point.text), spoken),
    sources: [point.source],
  };
}

function unlessSpoken(title: string, spoken: string): string {
  const plain = (text: string) => text.replace(/[\p{P}\s]/gu, '');
  return plain(title) === plain(spoken) ? '' : title;
}
