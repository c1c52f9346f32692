import type { ComposeContext, ComposedScene, Shot } from '../shots/shot.ts';

/** Lays out a scene, with its own timing. */
export type Composition = (context: ComposeContext) => ComposedScene;

/** Joins the shots of a scene with the clips over them. */
export function toScene(
  shots: readonly Shot[],
  rest: { clips?: ComposedScene['clips']; accents?: number[]; captionsEnd?: number | undefined } = {},
): ComposedScene {
  return {
    clips: [...shots.flatMap(({ clips }) => clips), ...(rest.clips ?? [])],
    cuts: shots.slice(1).map(({ start }) => start),
    accents: rest.accents ?? [],
    ...(rest.captionsEnd === undefined ? {} : { captionsEnd: rest.captionsEnd }),
  };
}
