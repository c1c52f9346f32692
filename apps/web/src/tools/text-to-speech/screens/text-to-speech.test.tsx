import type { SavedPronunciation } from '@reelwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makePronunciationId, makeRecording } from '#src/app/test-answers.ts';
import type { Answers } from '#src/app/test-server.ts';
import { fill, openStudio, type TestStudio } from '#src/app/test-studio.tsx';

const TEXT = 'Meet the lamp that reads with you.';

/** The elements that play; a light DOM plays no audio. */
let playing: Set<HTMLMediaElement>;

beforeEach(() => {
  playing = new Set();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    playing.add(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
  });
});

async function openSpeech(answers: Answers = {}): Promise<TestStudio> {
  const studio = await openStudio('/text-to-speech', {
    answers: {
      getTaskCost: ({ input }) => {
        const credits = 2 * Math.ceil(String(input['text']).length / 100);
        return { credits, balance: 10, is_enough: credits <= 10 };
      },
      getVoiceSample: ({ voice_id: id }) => ({ url: `/files/${id}.mp3`, duration_ms: 1000 }),
      ...answers,
    },
  });
  await screen.findByRole('textbox', { name: 'Text' });
  return studio;
}

it('reports an empty text before any credits are spent', async () => {
  const { user, server } = await openSpeech();
  await user.click(await screen.findByRole('button', { name: /^Generate/ }));
  expect((await screen.findAllByText('Enter the text to speak.'))[0]).toBeVisible();
  expect(await screen.findByText('No recordings yet.')).toBeVisible();
  expect(server.inputsOf('pushTask')).toEqual([]);
});

it('updates the price with the text, and counts its characters with the pauses', async () => {
  const { user } = await openSpeech();
  const field = screen.getByRole('textbox', { name: 'Text' });
  await fill(user, field, 'a'.repeat(250));
  expect(await screen.findByRole('button', { name: 'Generate · 6 credits' })).toBeVisible();
  expect(await screen.findByText(/10 credits left/)).toBeVisible();
  await fill(user, field, TEXT);
  expect(await screen.findByRole('button', { name: 'Generate · 2 credits' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Insert pause' }));
  await user.click(await screen.findByRole('menuitem', { name: '2 s' }));
  expect(field).toHaveValue(`${TEXT} [pause 2s] `);
  await user.click(field);
  await user.paste('It glows.');
  expect(
    await screen.findByText(`${TEXT.length + 1 + 'It glows.'.length} of 100,000 characters`, { exact: false }),
  ).toBeVisible();
});

it('searches voices, and plays one sample at a time', async () => {
  const { user } = await openSpeech();
  const voices = () => within(screen.getByRole('list', { name: 'Voices' }));
  await screen.findByRole('list', { name: 'Voices' });
  const search = screen.getByRole('textbox', { name: 'Search voices' });
  await fill(user, search, 'male deep');
  await waitFor(() => expect(voices().getAllByRole('listitem')[0]).toHaveTextContent('Male'));
  await fill(user, search, 'nobody is like this');
  expect(await screen.findByText('No matching voices.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await user.click(await screen.findByRole('button', { name: 'Listen to Ava' }));
  await waitFor(() => expect(playing.size).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Listen to Finn' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Listen to Ava' })).toBeVisible());
  expect(playing.size).toBe(1);
  await user.click(screen.getByRole('radio', { name: /^Finn/ }));
  expect(screen.getByRole('radio', { name: /^Finn/ })).toBeChecked();
});

it('stores pronunciations in the account, and restores a removed one', async () => {
  const words: SavedPronunciation[] = [];
  const { user, server } = await openSpeech({
    listPronunciations: () => ({ list: [...words], max: 200 }),
    savePronunciation: (word) => {
      const saved = { ...word, id: word.id ?? makePronunciationId() };
      words.push(saved);
      return saved;
    },
    deletePronunciation: () => {
      words.length = 0;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add word' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Word' }), 'Xiaomi');
  await user.type(screen.getByRole('textbox', { name: 'Sounds like' }), '{Enter}');
  expect(await screen.findByText('This field is required.')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'Sounds like' }), 'shao mee');
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('list', { name: 'Words' });
  expect(list).toHaveTextContent('Xiaomi');
  await user.click(within(list).getByRole('button', { name: 'Remove Xiaomi' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Xiaomi' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Words' })).toHaveTextContent('shao mee'));
  // The key that saves a word generates nothing.
  expect(server.inputsOf('pushTask')).toEqual([]);
});

it('keeps typed text after a reload, and reuses a recording', async () => {
  const first = await openSpeech();
  await fill(first.user, screen.getByRole('textbox', { name: 'Text' }), 'Something else');
  first.leave();
  const recording = makeRecording(`${TEXT} It glows.`, {
    input: { text: `${TEXT} [pause 2s] It glows.`, language: 'en', speed: 1.05 },
  });
  const { user, server } = await openSpeech({
    listTasks: () => ({ list: [recording], total: 1, page: 1, page_size: 24, next_cursor: null }),
  });
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Something else');
  await user.click(await screen.findByRole('button', { name: `Reuse ${recording.title}` }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(`${TEXT} [pause 2s] It glows.`);
  expect(screen.getAllByText('1.05×')[0]).toBeVisible();
  server.answer({ listTasks: { list: [], total: 0, page: 1, page_size: 24, next_cursor: null } });
  await user.click(screen.getByRole('button', { name: `More actions for ${recording.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  expect(await screen.findByText('No recordings yet.')).toBeVisible();
});
