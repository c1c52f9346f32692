import type { Locator, Page } from '@playwright/test';
import type { Task } from '@reelwright/contracts';
import { showScheme } from './fixtures/check-looks.ts';
import { COLOUR_RULES, findViolations } from './fixtures/find-violations.ts';
import { visit } from './fixtures/follow.ts';
import { makePreviewFixture, type PreviewFixture, servePreview } from './fixtures/preview-source.ts';
import { makeStreamFixture, serveStream } from './fixtures/render-stream.ts';
import { SAMPLE_TASKS } from './fixtures/sample-tasks.ts';
import { expect, test } from './fixtures/test.ts';

const AD = { width: 180, height: 320, durationMs: 6000, hasVideo: true };
const LAST_FRAME = 179;

let ad: PreviewFixture;
let shortAd: PreviewFixture;

test.beforeAll(async () => {
  ad = await makePreviewFixture(AD);
  shortAd = await makePreviewFixture({ ...AD, durationMs: 1000, hasVideo: false });
});

const openedTasks = new Map<string, object>();

/** Opens a rendering task of its own, by a link if the page shows another one: a load of the app takes seconds. */
async function openTask(page: Page, input: Partial<Task['input']> = {}): Promise<void> {
  const number = openedTasks.size + 1;
  const { running } = SAMPLE_TASKS;
  const task = {
    ...running,
    task_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Mug ${number}`,
    input: { ...running.input, ...input },
  };
  openedTasks.set(task.task_id, task);
  await page.route('**/api/taskV2/status', (route) => {
    const { task_id: asked } = route.request().postDataJSON() as { task_id: string };
    return route.fulfill({ json: { code: 0, msg: 'OK', data: openedTasks.get(asked) } });
  });
  await visit(page, `/video-detail?id=${task.task_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.title);
}

/** Opens a rendering task, with the fixture's document as its preview. */
async function openPreview(page: Page, fixture: PreviewFixture): Promise<Locator> {
  await servePreview(page, fixture);
  await openTask(page);
  return page.getByRole('region', { name: /Preview of|的预览/ });
}

async function openReady(page: Page, fixture: PreviewFixture = ad): Promise<Locator> {
  const player = await openPreview(page, fixture);
  await expect(player).toHaveAttribute('data-phase', 'ready');
  await expect(player).toHaveAttribute('data-audio', /ready|silent/);
  return player;
}

const shownFrame = (player: Locator) => player.locator('canvas');
const expectFrame = (player: Locator, frame: number) =>
  expect(shownFrame(player)).toHaveAttribute('data-frame', String(frame));

async function readFigure(player: Locator, name: string): Promise<number> {
  return Number(await player.getAttribute(`data-${name}`));
}

/** Waits until this many frames have been shown during playback. */
async function playFrames(player: Locator, frames: number): Promise<void> {
  await expect.poll(() => readFigure(player, 'shown-frames'), { intervals: [100] }).toBeGreaterThanOrEqual(frames);
}

test('the player plays over its cuts with its audio, in a loop, and without audio; slider and keyboard move it', async ({
  page,
}) => {
  const player = await openReady(page);
  const slider = page.getByRole('slider', { name: 'Position' });

  await test.step('it shows the first frame, and plays with its audio', async () => {
    await expectFrame(player, 0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await playFrames(player, 50);
    await expect(player).toHaveAttribute('data-clock', 'audio');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(player).toHaveAttribute('data-playing', 'false');
    const shown = await readFigure(player, 'shown-frames');
    expect((await readFigure(player, 'late-frames')) / shown, 'frames away from what is heard').toBeLessThan(0.1);
    // Two seconds: into the video, which has its own audio.
    expect(Number(await shownFrame(player).getAttribute('data-frame'))).toBeGreaterThan(45);
  });

  await test.step('the slider shows each frame it passes, forwards and backwards through the video', async () => {
    for (const frame of [40, 45, 60, 59, 58, 40, 179, 0]) {
      await slider.fill(String(frame));
      await expectFrame(player, frame);
    }
    await expect(slider).toHaveAttribute('aria-valuetext', '0:00:00');
  });

  await test.step('playback continues over the cuts into and out of a video, to the end, and restarts', async () => {
    await page.keyboard.press('Tab');
    await slider.fill('150');
    await expectFrame(player, 150);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(player).toHaveAttribute('data-playing', 'true');
    await expect(player).toHaveAttribute('data-playing', 'false');
    await expectFrame(player, LAST_FRAME);
    await expect(page.getByTestId('player-time')).toHaveText('0:05');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await shownFrame(player).getAttribute('data-frame'))).toBeLessThan(100);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(player).toHaveAttribute('data-playing', 'false');
  });

  await test.step('the keyboard steps, jumps and shuttles', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).focus();
    await page.keyboard.press('Home');
    await expectFrame(player, 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectFrame(player, 2);
    await page.keyboard.press('ArrowLeft');
    await expectFrame(player, 1);
    await page.keyboard.press('Shift+ArrowRight');
    await expectFrame(player, 31);
    await page.keyboard.press('End');
    await expectFrame(player, LAST_FRAME);
    await page.keyboard.press('j');
    await expect(page.locator('span', { hasText: '-1×' })).toBeVisible();
    await expect.poll(async () => Number(await shownFrame(player).getAttribute('data-frame'))).toBeLessThan(170);
    await page.keyboard.press('k');
    await expect(player).toHaveAttribute('data-playing', 'false');
    await page.keyboard.press('Home');
    await expectFrame(player, 0);
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('l');
    await expect(player).toHaveAttribute('data-playing', 'true');
    await page.keyboard.press('m');
  });

  await test.step('it loops', async () => {
    await openReady(page, shortAd);
    await page.getByRole('button', { name: 'Loop' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // Twice the number of its frames.
    await playFrames(player, 60);
    await expect(player).toHaveAttribute('data-playing', 'true');
    await expect(player).toHaveAttribute('data-clock', 'audio');
    await page.getByRole('button', { name: 'Loop' }).click();
    await expect(player).toHaveAttribute('data-playing', 'false');
    await expectFrame(player, 29);
  });

  await test.step('without audio it follows its own clock', async () => {
    const silent = { ...shortAd, document: { ...shortAd.document, tracks: shortAd.document.tracks.slice(0, 2) } };
    await openReady(page, silent);
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await playFrames(player, 1);
    await expect(player).toHaveAttribute('data-clock', 'wall');
    await expect(player).toHaveAttribute('data-playing', 'false');
    await expectFrame(player, 29);
  });
});

/** Blocks audio as a browser does before the first click; a test's `evaluate` counts as a click. */
function holdAudioBack(): void {
  let isAllowed = false;
  addEventListener('pointerdown', () => (isAllowed = true), { capture: true });
  const Opened = globalThis.AudioContext;
  globalThis.AudioContext = class extends Opened {
    constructor(options?: AudioContextOptions) {
      super(options);
      if (!isAllowed) void this.suspend();
    }

    override resume(): Promise<void> {
      return isAllowed ? super.resume() : new Promise(() => undefined);
    }
  };
}

test('playback starts without audio if the browser blocks it, and audio joins after a click', async ({ page }) => {
  await page.addInitScript(holdAudioBack);
  const player = await openReady(page);
  // A click that no user made.
  await page.getByRole('button', { name: 'Play', exact: true }).evaluate((button: HTMLButtonElement) => button.click());
  await playFrames(player, 5);
  await expect(player).toHaveAttribute('data-clock', 'wall');
  await expect(page.getByText('Press any key or click to turn on audio')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(player).toHaveAttribute('data-clock', 'audio');
});

test('the player explains a corrupted file, plays a draft while it is rendered, fits and is accessible', async ({
  page,
}) => {
  await test.step('a corrupted file is explained, and tried again', async () => {
    const broken = {
      ...ad,
      files: { ...ad.files, 'image-0': { type: 'image/jpeg', body: Buffer.from('no picture') } },
    };
    const player = await openPreview(page, broken);
    await expect(player.getByRole('alert')).toContainText("A preview file is corrupted and can't be shown.");
    await servePreview(page, ad);
    await player.getByRole('button', { name: 'Try again' }).click();
    await expect(player).toHaveAttribute('data-phase', 'ready');
  });

  await test.step('a draft plays while it is rendered, with its audio, to its end', async () => {
    const draft = await makeStreamFixture(4);
    const render = await serveStream(page, draft, { seconds: 1 });
    await openTask(page, { quality: 'draft' });
    const player = page.getByRole('region', { name: 'Player:' });
    await expect(player).toHaveAttribute('data-phase', 'ready');
    await expect(page.getByText('Your low-res test already plays while it renders.')).toBeVisible();
    const video = player.locator('video');
    const readVideo = <Value>(read: (element: HTMLVideoElement) => Value): Promise<Value> => video.evaluate(read);
    expect(await readVideo(({ duration }) => duration)).toBeCloseTo(4, 1);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => readVideo(({ currentTime }) => currentTime)).toBeGreaterThan(0.5);
    // It waits where nothing is rendered yet, and goes on by itself.
    await expect(player).toHaveAttribute('data-playing', 'false');
    render.render(4);
    await expect.poll(() => readVideo(({ ended }) => ended)).toBe(true);
    expect(await readVideo(({ error }) => error)).toBeNull();
  });

  await test.step('a draft without a stream is shown as every preview', async () => {
    await page.route('**/api/u2v/preview/stream', (route) =>
      route.fulfill({ json: { code: -1, msg: 'Refused', data: null } }),
    );
    await servePreview(page, shortAd);
    await openTask(page, { quality: 'draft' });
    await expect(page.getByRole('region', { name: 'Preview of' })).toHaveAttribute('data-phase', 'ready');
  });

  await test.step('it fits phone and desktop and is accessible, light and dark, in both languages', async () => {
    const player = await openReady(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await showScheme(page, colorScheme);
        const hidden = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(hidden, `${width} px: pixels beyond the edge`).toBeLessThanOrEqual(0);
        const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
        expect(await findViolations(page, { rules, isOfNew: width !== 390 }), `${width} px, ${colorScheme}`).toEqual(
          [],
        );
      }
    }
    await page.evaluate(() => localStorage.setItem('lang', 'zh-CN'));
    await page.reload();
    await expect(player).toHaveAttribute('data-phase', 'ready');
    await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
  });
});

test('an unsupported browser gets an explanation', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoDecoder'));
  await openPreview(page, ad);
  await expect(page.getByRole('heading', { name: "This browser can't preview" })).toBeVisible();
});
