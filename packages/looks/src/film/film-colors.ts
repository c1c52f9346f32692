import { colorDistance } from '../color/color-distance.ts';
import { paperColors, type SceneColors, sceneColors } from '../color/derive-colors.ts';
import { isBackgroundFor, listBackgrounds } from '../color/harmony.ts';
import { toOklch } from '../color/oklch.ts';
import type { LookImage } from '../picture/ad-image.ts';
import type { ComposeContext } from '../shots/shot.ts';
import { chooseWorld, panelBackground } from '../shots/world.ts';

/** Least chroma of a panel in one of the ad's colours, its least Oklab distance to the product, and to other panels. */
const VIVID = { chroma: 0.06, apart: 0.16 } as const;
const OTHER = 0.12;
const TURNS = [0, 1, 2, 3] as const;

/** The colours of a panel, and of the texts on it. */
export interface FilmColors {
  colors: SceneColors;
  onIt: SceneColors;
}

/** Lists the colours of an ad's panels beside a photo, its own vivid ones first; each differs clearly from the others. */
function listFilmColors(context: ComposeContext, image: LookImage): SceneColors[] {
  const { subjectColor } = image;
  const vivid = (['accent', 'support'] as const)
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
  for (const each of [...vivid, ...worlds, ...others].filter(isApart))
    if (kept.every(({ background }) => colorDistance(background, each.background) >= OTHER)) kept.push(each);
  return kept;
}

/** Returns the ad's own colour, unless the product nearly has it: most of a canvas in it is a statement. */
function findBold({ colors }: ComposeContext, { subjectColor }: LookImage): SceneColors | undefined {
  return (['accent', 'support'] as const)
    .map((role) => sceneColors(colors, role))
    .find(
      ({ background }) =>
        toOklch(background).chroma >= VIVID.chroma &&
        (subjectColor === undefined || colorDistance(background, subjectColor) >= VIVID.apart),
    );
}

/** Returns the colours of a panel; `turn` counts the panels of the ad, and those of a few large words are vivid. */
export function filmColors(
  context: ComposeContext,
  image: LookImage,
  { turn, isVivid }: { turn: number; isVivid: boolean },
): FilmColors {
  const listed = listFilmColors(context, image);
  const bold = isVivid ? findBold(context, image) : undefined;
  const chosen = bold ?? listed[turn % Math.max(1, listed.length)] ?? sceneColors(context.colors, 'background');
  return { colors: chosen, onIt: panelBackground(context, chosen).colors };
}
