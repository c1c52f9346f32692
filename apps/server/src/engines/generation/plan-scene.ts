import { type PromptAccount, READY_SCENES, readPrompt, type SceneGraph } from '@reelwright/scene';

export interface SceneWish {
  prompt: string;
  negative: string;
  /** One of the ready scenes; the prompt then says what stands in it. */
  sceneId: string | null;
  /** A picture of the user's product is the subject. */
  hasProduct: boolean;
  /** Whether camera moves and effects can be made. */
  canMove: boolean;
}

/** What the embedded engine would draw, and what of the prompt that holds. */
export interface ScenePlan {
  graph: SceneGraph;
  account: PromptAccount;
}

const MAX_PROPS = 6;

export const isReadyScene = (sceneId: string): boolean => READY_SCENES.some(({ id }) => id === sceneId);

/** Reads a prompt into a scene, or into a ready scene. An unknown ready scene counts as none. */
export function planScene({ prompt, negative, sceneId, hasProduct, canMove }: SceneWish): ScenePlan {
  const { graph, account } = readPrompt({ prompt, negative, hasProduct, canMove });
  const scene = READY_SCENES.find(({ id }) => id === sceneId);
  if (!scene) return { graph, account };
  const hasWords = prompt.trim() !== '';
  const hasSubject = hasProduct || account.subject === 'drawn';
  const empty = { ...scene.graph.subject, kind: 'none' as const, label: null, count: 1 };
  return {
    graph: {
      ...scene.graph,
      subject: hasSubject ? graph.subject : empty,
      props: [...scene.graph.props, ...(hasWords ? graph.props : [])].slice(0, MAX_PROPS),
    },
    account: {
      ...account,
      // The scene was chosen, not assumed.
      assumed: [],
      setting: 'drawn',
      ...(hasWords ? {} : { coverage: 1, advice: 'draw' as const, subject: hasProduct ? 'drawn' : 'none_asked' }),
    },
  };
}
