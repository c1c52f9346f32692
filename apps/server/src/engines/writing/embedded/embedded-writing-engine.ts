import { createSeededRandom } from '../../seeded-random.ts';
import type { Script, WritingEngine, WritingRequest } from '../writing.ts';
import { openChinesePhrasebook } from './chinese/chinese-phrasebook.ts';
import { chooseLines } from './choose-lines.ts';
import { openEnglishPhrasebook } from './english/english-phrasebook.ts';
import { listFrameworks, planSlots } from './plan-slots.ts';

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
  const book = open(product, createSeededRandom(seed, 'phrases'));
  const random = createSeededRandom(seed, 'plan');
  const framework = random.pick(listFrameworks(book.holdings));
  const slots = planSlots(framework, book, random);
  return {
    framework,
    language,
    scenes: chooseLines(slots, { lengthS, language }, random),
    callToAction: book.callToAction,
  };
}
