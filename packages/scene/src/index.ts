export {
  describeCategory,
  describeConcept,
  describeProhibited,
  describeReason,
  type SceneLanguage,
} from './describe-concept.ts';
export { PROHIBITED_IDS, type ProhibitedId } from './prohibited/rules.ts';
export { ASSUMPTION_REASONS, type Assumption, type AssumptionReason } from './reading/scene-draft.ts';
export { type PromptAccount, type PromptToRead, readPrompt, type ReadPrompt } from './reading/read-prompt.ts';
export * from './scene-graph.ts';
export { UNDRAWABLE_CATEGORIES, type UndrawableCategory } from './vocabulary/vocabulary.ts';
export { chooseScene, isPainted, listScenes, paintScene, type SceneProduct } from './choose-scene.ts';
export { type Mounting, mountingOf, type SceneKind } from './mounting.ts';
export { enhancePrompt } from './enhance-prompt.ts';
export { listOpenParts, loosenScene, OPEN_PARTS, type OpenPart } from './loosen-scene.ts';
export { readIntoScene } from './read-into-scene.ts';
export {
  nameReadyScene,
  nameSceneGroup,
  READY_SCENES,
  type ReadyScene,
  SCENE_GROUPS,
  type SceneGroup,
} from './ready-scenes/ready-scenes.ts';
export { PROMPT_MODES, type PromptMode, suggestPrompts } from './suggest-prompts.ts';
