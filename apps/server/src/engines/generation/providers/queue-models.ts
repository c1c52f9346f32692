import { join } from 'node:path';
import { type ClipMode, type ImageMode, priceClassOf } from '@reelwright/contracts';
import type { SaveGuarded } from '#src/platform/fetch/guarded-fetch.ts';
import { saveFirstOutput } from '#src/platform/media-providers/media-output.ts';
import type { MediaQueueName } from '#src/platform/media-providers/media-provider-name.ts';
import type { MediaModel } from '#src/platform/media-providers/open-media-provider.ts';
import { type MediaTaskRequest, runMediaTask } from '#src/platform/media-providers/run-media-task.ts';
import type { QueueField, QueueFieldNames } from '#src/platform/models/generation-model-name.ts';
import type { ClipRequest, GenerationModel, GenerationRun, ImageRequest } from '../generation.ts';
import { translateProviderError } from './provider-errors.ts';
import { saveImage } from './save-image.ts';

const DOWNLOAD = { maxBytes: 500 * 2 ** 20, timeoutMs: 10 * 60_000 } as const;
const NAMES = { fal: 'fal', replicate: 'Replicate' } as const;

/** What most models of a queue call these fields. */
const USUAL: Readonly<Record<'fal' | 'replicate', Readonly<Record<QueueField, string>>>> = {
  fal: {
    prompt: 'prompt',
    negative: 'negative_prompt',
    seed: 'seed',
    image: 'image_url',
    last: 'tail_image_url',
    duration: 'duration',
    ratio: 'aspect_ratio',
    audio: 'generate_audio',
  },
  replicate: {
    prompt: 'prompt',
    negative: 'negative_prompt',
    seed: 'seed',
    image: 'image',
    last: 'end_image',
    duration: 'duration',
    ratio: 'aspect_ratio',
    audio: 'generate_audio',
  },
};

interface Needs {
  saveGuarded: SaveGuarded;
  fields: QueueFieldNames;
  pollMs?: MediaTaskRequest['pollMs'];
}

type Queue = keyof typeof NAMES;
type Values = Partial<Record<QueueField, unknown>>;

/** Writes values under a model's own names; `-` names what it does not take. */
function nameFields(queue: Queue, own: QueueFieldNames, values: Values): Record<string, unknown> {
  const pairs = (Object.entries(values) as [QueueField, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [own[field] ?? USUAL[queue][field], value] as const);
  return Object.fromEntries(pairs.filter(([name]) => name !== '-'));
}

const ratioOf = ({ width, height }: { width: number; height: number }): string => {
  const divide = (one: number, other: number): number => (other === 0 ? one : divide(other, one % other));
  const common = divide(width, height);
  const [across, down] = [width / common, height / common];
  // Even pixels miss some ratios by one.
  return across > 21 ? (width >= height ? '16:9' : '9:16') : `${across}:${down}`;
};

/** A model of images or clips that fal or Replicate runs in a queue: started once, polled on after a restart. */
export function createQueueModel(
  media: MediaModel<MediaQueueName> & { provider: { name: Queue | 'comfyui' } },
  kind: 'image' | 'clip',
  { saveGuarded, fields, pollMs }: Needs,
): GenerationModel {
  const queue: Queue = media.provider.name === 'replicate' ? 'replicate' : 'fal';
  const id = `${queue}:${media.model}`;
  const name = NAMES[queue];
  const modes = kind === 'image' ? listImageModes(media.model, fields) : listClipModes(media.model, fields);

  async function run(makeInput: () => Promise<Values>, { memory, signal }: GenerationRun): Promise<unknown> {
    try {
      return await runMediaTask({
        model: media,
        makeInput: async () => nameFields(queue, fields, await makeInput()),
        memory,
        signal,
        ...(pollMs ? { pollMs } : {}),
      });
    } catch (error) {
      signal.throwIfAborted();
      throw translateProviderError(error, name);
    }
  }
  const upload = (path: string, signal: AbortSignal): Promise<string> =>
    media.provider.upload({ path, contentType: 'image/png', fileName: 'image.png' }, signal);

  const facts = {
    id,
    name: media.model,
    provider: name,
    price_class: priceClassOf(id),
    is_seeded: false,
    takes_negative: fields.negative !== '-',
    makes_audio: kind === 'clip' && fields.audio !== undefined && fields.audio !== '-',
    has_camera: false,
  };
  if (kind === 'image')
    return {
      facts: { ...facts, image_modes: modes as ImageMode[], clip_modes: [], seconds: null },
      async makeImage(request: ImageRequest, work) {
        const { source, prompt, negative, seed } = request;
        const output = await run(
          async () => ({
            prompt,
            seed,
            ratio: ratioOf(request),
            ...(negative === '' ? {} : { negative }),
            ...(source.kind === 'edit' ? { image: await upload(source.path, work.signal) } : {}),
          }),
          work,
        );
        const path = join(work.folder, 'answer');
        await saveFirstOutput(output, {
          provider: name,
          saveGuarded,
          path,
          accept: 'image/*',
          signal: work.signal,
          ...DOWNLOAD,
        });
        return saveImage(path, request.outputPath, name);
      },
    };
  return {
    facts: { ...facts, image_modes: [], clip_modes: modes as ClipMode[], seconds: { min: 2, max: 10 } },
    async makeClip(request: ClipRequest, work) {
      const { source, prompt, negative, seed, seconds, hasAudio } = request;
      const first = source.kind === 'image' ? source.path : source.kind === 'first_and_last' ? source.firstPath : null;
      const output = await run(
        async () => ({
          prompt,
          seed,
          duration: seconds,
          ratio: ratioOf(request),
          ...(negative === '' ? {} : { negative }),
          ...(facts.makes_audio ? { audio: hasAudio } : {}),
          ...(first === null ? {} : { image: await upload(first, work.signal) }),
          ...(source.kind === 'first_and_last' ? { last: await upload(source.lastPath, work.signal) } : {}),
        }),
        work,
      );
      const { outputPath } = request;
      await saveFirstOutput(output, {
        provider: name,
        saveGuarded,
        path: outputPath,
        accept: 'video/mp4',
        signal: work.signal,
        ...DOWNLOAD,
      });
      return { width: request.width, height: request.height };
    },
  };
}

function listImageModes(model: string, { image }: QueueFieldNames): ImageMode[] {
  if (/edit|kontext|image-to-image|img2img/i.test(model)) return ['edit'];
  return image === undefined || image === '-' ? ['text'] : ['text', 'edit'];
}

function listClipModes(model: string, { image, last }: QueueFieldNames): ClipMode[] {
  const ends: ClipMode[] = last === undefined || last === '-' ? [] : ['first_and_last'];
  if (/image-to-video|i2v/i.test(model)) return ['image', ...ends];
  return image === undefined || image === '-' ? ['text'] : ['text', 'image', ...ends];
}
