import { createSeededRandom } from '../../seeded-random.ts';
import type { Script, ScriptScene, WritingEngine, WritingRequest } from '../writing.ts';
import { openChinesePhrasebook } from './chinese/chinese-phrasebook.ts';
import type { Framework } from './draft.ts';
import { chooseLines } from './choose-lines.ts';
import { openEnglishPhrasebook } from './english/english-phrasebook.ts';
import { estimateScriptMs } from './spoken-length.ts';
import { listFrameworks, planSlots } from './plan-slots.ts';

/** How far a script's time may be from what was asked for before another framework is tried. */
const TOLERANCE = 0.035;

/** Writes scripts from sentence patterns and the product's own lines: no model, no network, milliseconds. */
export function createEmbeddedWritingEngine(): WritingEngine {
  return {
    id: 'embedded-writing',
    writeScript: async (request) => {
      request.signal.throwIfAborted();
      return writeScript(request);
    },
  };
}

function writeScript({ product, language, lengthS, seed }: WritingRequest): Script {
  const open = language === 'zh-CN' ? openChinesePhrasebook : openEnglishPhrasebook;
  const book = open(product, { lengthS, random: createSeededRandom(seed, 'phrases') });
  const random = createSeededRandom(seed, 'plan');
  let closest: { framework: Framework; scenes: ScriptScene[]; missMs: number } | null = null;
  // Long-winded points may not fit three reasons in fifteen seconds: then the next framework is tried.
  for (const framework of random.shuffle(listFrameworks(book.holdings))) {
    const scenes = chooseLines(planSlots(framework, book, random), { lengthS, language }, random);
    const missMs = Math.abs(estimateScriptMs(scenes, language) - lengthS * 1000);
    if (closest === null || missMs < closest.missMs) closest = { framework, scenes, missMs };
    if (missMs <= lengthS * 1000 * TOLERANCE) break;
  }
  if (closest === null) throw new RangeError('no framework fits any data');
  return { framework: closest.framework, language, scenes: closest.scenes, callToAction: book.callToAction };
}
