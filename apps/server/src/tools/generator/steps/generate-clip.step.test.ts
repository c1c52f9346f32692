import { aiVideoInput, EMBEDDED_MODEL } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import type { ClipRequest } from '#src/engines/generation/generation.ts';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import type { GeneratorDependencies } from '../generator-dependencies.ts';
import { createGenerateClipStep } from './generate-clip.step.ts';
import { createReadClipPromptStep } from './read-clip-prompt.step.ts';

/** Returns what the engine is asked for, for what a user asks for. */
async function askEngine(input: Record<string, unknown>): Promise<ClipRequest> {
  const requests: ClipRequest[] = [];
  const dependencies = {
    generation: {
      models: [],
      findModel: () => ({
        facts: EMBEDDED_MODEL,
        makeClip: (request: ClipRequest) => {
          requests.push(request);
          return Promise.resolve({ width: request.width, height: request.height });
        },
      }),
    },
  } as Partial<GeneratorDependencies> as GeneratorDependencies;
  const request = { input: aiVideoInput.parse(input) };
  const context = {
    folder: '/nowhere',
    workPrefix: 'work/',
    signal: new AbortController().signal,
    progress() {},
    storage: {
      head: () => Promise.resolve(undefined),
      putFile: (key: string) => Promise.resolve({ key }),
    } as never,
  };
  const read = await runStepAlone(createReadClipPromptStep(dependencies), request, {}, context);
  await runStepAlone(createGenerateClipStep(dependencies), request, { read_prompt: read }, context);
  const [asked] = requests;
  if (!asked) throw new Error('the engine was asked for nothing');
  return asked;
}

test.each([
  ['a coffee mug on a wooden table, slow orbit, steam', ['orbit', ['steam']]],
  ['木桌上的咖啡杯，环绕镜头，蒸汽', ['orbit', ['steam']]],
])('a clip moves as its words say, and has the effects that they name: %s', async (prompt, [move, effects]) => {
  expect(await askEngine({ prompt, camera_move: 'push' })).toMatchObject({ move, effects });
});

test('settings count where the words say nothing, and chosen effects come along', async () => {
  expect(await askEngine({ prompt: 'a mug on a table', camera_move: 'pull', effects: ['dust'] })).toMatchObject({
    move: 'pull',
    effects: ['dust'],
  });
  expect((await askEngine({ prompt: 'a mug on a table, steam', effects: ['dust', 'steam'] })).effects).toEqual([
    'steam',
    'dust',
  ]);
});
