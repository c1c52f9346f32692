import { EMBEDDED_MODEL, type GenerationModelFacts, type PromptAccountData } from '@reelwright/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeBrandKit, makeTask } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, openStudio, type TestStudio } from '#src/app/test-studio.tsx';

const VEO: GenerationModelFacts = {
  ...EMBEDDED_MODEL,
  id: 'google:veo',
  name: 'veo',
  provider: 'Google',
  image_modes: [],
  price_class: 'premium',
  seconds: { min: 4, max: 8 },
  has_camera: false,
};
const ACCOUNT: PromptAccountData = {
  understood: [{ start: 2, end: 8, concept: 'subject.bottle', name: 'bottle' }],
  assumed: [],
  ignored: [],
  removed: [],
  not_drawable: [],
  coverage: 1,
  subject: 'drawn',
  advice: 'draw',
  prohibited: null,
};
const OPTIONS = {
  models: [EMBEDDED_MODEL],
  scenes: [{ id: 'white_studio', name: 'White studio', group: 'studio', group_name: 'Studio' }],
  prompts: { image: ['A jar on marble'], product: [], clip: [] },
};

beforeEach(() => localStorage.removeItem('generator'));

async function openGenerator(path: string, answers: Answers = {}): Promise<TestStudio> {
  const studio = await openStudio(path, {
    answers: {
      getGenerationOptions: OPTIONS,
      previewGeneration: { account: ACCOUNT, move: null, effects: [], provider_models: [] },
      drawGenerationPreview: { url: '/files/drawn.png', width: 320, height: 320 },
      getTaskCost: { credits: 2, balance: 10, is_enough: true },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('tablist', { name: 'What to create' });
  return studio;
}

const prompt = (): HTMLElement => screen.getByRole('textbox', { name: /^Prompt/ });
const type = (text: string): void => void fireEvent.change(prompt(), { target: { value: text } });

it('generates what the prompt says, for the price on the button, and shows the task', async () => {
  const task = makeTask({
    tool_type: 120,
    title: 'A bottle',
    step: 'generate',
    input: { quantity: 2, model: 'embedded' },
  });
  const studio = await openGenerator('/ai-image', { pushTask: task, getTaskStatus: task });
  expect(screen.getByText('Say what to draw, or choose a scene.')).toBeVisible();
  type('A bottle');
  await studio.user.click(within(screen.getByRole('radiogroup', { name: 'Number of results' })).getByText('2'));
  expect(await screen.findByText('Drawn:')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Generate 2 images · 2 credits' });
  await waitFor(() => expect(button).toBeEnabled());
  await studio.user.dblClick(button);
  await expectPath(/^\/ai-image\?id=/);
  expect(studio.server.inputsOf('pushTask')).toHaveLength(1);
  expect(studio.server.inputsOf('pushTask')[0]).toMatchObject({
    tool_type: 120,
    input: { mode: 'text', prompt: 'A bottle', quantity: 2, model: 'embedded', is_confirmed: false },
  });
  expect(await screen.findByRole('progressbar', { name: 'Progress of result 2' })).toBeVisible();
});

it('puts the subject before a color of the brand, which can be undone', async () => {
  const { user } = await openGenerator('/ai-image', { listBrandKits: { list: [makeBrandKit()], max: 20 } });
  type('A bottle ');
  await user.click(await screen.findByRole('button', { name: '#c43a13 background' }));
  expect(prompt()).toHaveValue('A bottle, #c43a13 background');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(prompt()).toHaveValue('A bottle ');
});

it('asks before it draws what it does not understand, and names the words and the models that could', async () => {
  const studio = await openGenerator('/create-ai-video', {
    getGenerationOptions: { ...OPTIONS, models: [EMBEDDED_MODEL, VEO] },
    previewGeneration: {
      account: {
        ...ACCOUNT,
        understood: [],
        not_drawable: [{ start: 2, end: 7, category: 'animals' }],
        coverage: 0.2,
        subject: 'missing',
        advice: 'ask',
      },
      move: null,
      effects: [],
      provider_models: ['google:veo'],
    },
  });
  type('A puppy');
  expect(await screen.findByText("The embedded engine can't draw this as asked")).toBeVisible();
  expect(screen.getByText('puppy (animals)')).toBeVisible();
  expect(screen.getByText(/These models can draw it: veo \(Google\)/)).toBeVisible();
  expect(screen.getByText('puppy', { selector: 'mark' })).toHaveAttribute('data-fate', 'not_drawable');
  expect(await screen.findByAltText('What would be drawn')).toBeVisible();
  const button = screen.getByRole('button', { name: /^Generate/ });
  expect(button).toBeDisabled();
  await studio.user.click(screen.getByRole('checkbox', { name: 'Draw it anyway' }));
  await waitFor(() => expect(button).toBeEnabled());
  type('A puppy in the rain');
  await waitFor(() => expect(button).toBeDisabled());
});

it('shows the move and the effects that the prompt names as set', async () => {
  const studio = await openGenerator('/create-ai-video', {
    previewGeneration: { account: ACCOUNT, move: 'orbit', effects: ['steam'], provider_models: [] },
  });
  const camera = (): HTMLElement => screen.getByRole('combobox', { name: 'Camera' });
  expect(camera()).toHaveValue('Push in');
  type('A bottle, orbit, steam');
  await waitFor(() => expect(camera()).toHaveValue('Orbit'));
  expect(camera()).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Steam' })).toBeChecked();
  await studio.user.click(screen.getByRole('checkbox', { name: 'Snow' }));
  expect(screen.getByRole('checkbox', { name: 'Snow' })).toBeChecked();
  expect(studio.server.inputsOf('previewGeneration').at(-1)).toMatchObject({ can_move: true });
  await studio.user.clear(prompt());
  await waitFor(() => expect(camera()).toHaveValue('Push in'));
  expect(screen.getByRole('checkbox', { name: 'Steam' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Snow' })).toBeChecked();
});

it('gives a replaced prompt back, and keeps the form on the device', async () => {
  const studio = await openGenerator('/ai-image', { enhancePrompt: { prompt: 'A bottle in soft light' } });
  type('A bottle');
  await studio.user.click(screen.getByRole('button', { name: 'Enhance' }));
  await waitFor(() => expect(prompt()).toHaveValue('A bottle in soft light'));
  await studio.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(prompt()).toHaveValue('A bottle');
  studio.leave();
  await openGenerator('/ai-image');
  expect(prompt()).toHaveValue('A bottle');
});

it('goes from mode to mode across its addresses, and asks for the image that a mode begins with', async () => {
  const studio = await openGenerator('/ai-image');
  await studio.user.click(screen.getByRole('tab', { name: 'Product in a scene' }));
  await expectPath(/^\/ai-image\?mode=product/);
  expect(screen.getByText('Add an image first.')).toBeVisible();
  await studio.user.click(within(screen.getByRole('radiogroup', { name: 'Kind of result' })).getByText('Video'));
  await expectPath(/^\/create-ai-video/);
  await studio.user.click(screen.getByRole('tab', { name: 'First and last frame' }));
  await expectPath(/^\/image-to-videos\?mode=first_and_last/);
  expect(screen.getByRole('region', { name: 'Add the last frame' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Edit with words' })).toBeNull();
});

it('shows what a clip costs without the flash sale', async () => {
  await openGenerator('/veo3', { getTaskCost: { credits: 3, balance: 10, is_enough: true } });
  expect(screen.getByText('Flash sale: 50% off')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Restyle' })).toBeNull();
  type('A bottle');
  expect(await screen.findByRole('button', { name: 'Generate · 3 credits' })).toBeVisible();
  expect(screen.getByText('5 credits', { selector: 's' })).toBeVisible();
});

it('says why the server has nothing to offer, and asks again', async () => {
  const studio = await openStudio('/ai-image', { answers: { getGenerationOptions: new Refusal('SYSTEM_ERROR') } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  studio.server.answer({ getGenerationOptions: OPTIONS });
  await studio.user.click(again);
  expect(await screen.findByRole('tablist', { name: 'What to create' })).toBeVisible();
});

const made = (change: Record<string, unknown> = {}) => ({
  kind: 'image' as const,
  variant: 0,
  url: '/files/first.png',
  content_type: 'image/png',
  width: 512,
  height: 512,
  duration_s: null,
  ...change,
});

it('shows each result as soon as it is made, beside the progress of the others', async () => {
  const task = makeTask({
    tool_type: 120,
    step: 'generate',
    state: 'generating',
    percent: 60,
    input: { quantity: 2, model: 'embedded' },
  });
  await openGenerator(`/ai-image?id=${task.task_id}`, {
    getTaskStatus: task,
    listFinishedResults: { results: [made()] },
  });
  expect(await screen.findByAltText('Result 1')).toHaveAttribute('src', expect.stringContaining('/files/first.png'));
  expect(screen.queryByRole('progressbar', { name: 'Progress of result 1' })).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Progress of result 2' })).toBeVisible();
});

const output = (variant: number) => ({
  ...made({ variant }),
  asset_id: `00000000-0000-4000-8000-00000000000${variant + 1}`,
  download_url: `/files/${variant}.png?download`,
  size_bytes: 4,
  sha256: 'f'.repeat(64),
});
const finished = () =>
  makeTask({
    tool_type: 120,
    state: 'success',
    seed: 7,
    input: { mode: 'text', prompt: 'A jar on marble', quantity: 2, model: 'embedded', resolution: '512' },
    outputs: [output(0), output(1)] as never,
  });

it('rates each result by itself, upscales one with its own seed, and takes one over to vary it', async () => {
  const task = finished();
  const studio = await openGenerator(`/ai-image?id=${task.task_id}`, {
    getTaskStatus: task,
    giveFeedback: { ...task, result_feedback: [{ variant: 1, is_liked: true, reasons: [], comment: '' }] },
    pushTask: makeTask({ tool_type: 120 }),
  });
  const second = within((await screen.findByAltText('Result 2')).closest('li') ?? document.body);
  await studio.user.click(second.getByRole('button', { name: 'I like it' }));
  expect(studio.server.inputsOf('giveFeedback')[0]).toMatchObject({ variant: 1, is_liked: true });
  await waitFor(() =>
    expect(second.getByRole('button', { name: 'I like it' })).toHaveAttribute('aria-pressed', 'true'),
  );

  await studio.user.click(second.getByRole('button', { name: 'Vary' }));
  expect(prompt()).toHaveValue('A jar on marble');
  expect(screen.getByRole('textbox', { name: 'Seed' })).toHaveValue('8');

  await studio.user.click(second.getByRole('button', { name: /^Upscale/ }));
  await waitFor(() => expect(studio.server.inputsOf('pushTask')).toHaveLength(1));
  expect(studio.server.inputsOf('pushTask')[0]).toMatchObject({
    input: { mode: 'text', prompt: 'A jar on marble', resolution: '2k', quantity: 1, seed: 8 },
  });
});

it('asks for both pictures of a blend, and offers one result', async () => {
  const studio = await openGenerator('/ai-image?mode=blend');
  expect(screen.getByText('Add an image first.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Add the foreground' })).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Number of results' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Seed' })).toBeNull();
  await studio.user.click(screen.getByRole('tab', { name: 'Relight' }));
  await studio.user.click(within(screen.getByRole('radiogroup', { name: 'Light from' })).getByText('Behind'));
  expect(screen.getByRole('radio', { name: 'Behind' })).toBeChecked();
});
