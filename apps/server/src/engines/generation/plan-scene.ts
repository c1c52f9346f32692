import { READY_SCENES, readIntoScene, readPrompt, type ReadPrompt } from '@reelwright/scene';

export interface SceneWish {
  prompt: string;
  negative: string;
  /** One of the ready scenes; the prompt then says what stands in it, and in which light. */
  sceneId: string | null;
  /** A picture of the user's product is the subject. */
  hasProduct: boolean;
  /** Whether camera moves and effects can be made. */
  canMove: boolean;
}

export const isReadyScene = (sceneId: string): boolean => READY_SCENES.some(({ id }) => id === sceneId);

/**
 * Returns what the embedded engine would draw, and what of the prompt that holds: in a ready scene if one is named. An
 * unknown ready scene counts as none.
 */
export function planScene({ sceneId, ...wish }: SceneWish): ReadPrompt {
  const scene = READY_SCENES.find(({ id }) => id === sceneId);
  return scene ? readIntoScene(scene, wish) : readPrompt(wish);
}
