import {
  listOpenParts,
  type OpenPart,
  READY_SCENES,
  readIntoScene,
  readPrompt,
  type ReadPrompt,
} from '@reelwright/scene';

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

/** What the embedded engine would draw, what of the prompt that holds, and what the prompt leaves open. */
export interface ScenePlan extends ReadPrompt {
  open: OpenPart[];
}

/** Plans the scene of a prompt, in a ready scene if one is named; an unknown one counts as none. */
export function planScene({ sceneId, ...wish }: SceneWish): ScenePlan {
  const scene = READY_SCENES.find(({ id }) => id === sceneId);
  // Whoever chooses a scene wants that one.
  if (scene) return { ...readIntoScene(scene, wish), open: [] };
  const read = readPrompt(wish);
  return { ...read, open: listOpenParts(read.account) };
}
