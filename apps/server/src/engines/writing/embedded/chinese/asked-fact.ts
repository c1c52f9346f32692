import type { AskedFact } from '../hooks/hook-writer.ts';
import { type ChineseFact, MADE_OF } from './chinese-facts.ts';

/** Finds a buyer's question that the fact itself answers; returns undefined if it fully answers none. */
export function findAskedFact({ features, text }: ChineseFact): AskedFact | undefined {
  const isOfWhole = MADE_OF.test(text);
  const asked = features
    .filter(
      ({ id }) =>
        (id !== 'material' || isOfWhole) &&
        (id !== 'capacity' || !/分钟|秒|烧|小时/.test(text)) &&
        // "每瓶8克蛋白" is not the weight of the product.
        (id !== 'weight' || /重|轻|整车|车身|整机|单只|单耳|机身/.test(text)),
    )
    .toSorted((left, right) => right.weight - left.weight)
    .find(({ asks }) => asks !== undefined && !isEchoed(asks, text));
  if (asked?.asks === undefined) return undefined;
  // "我的车能用吗？" has its own subject.
  const questions = asked.asks.startsWith('我') ? [asked.asks] : [`{this_kind}${asked.asks}`, asked.asks];
  return { feature: asked.id, patterns: questions.map((question) => `${question}{said}。`) };
}

/** Checks if a question repeats the words of its own answer, as 防水吗？防水到50米 does. */
function isEchoed(question: string, text: string): boolean {
  const letters = [...question.replaceAll(/[^\p{Script=Han}]/gu, '')];
  return letters.some((letter, at) => at > 0 && text.includes(`${letters[at - 1]}${letter}`));
}
