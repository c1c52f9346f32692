// Measures how soon somebody new has an ad, by the way in: words with images, a link, or images alone; as a guest and
// as a member. Counts what they click and type, and the time until the ad plays and until it is a file, in headless
// Chromium on this machine: `npm run bench:first-value`.
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { drawProductImage, SHOP_SIDE_PX } from '../fixtures/product-image.ts';
import { openShop, type Shop } from '../fixtures/shop.ts';
import { startStudio } from '../fixtures/studio.ts';
import { signInWithDemoAccount } from '../pages/studio-page.ts';

const ADD_MS = 300_000;
const WORDS =
  'Ember Stoneware Mug by Kiln & Co. Keeps coffee hot for an hour. Fits every hand. Safe in the dishwasher. $24.90';

const VISITORS = ['guest', 'member'] as const;
const WAYS = ['words and images', 'link', 'images'] as const;
type Visitor = (typeof VISITORS)[number];
type Way = (typeof WAYS)[number];

/** A visitor's hands, which count what they do. */
function countActions() {
  const counts = { clicks: 0, texts: 0 };
  return {
    counts,
    async click(control: Locator): Promise<void> {
      await control.click({ timeout: ADD_MS });
      counts.clicks += 1;
    },
    async type(field: Locator, text: string): Promise<void> {
      await field.fill(text, { timeout: ADD_MS });
      counts.texts += 1;
    },
  };
}

async function drawPhotos() {
  const things = ['#c4532d', '#a8431f', '#e2703a'];
  return Promise.all(
    things.map(async (thing, index) => ({
      name: `mug-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      // Photos that look alike would be taken for one.
      buffer: await drawProductImage(
        { background: '#f4ede4', thing, shape: (['mug', 'lamp', 'bowl'] as const)[index] ?? 'mug' },
        SHOP_SIDE_PX,
      ),
    })),
  );
}

interface Row {
  visitor: Visitor;
  way: Way;
  clicks: number;
  texts: number;
  playsS: number;
  fileS: number;
}

async function makeAd(page: Page, { visitor, way, shop }: { visitor: Visitor; way: Way; shop: Shop }): Promise<Row> {
  const photos = await drawPhotos();
  if (visitor === 'member') await signInWithDemoAccount(page);
  await page.goto('/home');
  const hands = countActions();
  const startedAt = performance.now();
  const since = () => (performance.now() - startedAt) / 1000;
  const box = page.getByRole('textbox', { name: 'Product link, description, or text to speak' });
  if (way === 'link') await hands.type(box, shop.productUrl);
  if (way === 'words and images') await hands.type(box, WORDS);
  if (way !== 'link') {
    const chooser = page.waitForEvent('filechooser');
    await hands.click(page.getByRole('button', { name: 'Images or videos' }));
    await (await chooser).setFiles(photos);
  }
  await hands.click(page.getByRole('button', { name: 'Create a video' }));
  if (way === 'images') {
    await hands.type(page.getByRole('textbox', { name: 'Product name' }), 'Ember Stoneware Mug');
    await hands.type(page.getByRole('textbox', { name: 'Selling point 1' }), 'Keeps coffee hot for an hour');
  }
  await hands.click(page.getByRole('button', { name: /^Generate video/ }));
  await page.locator('section[data-playing=true]').waitFor({ timeout: ADD_MS });
  const playsS = since();
  await page.getByRole('link', { name: 'Download', exact: true }).waitFor({ timeout: ADD_MS });
  return { visitor, way, ...hands.counts, playsS, fileS: since() };
}

async function bench(browser: Browser, url: string, shop: Shop): Promise<Row[]> {
  const rows: Row[] = [];
  for (const visitor of VISITORS) {
    for (const way of WAYS) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: url });
      try {
        await page.addInitScript(() => localStorage.setItem('tour', '"seen"'));
        const row = await makeAd(page, { visitor, way, shop });
        rows.push(row);
        const { playsS, fileS } = row;
        console.log(`${visitor}, ${way}: plays after ${playsS.toFixed(1)} s, a file after ${fileS.toFixed(1)} s`);
      } catch (error) {
        // What its visitor sees says more than the control that is missing.
        console.log(`${visitor}, ${way}: ${await page.locator('main').innerText()}`);
        throw error;
      } finally {
        await page.context().close();
      }
    }
  }
  return rows;
}

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
const shop = await openShop({ sidePx: SHOP_SIDE_PX });
const studio = await startStudio({ fetchAllowHosts: [shop.host], isFirstStart: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  console.table(
    (await bench(browser, studio.url, shop)).map(({ visitor, way, clicks, texts, playsS, fileS }) => ({
      visitor,
      'begins with': way,
      clicks,
      texts,
      'it plays after, s': playsS.toFixed(1),
      'it is a file after, s': fileS.toFixed(1),
    })),
  );
} finally {
  await browser.close();
  await studio.stop();
  await shop.close();
}
