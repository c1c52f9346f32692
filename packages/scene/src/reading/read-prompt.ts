import type { ClipEffect, ClipMove } from '@reelwright/clips';
import type { PictureStyle } from '@reelwright/picture-styles';
import { findProhibited } from '../prohibited/find-prohibited.ts';
import type { ProhibitedId } from '../prohibited/rules.ts';
import type { SceneGraph } from '../scene-graph.ts';
import { normalizePrompt } from '../text/normalize-prompt.ts';
import type { UndrawableCategory } from '../vocabulary/vocabulary.ts';
import { buildGraph } from './build-graph.ts';
import { findWords } from './find-words.ts';
import { readAsks, type Reading } from './read-asks.ts';
import type { Assumption } from './scene-draft.ts';

export interface PromptToRead {
  prompt: string;
  /** What must not appear, in plain words. */
  negative?: string;
  /** A picture of the user's product is the subject. */
  hasProduct?: boolean;
  /** Whether camera moves and effects can be made: in clips, not in pictures. */
  canMove?: boolean;
  /** Whether the picture is finished in the style that the prompt asks for. */
  canStyle?: boolean;
}

/** What became of a prompt. Offsets are UTF-16 units of the prompt; `end` is behind the word. */
export interface PromptAccount {
  understood: { start: number; end: number; as: string }[];
  assumed: Assumption[];
  ignored: { start: number; end: number }[];
  /** Ids that the negative prompt, or "without" in the prompt, keeps out. */
  removed: string[];
  notDrawable: { start: number; end: number; category: UndrawableCategory }[];
  /**
   * 0 to 1: the share of words with content that the graph holds, by weight: subject 3, setting 2, others 1. 0 for a
   * prompt without content.
   */
  coverage: number;
  /** `missing`: the prompt asks for a subject that the graph doesn't hold. */
  subject: 'drawn' | 'missing' | 'none_asked';
  setting: 'drawn' | 'assumed';
  /** `notice`: draw, and say what is missing. `ask`: draw nothing unasked. */
  advice: 'draw' | 'notice' | 'ask';
  /** The rule that prohibits this prompt; null if none does. */
  prohibited: ProhibitedId | null;
}

export interface ReadPrompt {
  graph: SceneGraph;
  account: PromptAccount;
  /** null: the prompt names none. */
  move: ClipMove | null;
  effects: ClipEffect[];
  style: PictureStyle | null;
}

const ENOUGH_TO_DRAW = 0.7;
const TOO_LITTLE_TO_DRAW = 0.4;

/** Reads a prompt in English or Chinese, or both, into a scene, and says what of it the scene holds. */
export function readPrompt({
  prompt,
  negative = '',
  hasProduct = false,
  canMove = false,
  canStyle = false,
}: PromptToRead): ReadPrompt {
  const asks = readAsks(findWords(normalizePrompt(prompt), prompt));
  const ruledOut = new Set([...asks.ruledOut, ...listConcepts(negative)]);
  const { graph, assumed, isSubjectAsked, isSettingAsked, ...finish } = buildGraph(asks, {
    ruledOut,
    hasProduct,
    canMove,
    canStyle,
  });
  const { readings } = asks;
  const missing = hasProduct || isSubjectAsked ? findForeignSubject(readings) : findMissingSubject(asks);
  const coverage = measureCoverage(readings, missing);
  const subject = missing ? 'missing' : isSubjectAsked || hasProduct ? 'drawn' : 'none_asked';
  const prohibited = findProhibited(prompt);
  const isSaid = readings.some(({ fate }) => fate.kind === 'drawn') || hasProduct;
  const isTooLittle = coverage < TOO_LITTLE_TO_DRAW && !(hasProduct && !readings.some(hasContent));
  return {
    graph,
    ...finish,
    account: {
      understood: readings.flatMap(({ word: { start, end }, fate }) =>
        fate.kind === 'drawn' ? [{ start, end, as: fate.as }] : [],
      ),
      assumed,
      ignored: readings.flatMap(({ word: { start, end }, fate }) => (fate.kind === 'ignored' ? [{ start, end }] : [])),
      removed: [...ruledOut].sort(),
      notDrawable: readings.flatMap(({ word: { start, end }, fate }) =>
        fate.kind === 'not_drawable' ? [{ start, end, category: fate.category }] : [],
      ),
      coverage,
      subject,
      setting: isSettingAsked ? 'drawn' : 'assumed',
      advice:
        prohibited !== null || subject === 'missing' || isTooLittle || !isSaid
          ? 'ask'
          : coverage < ENOUGH_TO_DRAW && readings.some(hasContent)
            ? 'notice'
            : 'draw',
      prohibited,
    },
  };
}

/** Lists the ids that the words of a text name. */
function listConcepts(text: string): string[] {
  return findWords(normalizePrompt(text), text).flatMap(({ meaning }) => {
    if (meaning.kind === 'color_code') return [`color.${meaning.color}`];
    if (meaning.kind !== 'concept' || meaning.concept.family === 'part') return [];
    return [meaning.concept.id, ...(meaning.concept.besideId ? [meaning.concept.besideId] : [])];
  });
}

/** Somebody in the picture is its subject, whatever else stands there. */
function findForeignSubject(readings: readonly Reading[]): Reading | null {
  return readings.find(({ fate }) => fate.kind === 'not_drawable' && isAlive(fate.category)) ?? null;
}

const SURROUNDINGS: ReadonlySet<UndrawableCategory> = new Set(['place', 'building', 'nature', 'action']);

const isAlive = (category: UndrawableCategory): boolean => category === 'person' || category === 'animal';

/** Without a subject that can be drawn, the first noun that cannot was meant; failing that, an unknown first noun. */
function findMissingSubject({
  readings,
  unknownSubject,
}: {
  readings: readonly Reading[];
  unknownSubject: Reading | null;
}): Reading | null {
  const unseen = readings.filter(({ fate }) => fate.kind === 'not_drawable');
  const noun = unseen.find(({ fate }) => fate.kind === 'not_drawable' && !SURROUNDINGS.has(fate.category));
  // A room around a podium is no subject; a room by itself is.
  const isSomewhere = readings.some(({ fate }) => fate.kind === 'drawn' && fate.as.startsWith('setting.'));
  return noun ?? (isSomewhere ? unknownSubject : (unseen[0] ?? unknownSubject));
}

const hasContent = ({ fate }: Reading): boolean =>
  fate.kind === 'drawn' || fate.kind === 'ignored' || fate.kind === 'not_drawable';

function measureCoverage(readings: readonly Reading[], missing: Reading | null): number {
  let [present, all] = [0, 0];
  for (const reading of readings) {
    if (!hasContent(reading)) continue;
    const weight = reading === missing ? 3 : weigh(reading);
    all += weight;
    if (reading.fate.kind === 'drawn') present += weight;
  }
  return all === 0 ? 0 : Math.round((present / all) * 100) / 100;
}

function weigh({ fate, word }: Reading): number {
  if (fate.kind === 'drawn') {
    if (fate.as.startsWith('subject.')) return 3;
    return fate.as.startsWith('setting.') ? 2 : 1;
  }
  if (fate.kind === 'not_drawable') return isAlive(fate.category) ? 3 : fate.category === 'action' ? 1 : 2;
  if (word.meaning.kind === 'unknown') return word.meaning.words;
  return word.meaning.kind === 'concept' && word.meaning.concept.family === 'subject' ? 2 : 1;
}
