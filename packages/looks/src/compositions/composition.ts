import type { ComposeContext, ComposedScene, Shot } from '../shots/shot.ts';

/** One way to lay out a scene, with its own time code. */
export type Composition = (context: ComposeContext) => ComposedScene;

/** The shots of a scene with what stands over them. */
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
