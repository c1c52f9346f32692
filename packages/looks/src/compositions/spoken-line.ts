import { splitLine } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import type { SceneContext } from '../layout/scene-context.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { StackItem } from '../layout/stack.ts';
import type { Rect } from '../rect.ts';
import { restOf, shotsFrom, shotsUntil } from '../shots/overlays.ts';
import type { ComposeContext, Shot } from '../shots/shot.ts';
import { fitTexts } from '../shots/texts.ts';

/** Minimum time to read a part of a line. With a shorter part, the line is shown as a whole. */
const SHORTEST_TICKS = msToTicks(700);

/** A spoken line as type: its first sentence, then the rest in the same place from its own time on. */
export interface SpokenLine {
  /** The larger of the two parts' places. */
  rect: Rect;
  /** Height of that part's last line of type. */
  lastLinePx?: number;
  toClips(shots: readonly Shot[]): SlottedClip[];
}

/** Fits a spoken line; undefined if a part of it fits at no legible size. */
export function fitSpokenLine(
  context: ComposeContext,
  line: string,
  {
    area,
    name = '',
    toItems,
  }: {
    area: Rect;
    name?: string;
    /** `part` counts from 0. */
    toItems(scene: SceneContext, text: string, part: number): StackItem[];
  },
): SpokenLine | undefined {
  const { start, duration, answerAt, zones } = context;
  const isDivided =
    answerAt !== undefined && answerAt - start >= SHORTEST_TICKS && start + duration - answerAt >= SHORTEST_TICKS;
  const texts = isDivided ? splitLine(line) : [line];
  const blocks = texts.map((text, part) =>
    fitTexts(context, {
      items: (scene) => toItems(scene, text, part),
      area,
      name: `${name}${part === 0 ? '' : '-answer'}`,
      down: restOf(zones),
    }),
  );
  const [first, answer] = blocks;
  if (!first || (texts.length > 1 && !answer)) return undefined;
  if (!answer || answerAt === undefined) return { ...first, toClips: (shots) => first.toClips(shots) };
  return {
    ...(answer.rect.height > first.rect.height ? answer : first),
    toClips: (shots) => [...first.toClips(shotsUntil(shots, answerAt)), ...answer.toClips(shotsFrom(shots, answerAt))],
  };
}
