import { MIN_TEXT_CONTRAST, type SceneColors } from '../color/derive-colors.ts';
import { contrastOf } from '../color/rgb.ts';
import type { ComposeContext, ComposedScene, Shot } from '../shots/shot.ts';

/** Lays out a scene, with its own timing. */
export type Composition = (context: ComposeContext) => ComposedScene;

/** Joins the shots of a scene with the clips over them. */
export function toScene(
  shots: readonly Shot[],
  rest: { clips?: ComposedScene['clips']; accents?: number[]; captionsEnd?: number | undefined } = {},
): ComposedScene {
  const calm = calmOf(shots);
  return {
    ...(calm ? { calm } : {}),
    clips: [...shots.flatMap(({ clips }) => clips), ...(rest.clips ?? [])],
    cuts: shots.slice(1).map(({ start }) => start),
    accents: rest.accents ?? [],
    ...(rest.captionsEnd === undefined ? {} : { captionsEnd: rest.captionsEnd }),
  };
}

/** Returns the first shot's colours if they are legible on the calm backgrounds of all shots. */
function calmOf(shots: readonly Shot[]): SceneColors | undefined {
  const [first] = shots;
  if (!first) return undefined;
  const { ink, accentInk } = first.backing.colors;
  const isCalm = shots.every(
    ({ backing: { kind, colors } }) =>
      kind === 'background' &&
      [ink, accentInk].every((each) => contrastOf(colors.background, each) >= MIN_TEXT_CONTRAST),
  );
  return isCalm ? first.backing.colors : undefined;
}
