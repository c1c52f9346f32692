import { splitLine } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import type { SceneContext } from '../layout/scene-context.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { StackItem } from '../layout/stack.ts';
import { figureItems, titleItem } from '../layout/text-items.ts';
import type { Rect } from '../rect.ts';
import { restOf, shotsFrom, shotsUntil } from '../shots/overlays.ts';
import type { ComposeContext, Shot, SpokenPhrase } from '../shots/shot.ts';
import { fitTexts } from '../shots/texts.ts';

/** Minimum time to read a part of a line. With a shorter part, the line is shown as a whole. */
const SHORTEST_TICKS = msToTicks(700);

/** Most lines of a phrase: it is short. */
const PHRASE_LINES = 4;

/** Sets a phrase of a line that is shown phrase by phrase: its amount larger, if it has one. */
export const phraseItems = (scene: SceneContext, text: string): StackItem[] =>
  figureItems(scene, text) ?? [titleItem(scene, text, PHRASE_LINES)];

/** A spoken line as type: its parts in the same place, each from its own time on. */
export interface SpokenLine {
  /** The largest of the parts' places. */
  rect: Rect;
  /** Height of that part's last line of type. */
  lastLinePx?: number;
  toClips(shots: readonly Shot[]): SlottedClip[];
}

/** Lists the parts of a line that are shown one after the other: its phrases, else its first sentence and the rest. */
function listParts(
  { start, duration, answerAt }: ComposeContext,
  line: string,
  phrases: readonly SpokenPhrase[],
): SpokenPhrase[] {
  const whole = [{ text: line, at: start }];
  if (phrases.length > 1) return phrases.map(({ text, at }, index) => ({ text, at: index === 0 ? start : at }));
  const isDivided =
    answerAt !== undefined && answerAt - start >= SHORTEST_TICKS && start + duration - answerAt >= SHORTEST_TICKS;
  if (!isDivided) return whole;
  return splitLine(line).map((text, part) => ({ text, at: part === 0 ? start : answerAt }));
}

/** Fits a spoken line; undefined if a part of it fits at no legible size. */
export function fitSpokenLine(
  context: ComposeContext,
  line: string,
  {
    area,
    name = '',
    phrases = [],
    toItems,
  }: {
    area: Rect;
    name?: string;
    /** The phrases of the line, if it is shown phrase by phrase. */
    phrases?: readonly SpokenPhrase[];
    /** `part` counts from 0. */
    toItems(scene: SceneContext, text: string, part: number): StackItem[];
  },
): SpokenLine | undefined {
  const parts = listParts(context, line, phrases);
  const fitIn = (room: Rect, down: number) =>
    parts.flatMap(({ text, at }, part) => {
      const block = fitTexts(context, {
        items: (scene) => toItems(scene, text, part),
        area: room,
        name: `${name}${NAMES[part] ?? `-phrase-${part}`}`,
        down,
      });
      return block ? [{ block, at }] : [];
    });
  const apart = fitIn(area, restOf(context.zones));
  const [largest] = apart.toSorted((one, other) => other.block.rect.height - one.block.rect.height);
  if (!largest || apart.length < parts.length) return undefined;
  // Shorter phrases stand in the middle of the longest one's place: at its top they would leave a gap to the product.
  const { y, height } = largest.block.rect;
  const fitted = phrases.length > 1 ? fitIn({ ...area, y, height }, 0.5) : apart;
  return {
    ...largest.block,
    toClips: (shots) =>
      fitted.flatMap(({ block, at }, part) => {
        const until = fitted[part + 1]?.at;
        const from = shotsFrom(shots, at);
        return block.toClips(until === undefined ? from : shotsUntil(from, until));
      }),
  };
}

/** Names of the first two parts in the ids of their clips. */
const NAMES = ['', '-answer'] as const;
