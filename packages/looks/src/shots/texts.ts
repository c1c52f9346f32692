import type { SceneContext } from '../layout/scene-context.ts';
import type { SlottedClip } from '../layout/slots.ts';
import { growTitle } from '../layout/title-landing.ts';
import { fitStack, placeStack, type Stack, type StackItem } from '../layout/stack.ts';
import type { Rect } from '../rect.ts';
import { type Backing, type ComposeContext, NO_APPEARANCE, type Shot, type Span } from './shot.ts';

/** Fitted and placed texts and stickers. Their background is known only when they are drawn. */
export interface TextBlock {
  rect: Rect;
  /** Its place without plates, in which it is less high. */
  plainRect: Rect;
  /** The smallest share of the preferred sizes. */
  share: number;
  /** Height of the last line of type, if the block ends with a title. */
  lastLinePx?: number;
  /**
   * Returns clips that are visible through all of these shots, in the colours of each: they enter with the first and
   * stay until the last.
   */
  toClips(shots: readonly Pick<Shot, 'start' | 'duration' | 'backing'>[]): SlottedClip[];
}

interface TextWish {
  items(scene: SceneContext): StackItem[];
  /** The maximum area of the block. */
  area: Rect;
  /** Vertical position in the area: 0 at its top, 1 at its bottom. */
  down?: number;
  /** Largest share of the preferred sizes; 1 if left out. */
  mostShare?: number;
  /** Distinguishes this block's clip ids from those of the scene's other blocks. */
  name?: string;
}

function sceneContext(context: ComposeContext, span: Span, backing: Backing, name = ''): SceneContext {
  const { look, type, layout, ratio, zones, content, turn, images } = context;
  const [image] = images;
  return {
    look,
    type,
    layout,
    ratio,
    zones,
    content,
    colors: backing.colors,
    textColors: backing.colors,
    textBackground: backing.kind,
    align: look.align,
    product: image?.subjectColor ?? image?.palette[0],
    start: span.start,
    duration: span.duration,
    id: `${context.id}${name}-${span.start}`,
    turn,
  };
}

/** Fits texts into an area as large as possible; undefined if there are none or not even the smallest size fits. */
export function fitTexts(context: ComposeContext, wish: TextWish): TextBlock | undefined {
  const { area, down = 0, mostShare = 1, name = '', items } = wish;
  const fits = (['background', 'plates'] as const).map((kind) => {
    const scene = sceneContext(context, context, { kind, colors: context.colors }, name);
    const wanted = items(scene);
    return wanted.length === 0 ? undefined : fitStack(wanted, area, { mostShare });
  });
  const [onBackground, onPlates] = fits;
  if (!onBackground || !onPlates) return undefined;
  const place = (stack: Stack): Rect => ({
    x: area.x,
    y: area.y + (area.height - stack.height) * down,
    width: area.width,
    height: stack.height,
  });
  const rect = place(onBackground.height >= onPlates.height ? onBackground : onPlates);
  const lastLinePx = onBackground.parts.at(-1)?.item.linePx;
  return {
    rect,
    plainRect: place(onBackground),
    ...(lastLinePx === undefined ? {} : { lastLinePx }),
    share: Math.min(onBackground.share, onPlates.share),
    toClips: (shots) =>
      mergeAlike(onOneBacking(shots)).flatMap(({ span, backing }, index) => {
        const scene = sceneContext(context, span, backing, name);
        // Colours change no size: it is the one that was found.
        const { share } = backing.kind === 'plates' ? onPlates : onBackground;
        const stack = fitStack(items(scene), area, { mostShare: share });
        if (!stack) return [];
        const clips = placeAligned(stack, place(stack), context.look.align);
        return index === 0 ? clips : clips.map((clip) => standing(clip, span));
      }),
  };
}

function placeAligned(stack: Stack, rect: Rect, align: 'left' | 'center'): SlottedClip[] {
  return align === 'left' ? placeStack(stack, rect, 'left') : placeStack(stack, rect, 'center');
}

/** Gives a text plates in all shots of its scene if one shot needs them, so that it does not change at a cut. */
function onOneBacking<Each extends Pick<Shot, 'backing'>>(shots: readonly Each[]): Each[] {
  const plated = shots.find(({ backing }) => backing.kind === 'plates');
  return plated ? shots.map((shot) => ({ ...shot, backing: plated.backing })) : [...shots];
}

/** Merges neighbouring shots on the same background, so that a text that stays is not restarted. */
function mergeAlike(
  shots: readonly Pick<Shot, 'start' | 'duration' | 'backing'>[],
): { span: Span; backing: Backing }[] {
  const merged: { span: Span; backing: Backing }[] = [];
  for (const { start, duration, backing } of shots) {
    const last = merged.at(-1);
    if (last && isSame(last.backing, backing)) last.span = { ...last.span, duration: last.span.duration + duration };
    else merged.push({ span: { start, duration }, backing });
  }
  return merged;
}

/** The colours of texts. A set and a panel on the same background may differ in them. */
const READ = ['background', 'ink', 'accentInk'] as const;

function isSame(a: Backing, b: Backing): boolean {
  return a.kind === b.kind && READ.every((role) => a.colors[role] === b.colors[role]);
}

/** Removes the entrance of a text that was visible before the cut. */
function standing(slotted: SlottedClip, span: Span): SlottedClip {
  const { clip } = slotted;
  const { animation: _animation, ...still } = { animation: undefined, ...clip };
  const common = {
    ...span,
    ...('enter' in clip ? { enter: NO_APPEARANCE } : {}),
    ...(clip.kind === 'title' ? { transform: growTitle(span.duration) } : {}),
  };
  // Each slot keeps its own kind of clip.
  return { ...slotted, clip: { ...still, ...common } } as SlottedClip;
}
