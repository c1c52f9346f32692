import {
  aiImage,
  aiVideo,
  type ClipMode,
  DRAWS_SCENE,
  type GenerationModelFacts,
  HAS_ONE_RESULT,
  type ImageMode,
  imageToVideos,
  KEEPS_SHAPE,
  type ToolType,
  veo3,
} from '@reelwright/contracts';

/** A tab of the generator: what is made, and from what. */
export type GeneratorMode = { kind: 'image'; mode: ImageMode } | { kind: 'clip'; mode: ClipMode };
export type GeneratorPath = '/ai-image' | '/create-ai-video' | '/image-to-videos' | '/veo3';
export type ModeName = `image_${ImageMode}` | `clip_${ClipMode}`;

const IMAGE_TABS: readonly GeneratorMode[] = [
  { kind: 'image', mode: 'text' },
  { kind: 'image', mode: 'product' },
  { kind: 'image', mode: 'background' },
  { kind: 'image', mode: 'blend' },
  { kind: 'image', mode: 'relight' },
  { kind: 'image', mode: 'restyle' },
  { kind: 'image', mode: 'extend' },
  { kind: 'image', mode: 'upscale' },
  { kind: 'image', mode: 'edit' },
];
const CLIP_TABS: readonly GeneratorMode[] = [
  { kind: 'clip', mode: 'text' },
  { kind: 'clip', mode: 'image' },
  { kind: 'clip', mode: 'first_and_last' },
];

/** Returns the tabs of a screen: the flash sale is of clips alone. */
export const tabsOf = (path: GeneratorPath): readonly GeneratorMode[] =>
  path === '/veo3' ? CLIP_TABS : [...IMAGE_TABS, ...CLIP_TABS];

export const nameOfMode = ({ kind, mode }: GeneratorMode): ModeName => `${kind}_${mode}` as ModeName;

/** Returns the screen on which a mode is made; the flash sale keeps its own. */
export function pathOfMode({ kind, mode }: GeneratorMode, current: GeneratorPath): GeneratorPath {
  if (kind === 'image') return '/ai-image';
  if (current === '/veo3') return current;
  return mode === 'text' ? '/create-ai-video' : '/image-to-videos';
}

const FIRST_MODES: Readonly<Record<GeneratorPath, GeneratorMode>> = {
  '/ai-image': { kind: 'image', mode: 'text' },
  '/create-ai-video': { kind: 'clip', mode: 'text' },
  '/image-to-videos': { kind: 'clip', mode: 'image' },
  '/veo3': { kind: 'clip', mode: 'text' },
};

/** Returns the mode that an address names; the first of its screen if it names none. */
export function readMode(path: GeneratorPath, name: string | undefined): GeneratorMode {
  const named = tabsOf(path).find((tab) => tab.mode === name && pathOfMode(tab, path) === path);
  return named ?? FIRST_MODES[path];
}

const TOOLS: Readonly<Record<GeneratorPath, ToolType>> = {
  '/ai-image': aiImage.id,
  '/create-ai-video': aiVideo.id,
  '/image-to-videos': imageToVideos.id,
  '/veo3': veo3.id,
};
export const toolOf = (path: GeneratorPath): ToolType => TOOLS[path];

/** Whether a model can do a mode. */
export function canDo({ image_modes: images, clip_modes: clips }: GenerationModelFacts, wish: GeneratorMode): boolean {
  return wish.kind === 'image' ? images.includes(wish.mode) : clips.includes(wish.mode);
}

/** Modes that begin with an image. */
export const needsImage = ({ mode }: GeneratorMode): boolean => mode !== 'text';
/** Modes whose result is what the words say. */
export const needsWords = (wish: GeneratorMode): boolean => drawsScene(wish) || wish.mode === 'edit';
/** Modes in which the own engine draws a scene. */
export const drawsScene = ({ kind, mode }: GeneratorMode): boolean =>
  kind === 'image' ? DRAWS_SCENE.has(mode) : mode === 'text';
/** Modes whose result has the shape of the image they begin with. */
export const keepsShape = ({ kind, mode }: GeneratorMode): boolean => kind === 'image' && KEEPS_SHAPE.has(mode);
/** Returns how many results are made: one where another seed would change nothing. */
export const quantityOf = ({ kind, mode }: GeneratorMode, asked: number): number =>
  kind === 'image' && HAS_ONE_RESULT.has(mode) ? 1 : asked;
