import { expect, test } from './fixtures/test.ts';

declare global {
  /** The sum of the shifts so far that no input caused. */
  var layoutShift: number;
}

const SIZES = [
  [1440, 900],
  [1024, 640],
  [390, 844],
  [320, 568],
] as const;

test.describe('first visit', () => {
  test.use({ isFirstVisit: true });

  for (const [width, height] of SIZES) {
    test(`home does not move while it loads, and its tour covers nothing that it explains, ${width} × ${height}`, async ({
      page,
    }) => {
      await page.addInitScript(observeShifts);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/home');
      const guide = page.getByRole('dialog');
      await expect(guide).toContainText('1 of');
      await expect(page.getByRole('region', { name: 'All tools' }).getByRole('link').first()).toBeVisible();
      expect(await page.evaluate(() => globalThis.layoutShift)).toBeLessThanOrEqual(0.05);
      const targets = [
        width > 768 ? '#screen form' : '#screen form textarea',
        toTarget(width > 768 ? 'create' : 'tabs'),
        toTarget('tray'),
      ];
      for (const [index, target] of targets.entries()) {
        await expect(guide).toContainText(`${index + 1} of ${targets.length}`);
        await expect
          .poll(async () => overlap(await guide.boundingBox(), await page.locator(target).first().boundingBox()))
          .toBe(0);
        const box = await guide.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(
          true,
        );
        await page.getByRole('button', { name: index === targets.length - 1 ? 'Get started' : 'Next' }).focus();
        await page.keyboard.press('Enter');
      }
      await expect(guide).toBeHidden();
    });
  }
});

/** Sums up the shifts that no input caused; runs in the page. */
function observeShifts(): void {
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) globalThis.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function toTarget(name: string): string {
  return `[data-tour="${name}"]`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the area that two boxes share; none if one of them is missing. */
function overlap(a: Box | null, b: Box | null): number {
  if (!a || !b) return Number.NaN;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.round(Math.max(0, width) * Math.max(0, height));
}
