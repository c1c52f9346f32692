import { colorDistance } from '../color/color-distance.ts';
import { paperColors, type SceneColors, sceneColors } from '../color/derive-colors.ts';
import { isBackgroundFor, listBackgrounds } from '../color/harmony.ts';
import { toOklch } from '../color/oklch.ts';
import type { LookColors } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import type { ComposeContext } from '../shots/shot.ts';
import { chooseWorld, panelBackground } from '../shots/world.ts';

/** Least chroma of a panel in one of the ad's colours, its least Oklab distance to the product, and to other panels. */
const VIVID = { chroma: 0.06, apart: 0.16 } as const;
const OTHER = 0.12;
const TURNS = [0, 1, 2, 3] as const;

/** The colours of a panel, and of the texts on it. */
export interface SetupColors {
  colors: SceneColors;
  onIt: SceneColors;
}

/** Most degrees between two hues of one ad's panels, and the chroma up to which a colour goes with any. */
const RELATED = { degrees: 60, grey: 0.05 } as const;

/** Lists the ad's vivid colours that make one palette: its accent, and the second colour if that is of a near hue. */
function listRoles({ colors }: ComposeContext): ('accent' | 'support')[] {
  const [accent, support] = [toOklch(colors.accent), toOklch(colors.support)];
  const apart = Math.abs(accent.hue - support.hue) % 360;
  const isNear = Math.min(apart, 360 - apart) <= RELATED.degrees;
  return isNear || Math.min(accent.chroma, support.chroma) <= RELATED.grey ? ['accent', 'support'] : ['accent'];
}

/** Whether a panel's colour is of the accent's hues, or of none. */
function isInPalette({ background }: SceneColors, { colors }: ComposeContext): boolean {
  const [own, accent] = [toOklch(background), toOklch(colors.accent)];
  const apart = Math.abs(own.hue - accent.hue) % 360;
  return own.chroma <= RELATED.grey || Math.min(apart, 360 - apart) <= RELATED.degrees;
}

/** Lists the colours of an ad's panels beside a photo, its own vivid ones first; each differs clearly from the others. */
function listSetupColors(context: ComposeContext, image: LookImage): SceneColors[] {
  const { subjectColor } = image;
  const vivid = listRoles(context)
    .map((role) => sceneColors(context.colors, role))
    .filter(
      ({ background }) =>
        toOklch(background).chroma >= VIVID.chroma &&
        isBackgroundFor(background, subjectColor) &&
        (subjectColor === undefined || colorDistance(background, subjectColor) >= VIVID.apart),
    );
  const { palette } = image;
  const wall = { palette, ...(subjectColor === undefined ? {} : { subjectColor }) };
  const worlds = TURNS.map((turn) => chooseWorld(context.look, context.colors, wall, turn));
  const kept: SceneColors[] = [];
  const deep = listBackgrounds(subjectColor ?? context.colors.accent).map((color) =>
    paperColors(context.colors, color),
  );
  // A panel in the colour of the photo's wall has no edge.
  const wallColor = image.plainBackground ?? image.topColor;
  const isApart = ({ background }: SceneColors) =>
    wallColor === undefined || colorDistance(background, wallColor) >= OTHER;
  const [, ...others] = deep;
  const fitting = [...vivid, ...worlds, ...others].filter((each) => isApart(each) && isInPalette(each, context));
  for (const each of fitting.length > 0 ? fitting : others)
    if (kept.every(({ background }) => colorDistance(background, each.background) >= OTHER)) kept.push(each);
  return kept;
}

/** The colours of an ad's panels beside each of its images: every card asks for them several times. */
const known = new WeakMap<LookColors, Map<LookImage, SceneColors[]>>();

function recallColors(context: ComposeContext, image: LookImage): SceneColors[] {
  const ofAd = known.get(context.colors) ?? new Map<LookImage, SceneColors[]>();
  known.set(context.colors, ofAd);
  const listed = ofAd.get(image) ?? listSetupColors(context, image);
  ofAd.set(image, listed);
  return listed;
}

/** Returns the ad's own colour, unless the product nearly has it: most of a canvas in it is a statement. */
function findBold(context: ComposeContext, { subjectColor }: LookImage): SceneColors | undefined {
  return listRoles(context)
    .map((role) => sceneColors(context.colors, role))
    .find(
      ({ background }) =>
        toOklch(background).chroma >= VIVID.chroma &&
        (subjectColor === undefined || colorDistance(background, subjectColor) >= VIVID.apart),
    );
}

/** Returns the colours of a panel; `turn` counts the panels of the ad, and those of a few large words are vivid. */
export function setupColors(
  context: ComposeContext,
  image: LookImage,
  { turn, isVivid }: { turn: number; isVivid: boolean },
): SetupColors {
  const listed = recallColors(context, image);
  const bold = isVivid ? findBold(context, image) : undefined;
  const chosen = bold ?? listed[turn % Math.max(1, listed.length)] ?? sceneColors(context.colors, 'background');
  return { colors: chosen, onIt: panelBackground(context, chosen).colors };
}
