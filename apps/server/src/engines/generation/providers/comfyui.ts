import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { priceClassOf } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import { callProvider, readAnswer } from '#src/platform/media-providers/call-provider.ts';
import { listOutputUrls } from '#src/platform/media-providers/media-output.ts';
import type { MediaProvider, MediaStatus } from '#src/platform/media-providers/media-provider.ts';
import { type MediaTaskRequest, runMediaTask } from '#src/platform/media-providers/run-media-task.ts';
import { StartupError } from '#src/platform/settings/startup-error.ts';
import type { ClipRequest, GenerationModel, GenerationRun, ImageRequest } from '../generation.ts';
import { translateProviderError } from './provider-errors.ts';
import { saveImage } from './save-image.ts';

const PROVIDER = 'ComfyUI';
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** A workflow in the API's format, as ComfyUI exports it. */
const workflow = z.record(
  z.string(),
  z.looseObject({
    class_type: z.string(),
    inputs: z.record(z.string(), z.unknown()),
    _meta: z.looseObject({ title: z.string() }).optional(),
  }),
);
type Workflow = z.infer<typeof workflow>;

/** Titles of nodes that take our values, and the inputs of a node that may hold them, the first that it has. */
const INPUTS = {
  prompt: ['text', 'prompt', 'value', 'string'],
  negative: ['text', 'prompt', 'value', 'string'],
  seed: ['seed', 'noise_seed', 'value', 'int'],
  width: ['width', 'value', 'int'],
  height: ['height', 'value', 'int'],
  seconds: ['seconds', 'duration', 'value', 'int'],
  frames: ['length', 'frames', 'num_frames', 'value', 'int'],
  image: ['image'],
  last: ['image'],
} as const;
type InputName = keyof typeof INPUTS;
type Values = Partial<Record<InputName, string | number>>;

/** Returns the workflow with our values in the nodes whose titles name them; nodes of other titles stay. */
function fillWorkflow(nodes: Workflow, values: Values): Workflow {
  return Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => {
      const title = node._meta?.title.trim().toLowerCase() as InputName | undefined;
      const value = title === undefined ? undefined : values[title];
      const input =
        value === undefined || title === undefined ? undefined : INPUTS[title]?.find((each) => each in node.inputs);
      return [id, input === undefined ? node : { ...node, inputs: { ...node.inputs, [input]: value } }];
    }),
  );
}

const hasInput = (nodes: Workflow, name: InputName): boolean =>
  Object.values(nodes).some(({ _meta }) => _meta?.title.trim().toLowerCase() === name);

const file = z.looseObject({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const history = z.record(
  z.string(),
  z.looseObject({
    status: z.looseObject({ status_str: z.string(), messages: z.array(z.unknown()).default([]) }).optional(),
    outputs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  }),
);

/** The queue of a ComfyUI server (https://docs.comfy.org/development/comfyui-server/comms_routes). */
function createComfyUi(baseUrl: string): MediaProvider {
  const call = (method: 'GET' | 'POST', url: string, signal: AbortSignal, body?: string | FormData) =>
    callProvider({
      provider: 'comfyui',
      url: `${baseUrl}${url}`,
      method,
      headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
      ...(body === undefined ? {} : { body }),
      signal,
    });
  return {
    name: 'comfyui',
    async start({ input }, signal) {
      const body = JSON.stringify({ prompt: input, client_id: randomUUID() });
      const answer = await call('POST', '/prompt', signal, body);
      const { prompt_id: id } = readAnswer('comfyui', answer, z.object({ prompt_id: z.string().min(1) }));
      const url = `${baseUrl}/history/${id}`;
      return { provider: 'comfyui', id, statusUrl: url, resultUrl: url, cancelUrl: `${baseUrl}/queue` };
    },
    async findStatus({ id }, signal): Promise<MediaStatus> {
      const answer = await call('GET', `/history/${id}`, signal);
      const ended = readAnswer('comfyui', answer, history)[id];
      if (!ended) return { state: 'running' };
      if (ended.status?.status_str === 'error')
        return { state: 'failed', reason: describeFailure(ended.status.messages) };
      const files = Object.values(ended.outputs)
        .flatMap((output) => Object.values(output))
        .flatMap((each) => z.array(file).safeParse(each).data ?? [])
        .filter(({ type }) => type === 'output');
      return {
        state: 'done',
        output: files.map(({ filename, subfolder, type }) => ({
          url: `${baseUrl}/view?${new URLSearchParams({ filename, subfolder, type })}`,
        })),
      };
    },
    async cancel({ id }, signal) {
      await call('POST', '/queue', signal, JSON.stringify({ delete: [id] }));
      await call('POST', '/interrupt', signal, JSON.stringify({ prompt_id: id }));
    },
    async upload({ path: localPath, contentType, fileName }, signal) {
      const form = new FormData();
      form.set('image', await openAsBlob(localPath, { type: contentType }), `${randomUUID()}-${fileName}`);
      const answer = await call('POST', '/upload/image', signal, form);
      return readAnswer('comfyui', answer, z.object({ name: z.string() })).name;
    },
  };
}

/** Messages are pairs of an event and its data; an error's data says what failed. */
function describeFailure(messages: readonly unknown[]): string {
  const failed = z.tuple([z.literal('execution_error'), z.looseObject({ exception_message: z.string() })]);
  const found = messages.map((message) => failed.safeParse(message).data).find((each) => each !== undefined);
  return found?.[1].exception_message.trim().slice(0, 300) ?? 'the workflow failed';
}

interface Needs {
  baseUrl: string;
  pollMs?: MediaTaskRequest['pollMs'];
}

/** Opens a workflow file of a ComfyUI server as a model. Throws StartupError if the file is no workflow with a prompt. */
export async function openComfyUiModel(
  workflowPath: string,
  kind: 'image' | 'clip',
  { baseUrl, pollMs }: Needs,
): Promise<GenerationModel> {
  const nodes = await readWorkflow(workflowPath);
  if (!hasInput(nodes, 'prompt'))
    throw new StartupError(`${workflowPath} has no node with the title "prompt", which takes the user's words.`);
  const provider = createComfyUi(baseUrl);
  const name = path.basename(workflowPath, '.json');
  const id = `comfyui:${name}`;

  async function run(
    makeValues: () => Promise<Values>,
    { outputPath }: { outputPath: string },
    { memory, signal }: GenerationRun,
  ): Promise<void> {
    try {
      const output = await runMediaTask({
        model: { provider, model: name },
        makeInput: async () => fillWorkflow(nodes, await makeValues()),
        memory,
        signal,
        ...(pollMs ? { pollMs } : {}),
      });
      await download(output, outputPath, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw translateProviderError(error, PROVIDER);
    }
  }
  const upload = (local: string, signal: AbortSignal): Promise<string> =>
    provider.upload({ path: local, contentType: 'image/png', fileName: 'image.png' }, signal);

  const hasImage = hasInput(nodes, 'image');
  const facts = {
    id,
    name,
    provider: PROVIDER,
    price_class: priceClassOf(id),
    is_seeded: hasInput(nodes, 'seed'),
    takes_negative: hasInput(nodes, 'negative'),
    makes_audio: false,
    has_camera: false,
  };
  if (kind === 'image')
    return {
      facts: { ...facts, image_modes: [hasImage ? 'edit' : 'text'], clip_modes: [], seconds: null },
      async makeImage({ source, prompt, negative, seed, width, height, outputPath }: ImageRequest, work) {
        const answer = path.join(work.folder, 'answer');
        await run(
          async () => ({
            prompt,
            negative,
            seed,
            width,
            height,
            ...(source.kind === 'edit' ? { image: await upload(source.path, work.signal) } : {}),
          }),
          { outputPath: answer },
          work,
        );
        return saveImage(answer, outputPath, PROVIDER);
      },
    };
  return {
    facts: {
      ...facts,
      image_modes: [],
      clip_modes: [hasInput(nodes, 'last') ? 'first_and_last' : hasImage ? 'image' : 'text'],
      seconds: { min: 2, max: 10 },
    },
    async makeClip(request: ClipRequest, work) {
      const { source, prompt, negative, seed, width, height, seconds, frameRate, outputPath } = request;
      const first = source.kind === 'image' ? source.path : source.kind === 'first_and_last' ? source.firstPath : null;
      await run(
        async () => ({
          prompt,
          negative,
          seed,
          width,
          height,
          seconds,
          frames: seconds * frameRate,
          ...(first === null ? {} : { image: await upload(first, work.signal) }),
          ...(source.kind === 'first_and_last' ? { last: await upload(source.lastPath, work.signal) } : {}),
        }),
        { outputPath },
        work,
      );
      return { width, height };
    },
  };
}

async function readWorkflow(workflowPath: string): Promise<Workflow> {
  try {
    return workflow.parse(JSON.parse(await readFile(workflowPath, 'utf8')));
  } catch (error) {
    throw new StartupError(
      `${workflowPath} is no workflow of ComfyUI. Export it with "Save (API format)" (${error instanceof Error ? error.name : 'unreadable'}).`,
    );
  }
}

/** The operator's own server may be in a private network, which the guarded fetcher does not reach. */
async function download(output: unknown, outputPath: string, signal: AbortSignal): Promise<void> {
  const [url] = listOutputUrls(output);
  if (url === undefined)
    throw new AppError('PROVIDER_FAILED', { provider: PROVIDER, reason: 'the workflow saved no file' });
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]),
  });
  if (!response.ok || !response.body) throw new AppError('PROVIDER_AWAY', { provider: PROVIDER });
  await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(outputPath), { signal });
}
