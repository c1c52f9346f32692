import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ModelAccesses } from '#src/platform/models/model-name.ts';
import { openLanguageModel } from '#src/platform/models/open-model.ts';
import { createEmbeddedWritingEngine } from '../embedded/embedded-writing-engine.ts';
import { createFallbackWritingEngine } from '../fallback-writing-engine.ts';
import type { WritingEngine } from '../writing.ts';
import { CONTRACT_PRODUCTS, describeWritingEngine } from '../writing-contract.ts';
import type { ModelScript } from './model-answer.ts';
import { checkScene, checkScript } from './check-answer.ts';
import { createModelWritingEngine } from './model-writing-engine.ts';
import { type ModelReply, type ModelServer, startModelServer } from '#src/platform/models/test-model-server.ts';

const KEY = 'sk-secret-of-the-test';
const ID = 'openai-compatible:stand-in';

function openEngine(baseUrl: string, timeoutMs = 10_000): WritingEngine {
  const none = { apiKey: undefined, baseUrl: undefined };
  const accesses: ModelAccesses = {
    openai: none,
    anthropic: none,
    google: none,
    'openai-compatible': { apiKey: KEY, baseUrl },
  };
  const checks = {
    checkScript: async (work: Parameters<typeof checkScript>[0]) => checkScript(work),
    checkScene: async (work: Parameters<typeof checkScene>[0]) => checkScene(work),
  };
  return createModelWritingEngine({ id: ID, model: openLanguageModel(ID, accesses), checks, timeoutMs });
}

const scene = (role: string, spoken: string, on_screen = '') => ({
  role,
  spoken,
  on_screen,
  image_wish: 'The product',
});
const words = (value: unknown): ModelReply => ({ kind: 'words', words: JSON.stringify(value) });

const ENGLISH = {
  framework: 'problem_solution',
  scenes: [
    scene('hook', 'Coffee cold before you get to it?', 'Cold again?'),
    scene('intro', 'Meet the HydroPeak Stainless Steel Water Bottle.', 'HydroPeak'),
    scene('benefit', 'It keeps drinks hot for 12 hours.', 'Hot for 12 hours'),
    scene('benefit', 'Leakproof, lightweight, with a one-handed lid and a double wall.', 'One-handed lid'),
    scene('call_to_action', 'Tap the link to see more of it, now.', 'HydroPeak'),
  ],
  call_to_action: 'See more',
} as ModelScript;
const BARE: ModelScript = {
  ...ENGLISH,
  scenes: [
    scene('hook', 'Full wardrobe, and nothing that you want to wear today?'),
    scene('intro', 'Say hello to the Chinos, in camel, for the days that start early.'),
    scene('detail', 'Monday meeting, Friday drinks, and a long Sunday walk.'),
    scene('call_to_action', 'Tap the link and take a closer look.'),
  ] as ModelScript['scenes'],
};
const CHINESE: ModelScript = {
  ...ENGLISH,
  scenes: [
    scene('hook', '泡好的茶，转眼就凉了？'),
    scene('intro', '认识一下，云朵不锈钢保温杯。'),
    scene('benefit', '保温12小时，一键开盖，单手就能开。'),
    scene('benefit', '杯口圆润，不烫嘴。'),
    scene('call_to_action', '喜欢的话，点下方看看。'),
  ] as ModelScript['scenes'],
  call_to_action: '去看看',
};

/** Answers as a good model would, by the prompt's content. */
function answerWell(_request: number, body: Record<string, unknown>): ModelReply {
  const prompt = JSON.stringify(body['messages']);
  if (prompt.includes(' anew ')) return words(scene('hook', 'Lukewarm coffee, once more?', 'Lukewarm?'));
  return words(prompt.includes('Simplified Chinese') ? CHINESE : prompt.includes('Chinos') ? BARE : ENGLISH);
}

let good: ModelServer;
beforeAll(async () => {
  good = await startModelServer(answerWell);
});
afterAll(() => good.close());

describeWritingEngine('A language model', () => ({
  id: ID,
  writeScript: (request) => openEngine(good.baseUrl).writeScript(request),
  rewriteLine: (request) => openEngine(good.baseUrl).rewriteLine(request),
}));

describe('a script from a language model', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());
  const request = {
    product: CONTRACT_PRODUCTS.full,
    language: 'en' as const,
    lengthS: 15,
    seed: 1,
    signal: new AbortController().signal,
  };
  const write = async (reply: (request: number) => ModelReply, timeoutMs?: number) => {
    server = await startModelServer(reply);
    return openEngine(server.baseUrl, timeoutMs).writeScript(request);
  };
  const failure = (problem: string) => ({ code: 'WRITING_FAILED', values: { model: ID, problem } });

  it('is requested by schema, with the key in the header and nowhere else', async () => {
    await write(() => words(ENGLISH));
    expect(server?.requests[0]?.authorization).toBe(`Bearer ${KEY}`);
    expect(server?.requests[0]?.body['response_format']).toMatchObject({ type: 'json_schema' });
    expect(JSON.stringify(server?.requests[0]?.body)).not.toContain(KEY);
  });

  it('ties text from the data to its place there', async () => {
    const script = await write(() => words(ENGLISH));
    expect(script.scenes[2]?.spoken.sources).toEqual([
      { start: 3, end: 32, field: 'selling_points.0', source_start: 0, source_end: 29 },
    ]);
  });

  it.each([
    [401, 'the key was refused', 1],
    [404, 'there is no such model', 1],
    [429, 'too many requests, or no quota left', 3],
    [500, 'the server answered 500', 3],
  ])('reports the meaning of a server’s %i, and retries only transient errors', async (status, problem, asked) => {
    await expect(write(() => ({ kind: 'status', status, message: `refused ${KEY}` }))).rejects.toMatchObject(
      failure(problem),
    );
    expect(server?.requests).toHaveLength(asked);
  });

  it('continues when a busy server is free again', async () => {
    const script = await write((count) =>
      count === 1 ? { kind: 'status', status: 429, message: 'busy' } : words(ENGLISH),
    );
    expect(script.scenes).toHaveLength(5);
  });

  it.each([['not JSON at all'], ['{"scenes": "many"}'], ['']])(
    'rejects an answer like %j as a script',
    async (answer) => {
      await expect(write(() => ({ kind: 'words', words: answer }))).rejects.toMatchObject({ code: 'WRITING_FAILED' });
    },
  );

  it('stops at its time limit', async () => {
    await expect(write(() => ({ kind: 'silence' }), 300)).rejects.toMatchObject(failure('no answer within 0 s'));
  });

  it('ends with the reason of an abort while it waits', async () => {
    server = await startModelServer(() => ({ kind: 'silence' }));
    const controller = new AbortController();
    const reason = new Error('cancelled by the user');
    const writing = openEngine(server.baseUrl).writeScript({ ...request, signal: controller.signal });
    controller.abort(reason);
    await expect(writing).rejects.toBe(reason);
  });

  it('is sent back if its claims are not in the data, it is too long, or in another language', async () => {
    const invented = {
      ...ENGLISH,
      scenes: ENGLISH.scenes.map((one, index) =>
        index === 2 ? { ...one, spoken: 'It keeps drinks hot for 48 hours.' } : one,
      ),
    };
    const script = await write((count) => words(count === 1 ? invented : ENGLISH));
    expect(script.scenes[2]?.spoken.text).toBe('It keeps drinks hot for 12 hours.');
    expect(JSON.stringify(server?.requests[1]?.body['messages'])).toContain('48');
    await server?.close();
    await expect(write(() => words(CHINESE))).rejects.toMatchObject({ code: 'WRITING_FAILED' });
    await server?.close();
    const long = { ...ENGLISH, scenes: [...ENGLISH.scenes.slice(0, 4), ...ENGLISH.scenes] };
    await expect(write(() => words(long))).rejects.toMatchObject({ code: 'WRITING_FAILED' });
  });

  it('is written by the embedded engine if the model fails, with the reason reported', async () => {
    server = await startModelServer(() => ({ kind: 'status', status: 401, message: 'no' }));
    const notices: string[] = [];
    const engine = createFallbackWritingEngine({
      first: openEngine(server.baseUrl),
      second: createEmbeddedWritingEngine(),
      onFallback: (notice) => notices.push(notice),
    });
    const script = await engine.writeScript(request);
    expect(script.hook_pattern).not.toBe('model');
    expect(notices).toEqual([
      `The writing model ${ID} could not be used: the key was refused. embedded-writing writes instead.`,
    ]);
  });
});
