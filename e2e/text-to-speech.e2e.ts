import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { readBalance } from './pages/studio-page.ts';

const TEXT = 'Meet the lamp that reads with you.';
const SPEECH_TIMEOUT_MS = 60_000;

const countPlaying = (page: Page): Promise<number> =>
  page.evaluate(
    () => (Reflect.get(window, 'audioFiles') as HTMLMediaElement[]).filter((audio) => !audio.paused).length,
  );

async function download(page: Page, name: string): Promise<{ fileName: string; content: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const file = await saving;
  return { fileName: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a guest turns a text into a recording that plays, is saved with its captions, and is reused', async ({
  page,
}) => {
  test.setTimeout(3 * SPEECH_TIMEOUT_MS);
  // Collects every audio element that plays, to see how many play at the same time.
  await page.addInitScript(() => {
    const audioFiles: HTMLMediaElement[] = [];
    Reflect.set(window, 'audioFiles', audioFiles);
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAndTell() {
      audioFiles.push(this);
      return play.call(this);
    };
  });
  await page.goto('/home');
  await expect(page.getByTestId('credits')).not.toBeEmpty();
  const balance = await readBalance(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Text to Speech/ })
    .click();
  await expect(page).toHaveTitle('Text to Speech · Reelwright');

  await test.step('an empty text is reported before any credits are spent', async () => {
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByText('Enter the text to speak.')).toBeVisible();
    await expect(page.getByText('No recordings yet.')).toBeVisible();
  });

  await test.step('the price follows the text', async () => {
    const field = page.getByRole('textbox', { name: 'Text' });
    await field.fill('a'.repeat(250));
    await expect(page.getByRole('button', { name: 'Generate · 6 credits' })).toBeVisible();
    await expect(page.getByText(`${balance} credits left`)).toBeVisible();
    await field.fill(TEXT);
    await expect(page.getByRole('button', { name: 'Generate · 2 credits' })).toBeVisible();
    await page.getByRole('button', { name: 'Insert pause' }).click();
    await page.getByRole('menuitem', { name: '2 s' }).click();
    await expect(field).toHaveValue(`${TEXT} [pause 2s] `);
    await field.pressSequentially('It glows.');
    await expect(page.getByText(`${TEXT.length + 1 + 'It glows.'.length} of 100,000 characters`)).toBeVisible();
  });

  await test.step('voices are searched and played, one at a time', async () => {
    await page.getByRole('textbox', { name: 'Search voices' }).fill('male deep');
    const voices = page.getByRole('list', { name: 'Voices' }).getByRole('listitem');
    await expect(voices.first()).toContainText('Male');
    await page.getByRole('textbox', { name: 'Search voices' }).fill('nobody is like this');
    await expect(page.getByText('No matching voices.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    const listen = page.getByRole('button', { name: /^Listen to/ });
    const first = (await listen.nth(0).getAttribute('aria-label'))?.replace('Listen to ', '') ?? '';
    const second = (await listen.nth(1).getAttribute('aria-label'))?.replace('Listen to ', '') ?? '';
    await page.getByRole('button', { name: `Listen to ${first}` }).click();
    await expect.poll(() => countPlaying(page), { timeout: SPEECH_TIMEOUT_MS }).toBe(1);
    await page.getByRole('button', { name: `Listen to ${second}` }).click();
    await expect(page.getByRole('button', { name: `Listen to ${first}` })).toBeVisible();
    await expect.poll(() => countPlaying(page), { timeout: SPEECH_TIMEOUT_MS }).toBe(1);
    await page.getByRole('radio', { name: second }).check({ force: true });
    await page.getByRole('slider', { name: 'Speed' }).press('ArrowRight');
    await expect(page.getByText('1.05×').first()).toBeVisible();
  });

  await test.step('a name is heard as it is told, and kept with the account', async () => {
    await page.getByRole('button', { name: 'Add word' }).click();
    await page.getByRole('textbox', { name: 'Word' }).fill('Xiaomi');
    const said = page.getByRole('textbox', { name: 'Sounds like' });
    await said.press('Enter');
    await expect(page.getByText('This field is required.')).toBeVisible();
    await said.fill('shao mee');
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(() => countPlaying(page), { timeout: SPEECH_TIMEOUT_MS }).toBe(1);
    await said.press('Enter');
    const word = page.getByRole('list', { name: 'Words' }).getByRole('listitem');
    await expect(word).toContainText('Xiaomi');
    await page.getByRole('button', { name: 'Remove Xiaomi' }).click();
    await expect(page.getByRole('button', { name: 'Edit Xiaomi' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(word).toContainText('shao mee');
    await page.reload();
    await expect(word).toContainText('shao mee');
    // The key that saves a word generated nothing.
    await expect(page.getByText('No recordings yet.')).toBeVisible();
  });

  await test.step('the recording is generated and paid for', async () => {
    await page.getByRole('button', { name: 'Generate · 2 credits' }).click();
    // Held when the task is accepted, and spent once when it is done.
    await expect(page.getByTestId('credits')).toHaveText(String(balance - 2));
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: SPEECH_TIMEOUT_MS });
    await expect(page.getByTestId('credits')).toHaveText(String(balance - 2));
    await expect(page.getByText(`${balance - 2} credits left`)).toBeVisible();
  });

  await test.step('it plays, and the keyboard seeks', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => countPlaying(page)).toBe(1);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect.poll(() => countPlaying(page)).toBe(0);
    const waveform = page.getByRole('slider', { name: 'Position' });
    await waveform.press('Home');
    await expect(waveform).toHaveAttribute('aria-valuenow', '0');
    await waveform.press('ArrowRight');
    await expect(waveform).toHaveAttribute('aria-valuenow', '1');
    await waveform.press('Space');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await waveform.press('Space');
    await expect.poll(() => countPlaying(page)).toBe(0);
  });

  await test.step('its files are saved under its name', async () => {
    const mp3 = await download(page, 'Download MP3');
    expect(mp3.fileName).toBe('Meet-the-lamp-that-reads-with-you-It-glows.mp3');
    expect(mp3.content.byteLength).toBeGreaterThan(10_000);
    expect((await download(page, 'Download WAV')).content.subarray(0, 4).toString()).toBe('RIFF');
    expect((await download(page, 'Captions SRT')).content.toString()).toContain('Meet the lamp that reads with you.');
    expect((await download(page, 'Captions VTT')).content.toString()).toMatch(/^WEBVTT/);
  });

  await test.step('it is reused after a reload, and deleted', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('Something else');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Something else');
    await page.getByRole('button', { name: `Reuse ${TEXT} It glows.` }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(`${TEXT} [pause 2s] It glows.`);
    await expect(page.getByText('1.05×').first()).toBeVisible();
    await page.getByRole('button', { name: `More actions for ${TEXT} It glows.` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('No recordings yet.')).toBeVisible();
    await expect(page.getByText('Your recording appears here')).toBeVisible();
  });
});
