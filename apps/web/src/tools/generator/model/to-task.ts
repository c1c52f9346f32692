import { type CallInput, type ClipInput, priceOfClipInput, aiImageContract, veo3Contract } from '@reelwright/contracts';
import { type GeneratorForm, repairForm } from './generator-form.ts';
import {
  type GeneratorMode,
  type GeneratorPath,
  needsImage,
  needsWords,
  quantityOf,
  toolOf,
} from './generator-mode.ts';

export interface GeneratorWish {
  form: GeneratorForm;
  mode: GeneratorMode;
  path: GeneratorPath;
  /** The id of the chosen model. */
  model: string;
  isConfirmed: boolean;
}

/** What is missing for a task; null if nothing is. */
export function findGap({
  form,
  mode,
}: Pick<GeneratorWish, 'form' | 'mode'>): 'prompt' | 'image' | 'last_frame' | 'foreground' | null {
  if (needsImage(mode) && form.image === null) return 'image';
  if (mode.mode === 'blend' && form.foreground === null) return 'foreground';
  if (mode.mode === 'first_and_last' && form.lastFrame === null) return 'last_frame';
  if (needsWords(mode) && form.prompt.trim() === '' && form.sceneId === null) return 'prompt';
  return null;
}

/** Returns the task that a form asks for; null while something is missing. */
export function toTask(wish: GeneratorWish): CallInput<'getTaskCost'> | null {
  const { form, mode, path, model, isConfirmed } = wish;
  if (findGap(wish) !== null) return null;
  const common = {
    mode: mode.mode,
    prompt: form.prompt,
    negative_prompt: form.negative,
    scene_id: needsWords(mode) && mode.mode !== 'edit' ? form.sceneId : null,
    ...(form.seed === null ? {} : { seed: form.seed }),
    quantity: quantityOf(mode, form.quantity),
    creativity: form.creativity,
    model,
    is_confirmed: isConfirmed,
  };
  const image = needsImage(mode) ? form.image : null;
  if (mode.kind === 'image')
    return {
      tool_type: toolOf(path),
      input: {
        ...common,
        image,
        ratio: form.imageRatio,
        resolution: form.imageResolution,
        style: form.style,
        strength: form.strength,
        ...(mode.mode === 'blend'
          ? { foreground: form.foreground, foreground_x: form.foregroundX, foreground_size: form.foregroundSize }
          : {}),
        light: form.light,
        light_tone: form.lightTone,
      },
    };
  return {
    tool_type: toolOf(path),
    input: {
      ...common,
      first_frame: image,
      last_frame: mode.mode === 'first_and_last' ? form.lastFrame : null,
      ratio: form.clipRatio,
      resolution: form.clipResolution,
      duration_s: form.seconds,
      camera_move: form.move,
      effects: form.effects,
      is_loop: form.isLoop,
      ambience: form.ambience,
      has_audio: form.hasAudio,
    },
  };
}

/** Returns the price by the price list, and without the flash sale. */
export function priceOf({ form, mode, path, model }: Omit<GeneratorWish, 'isConfirmed'>): {
  now: number;
  before: number;
} {
  if (mode.kind === 'image') {
    const price = aiImageContract.price({
      model,
      resolution: form.imageResolution,
      quantity: quantityOf(mode, form.quantity),
    });
    return { now: price, before: price };
  }
  const wish: Pick<ClipInput, 'model' | 'duration_s' | 'quantity'> = {
    model,
    duration_s: form.seconds,
    quantity: form.quantity,
  };
  const before = priceOfClipInput(wish);
  return { now: path === '/veo3' ? veo3Contract.price(wish) : before, before };
}

/** Returns the form that a task was made from, for "Edit again"; fields it does not name stay. */
export function fromTask(input: Readonly<Record<string, unknown>>, form: GeneratorForm): GeneratorForm {
  const take = <Value>(field: string, fallback: Value): Value => (field in input ? (input[field] as Value) : fallback);
  const isClip = 'duration_s' in input;
  return repairForm({
    ...form,
    prompt: take('prompt', form.prompt),
    negative: take('negative_prompt', form.negative),
    sceneId: take('scene_id', form.sceneId),
    image: take(isClip ? 'first_frame' : 'image', form.image),
    lastFrame: take('last_frame', form.lastFrame),
    quantity: take('quantity', form.quantity),
    creativity: take('creativity', form.creativity),
    model: take('model', form.model),
    ...(isClip
      ? {
          clipRatio: take('ratio', form.clipRatio),
          clipResolution: take('resolution', form.clipResolution),
          seconds: take('duration_s', form.seconds),
          move: take('camera_move', form.move),
          effects: take('effects', form.effects),
          isLoop: take('is_loop', form.isLoop),
          ambience: take('ambience', form.ambience),
          hasAudio: take('has_audio', form.hasAudio),
        }
      : {
          imageRatio: take('ratio', form.imageRatio),
          imageResolution: take('resolution', form.imageResolution),
          style: take('style', form.style),
          strength: take('strength', form.strength),
          foreground: take('foreground', form.foreground),
          foregroundX: take('foreground_x', form.foregroundX),
          foregroundSize: take('foreground_size', form.foregroundSize),
          light: take('light', form.light),
          lightTone: take('light_tone', form.lightTone),
        }),
  });
}
