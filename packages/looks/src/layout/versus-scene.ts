import { TICKS_PER_SECOND } from '@reelwright/timeline';
import type { LookColors } from '../look.ts';
import { paperColors, type SceneColors, sceneColors } from '../color/derive-colors.ts';
import { mix } from '../color/rgb.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { type PlacedPicture, placePicture, placePictureAlone } from '../picture/place-picture.ts';
import type { Rect } from '../rect.ts';
import { flat } from './arrangement.ts';
import { hasText } from './scene-content.ts';
import { pictureClips, shapeClip } from './scene-clips.ts';
import { byTurns, type SceneContext } from './scene-context.ts';
import type { SlottedClip } from './slots.ts';
import { fitStack, placeStack, type Stack } from './stack.ts';
import { titleItem } from './text-items.ts';
import { sideGround, type VersusWindow, versusWindow } from './versus-grounds.ts';
import { afterItem, beforeItem } from './versus-items.ts';
import { loserColumn, type VersusAreas, versusAreas, type VersusPlan } from './versus-areas.ts';

/** Of the loser's ground: how much of the ink is in it. */
const MUTED = 0.13;
/** Of the winner's words below a picture. */
const WINNER_PX = { tall: 330, compact: 400, wide: 320 } as const;

/**
 * A comparison that fills the canvas: what was on a muted ground, crossed out, under the scene's title; what is in the accent, large, with
 * the picture to the canvas' edges. Undefined where words or picture do not suit that.
 */
export function versusClips(
  context: SceneContext,
  { pictures, colors, paper }: { pictures: readonly LookPicture[]; colors: LookColors; paper?: string },
): SlottedClip[] | undefined {
  const { content, zones } = context;
  const [picture] = pictures;
  const { comparison, title } = content;
  if (!comparison || !picture) return undefined;
  const loser = inColors(context, paper === undefined ? mutedColors(context) : paperColors(colors, paper));
  const winner = inColors(context, winnerColors(context, colors));
  const before = beforeItem(loser, comparison.before);
  const titles = hasText(title) ? [{ ...titleItem(loser, title, 3), isOptional: true }] : [];
  const losing = fitStack([...titles, before], loserColumn(zones));
  if (!losing) return undefined;
  for (const { plan, isAlone } of listPlans(zones, picture)) {
    const trial = versusAreas(zones, plan, { losing: losing.height, winning: 0 });
    if (!trial) continue;
    const { width, height } = trial.winnerColumn;
    const room = plan === 'above' ? WINNER_PX[zones.orientation] : height;
    const winning = fitStack([afterItem(winner, comparison.after)], { width, height: room });
    if (!winning) continue;
    const areas = versusAreas(zones, plan, { losing: losing.height, winning: winning.height });
    if (!areas) continue;
    const style = context.look.decoration.versus;
    // A catalogue photo has no edge that a shape would show.
    const window = versusWindow(paper === undefined ? style.window : 'bleed', areas, zones);
    const placement = placeBleeding(context, { picture, isAlone, window });
    if (!placement) continue;
    // A catalogue photo stands on its own background, carried on beneath the loser too.
    const { ground } = placement;
    if (ground !== paper && ground !== undefined) return versusClips(context, { pictures, colors, paper: ground });
    const down = plan === 'above' ? 0 : 0.5;
    return [
      ...grounds({ loser, winner }, areas, paper),
      ...bleeding(context, picture, window, placement),
      ...placeStack(losing, place(losing, areas.loserColumn, 0), context.align),
      ...placeStack(winning, place(winning, areas.winnerColumn, down), context.align),
    ];
  }
  return undefined;
}

interface Plan {
  plan: VersusPlan;
  /** The picture ends above the captions. */
  isAlone: boolean;
}

/** Above the words the picture is the wider, beside the winner's it has the more height. */
function listPlans({ orientation }: SceneContext['zones'], { width, height }: LookPicture): Plan[] {
  const both: VersusPlan[] = width > height ? ['above', 'beside'] : ['beside', 'above'];
  const plans = orientation === 'tall' ? both : both.filter((plan) => plan === 'beside');
  const wished = plans.map((plan) => ({ plan, isAlone: false }));
  // Cut off at the edges it is better than before its blur.
  const alone = plans.toSorted().map((plan) => ({ plan, isAlone: true }));
  return width > height
    ? [...wished.slice(0, 1), ...alone.slice(0, 1), ...wished.slice(1), ...alone.slice(1)]
    : [...wished, ...alone];
}

function inColors(context: SceneContext, colors: SceneColors): SceneContext {
  return { ...context, colors, textColors: colors, textGround: 'ground' };
}

/** Grey beside the accent, but of the page's family. */
function mutedColors({ colors }: SceneContext): SceneColors {
  return paperColors({ ...colors, onSupport: colors.ink }, mix(colors.ground, colors.ink, MUTED));
}

/** Of the winner's words; a dark page of the look stays dark. */
function winnerColors({ look, colors: page }: SceneContext, colors: LookColors): SceneColors {
  const { winner } = look.decoration.versus;
  return winner === 'ground' ? page : sceneColors(colors, winner);
}

function place(stack: Stack, column: Rect, down: number): Rect {
  return { ...column, y: column.y + (column.height - stack.height) * down, height: stack.height };
}

function placeBleeding(
  { look, duration, turn }: SceneContext,
  input: { picture: LookPicture; isAlone: boolean; window: VersusWindow },
): PlacedPicture | undefined {
  const { picture, isAlone, window } = input;
  const { camera, zoomPerSecond } = look.motion;
  const wish = {
    picture,
    distance: 'whole',
    move: { name: byTurns(camera, turn), zoomPerSecond, durationS: duration / TICKS_PER_SECOND },
  } as const;
  if (isAlone) return placePictureAlone({ ...wish, box: window.alone });
  return placePicture({ ...wish, box: window.box, clear: window.clear });
}

function grounds(
  { loser, winner }: Record<'loser' | 'winner', SceneContext>,
  areas: VersusAreas,
  paper: string | undefined,
): SlottedClip[] {
  const whole = { x: 0, y: 0, ...loser.zones.canvas };
  const { divide } = loser.look.decoration.versus;
  // What the picture leaves of its side is the winner's; the paper of a catalogue photo goes on beneath the loser.
  if (paper === undefined)
    return [
      shapeClip(winner, { slot: 'backdrop', name: 'winner', ...sideGround(winner, whole, 'hard') }),
      shapeClip(loser, { slot: 'veil', name: 'loser', ...sideGround(loser, areas.loser, divide) }),
    ];
  return [
    shapeClip(loser, { slot: 'backdrop', name: 'loser', rect: whole, fill: flat(paper) }),
    shapeClip(winner, {
      slot: 'veil',
      name: 'winner',
      ...sideGround(winner, areas.winner, divide === 'hill' || divide === 'torn' ? 'hard' : divide),
    }),
  ];
}

function bleeding(
  context: SceneContext,
  picture: LookPicture,
  { box, clear, mask }: VersusWindow,
  placement: PlacedPicture,
): SlottedClip[] {
  const base = { box, clear, free: clear, distance: 'whole', frame: 'none', tilt: 0, canMelt: false } as const;
  const slot = mask ? { ...base, mask } : base;
  return pictureClips(context, [{ slot, picture, placement }], []).filter(({ slot: name }) => name === 'picture');
}
