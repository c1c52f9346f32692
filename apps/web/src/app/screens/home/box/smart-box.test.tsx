import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectPath, fill, openStudio } from '#src/app/test-studio.tsx';
import { listWebTools } from '#src/nouns/tools/tool-registry.ts';

const findBox = () => screen.findByRole('textbox', { name: 'Product link, description, or text to speak' });
const findAction = (name: string) => screen.findByRole('button', { name });
const image = (number: number) => new File(['image'], `tea-${number}.jpg`, { type: 'image/jpeg' });
const WRONG = new File(['words'], 'notes.pdf', { type: 'application/pdf' });
const EMPTY = new File([], 'empty.png', { type: 'image/png' });

/** Drags files over the page, drops them on it, or pastes them into it. */
async function bring(how: 'dragEnter' | 'drop' | 'paste', files: readonly File[]): Promise<void> {
  const event = createEvent[how](document.body);
  const transfer = { types: ['Files'], files, getData: () => '' };
  Object.defineProperty(event, how === 'paste' ? 'clipboardData' : 'dataTransfer', { value: transfer });
  await act(async () => void fireEvent(document.body, event));
}

it('shows what it will make before it starts', async () => {
  const { user } = await openStudio('/home');
  const box = await findBox();
  expect(screen.getByText('anywhere on this page', { exact: false })).toBeVisible();

  await fill(user, box, 'I found it here: https://www.shop.example/tea?size=2, lovely!');
  expect(await findAction('Create a video ad from this link')).toBeVisible();
  expect(screen.getByText('Reads the product from shop.example', { exact: false })).toBeVisible();

  await fill(user, box, 'A light daily serum. It absorbs in 2.5 seconds.');
  expect(await findAction('Create a video ad from this text')).toBeVisible();
  expect(await findAction('Turn this text into speech')).toBeVisible();

  await bring('drop', [image(1), image(2)]);
  expect(await findAction('Create a video ad from these 2 files')).toBeVisible();
  expect(screen.getByText('Add 1 more image, or a video, to create the ad', { exact: false })).toBeVisible();
});

it('reports an empty box, and Enter alone opens nothing', async () => {
  const { user } = await openStudio('/home');
  const box = await findBox();
  await user.type(box, '{Enter}');
  expect(await screen.findByText('Paste a link, write a few words, or add images first.')).toBeVisible();
  expect(box).toHaveFocus();
  await expectPath(/^\/home$/);
});

it('opens link to video with the link found among other words', async () => {
  const { user, server } = await openStudio('/home', {
    answers: {
      analyseUrl: ({ url }) => ({
        product: { name: 'Tea', images: [], selling_points: [] },
        sources: {},
        url,
        text_languages: ['en', 'zh-CN'],
      }),
    },
  });
  await fill(user, await findBox(), '看看这个 http://127.0.0.1:9/tea，真好看');
  await user.keyboard('{Enter}');
  await expectPath(/^\/link-to-video\/product-details\?draft=/);
  expect(server.inputsOf('createDraft')[0]?.content.source).toEqual({ kind: 'link', link: 'http://127.0.0.1:9/tea' });
});

it('uses a text as the description of an ad, and its contents as suggestions', async () => {
  const text = 'Acme Trail Mug by Acme, enamel steel, holds 350 ml, $24';
  const { user } = await openStudio('/home');
  await fill(user, await findBox(), text);
  await user.click(await findAction('Create a video ad from this text'));
  await expectPath(/^\/ai-video-ads.*\?draft=/);
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue(text);
  for (const [field, value] of [
    ['Product name', 'Acme Trail Mug'],
    ['Brand', 'Acme'],
    ['Price', '24'],
    ['Selling point 1', 'Enamel steel'],
    ['Selling point 2', 'Holds 350 ml'],
  ] as const)
    expect(screen.getByRole('textbox', { name: field })).toHaveValue(value);
  const currency = screen.getByRole('combobox', { name: 'Currency' });
  expect(currency).toHaveValue('USD');
  await user.click(screen.getByRole('button', { name: 'Undo Brand from your text' }));
  expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Undo Brand from your text' })).toBeNull();

  await fill(user, screen.getByRole('textbox', { name: 'Price' }), '24,50 €');
  await user.click(screen.getByRole('textbox', { name: 'Brand' }));
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('24.5');
  expect(currency).toHaveValue('EUR');
  await fill(user, screen.getByRole('textbox', { name: 'Original price' }), '20');
  expect(await screen.findByText('Must be above the price.')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'Original price' }), '30');
  await waitFor(() => expect(screen.queryByText('Must be above the price.')).toBeNull());
  await fill(user, currency, '');
  expect(await screen.findByText(/^Add a currency to the price/)).toBeVisible();
});

it('makes one ad of a link, words and files together: the page fills what the words left open', async () => {
  const { user, server } = await openStudio('/home', {
    answers: {
      analyseUrl: ({ url }) => ({
        product: {
          name: 'Ember Mug',
          brand: 'Kiln & Co',
          price: 30,
          currency: 'EUR',
          images: [{ url: 'https://shop.example/mug.jpg' }],
          selling_points: ['Stoneware', 'holds 350 ml'],
        },
        sources: {
          name: { source: 'json-ld', confidence: 0.95 },
          price: { source: 'page', confidence: 0.6 },
          selling_points: { source: 'page', confidence: 0.7 },
        },
        url,
        text_languages: ['en', 'zh-CN'],
      }),
    },
  });
  await fill(user, await findBox(), 'Trail Mug for hikers, holds 350 ml, only $24 https://shop.example/mug');
  await bring('drop', [image(1)]);
  await user.click(await findAction('Create a video ad from this link and file'));
  await expectPath(/^\/link-to-video\/product-details\?draft=/);
  const read = (name: string) => screen.getByRole('textbox', { name });
  expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue('Ember Mug');
  expect(read('Brand')).toHaveValue('Kiln & Co');
  expect(read('Price')).toHaveValue('24');
  expect(read('Audience')).toHaveValue('hikers');
  expect(read('Selling point 1')).toHaveValue('Holds 350 ml');
  expect(read('Selling point 2')).toHaveValue('Stoneware');
  await waitFor(() => expect(screen.getAllByRole('img', { name: /tea-1\.jpg/ })).not.toHaveLength(0));
  expect(server.inputsOf('createDraft')[0]?.content.source).toEqual({ kind: 'link', link: 'https://shop.example/mug' });
});

it("passes a text to text to speech, in the text's language", async () => {
  const { user } = await openStudio('/home');
  await fill(user, await findBox(), '今天的茶很香。');
  await user.click(await findAction('Turn this text into speech'));
  await expectPath(/^\/text-to-speech$/);
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('今天的茶很香。');
});

it('takes files dropped or pasted anywhere, explains refused ones, and makes an ad of the rest', async () => {
  const { user } = await openStudio('/home');
  await findBox();
  await bring('dragEnter', [image(1)]);
  expect(await screen.findByText('Drop files here')).toBeVisible();
  await bring('drop', [image(1), image(2), image(3), WRONG, EMPTY]);
  await waitFor(() => expect(screen.queryByText('Drop files here')).toBeNull());

  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent("2 files can't be used");
  expect(refusal).toHaveTextContent('notes.pdf: File format is not supported');
  expect(refusal).toHaveTextContent('empty.png: The file is corrupted and cannot be read.');

  const files = within(await screen.findByRole('list', { name: 'Selected files' }));
  expect(files.getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Remove tea-2.jpg' }));
  expect(files.getAllByRole('listitem')).toHaveLength(2);
  await bring('paste', [image(2)]);
  expect(files.getAllByRole('listitem')).toHaveLength(3);

  await user.click(await findAction('Create a video ad from these 3 files'));
  await expectPath(/^\/ai-video-ads.*\?draft=/);
  expect(await screen.findAllByRole('img', { name: /tea-[123]\.jpg/ })).toHaveLength(3);
});

it('keeps typed text after a reload, and Tab reaches every control in order', async () => {
  const first = await openStudio('/home');
  await fill(first.user, await findBox(), 'A light daily serum.');
  first.leave();
  const { user } = await openStudio('/home');
  const box = await findBox();
  expect(box).toHaveValue('A light daily serum.');
  await user.click(box);
  for (const name of [
    'Images or videos',
    'From library',
    'Saved products',
    'Turn this text into speech',
    'Create a video ad from this text',
  ]) {
    await user.tab();
    expect(await findAction(name)).toHaveFocus();
  }
});

it('shows every tool of the installation below it, and no other', async () => {
  await openStudio('/home');
  const tools = within(await screen.findByRole('region', { name: 'All tools' }));
  for (const name of [/^Link to Video/, /^Description to Video/, /^Text to Speech/])
    expect(await tools.findByRole('link', { name })).toBeVisible();
  expect(tools.getAllByRole('link')).toHaveLength(listWebTools().length);
});
