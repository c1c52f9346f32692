import { expect, type Locator, type Page } from '@playwright/test';
import { type AdDraftOptions, type CreatedDraft, createAdDraft, readPreviewOf } from '../fixtures/ad-draft.ts';
import type { Shop } from '../fixtures/shop.ts';
import { signInAsDemo } from '../fixtures/sign-in.ts';
import type { Studio } from '../fixtures/studio.ts';

/** Time to speak and compose a preview on a busy machine. */
export const PREVIEW_MS = 120_000;

interface Hosts {
  shop: Shop;
  studio: Studio;
}

type EditorOptions = Omit<AdDraftOptions, 'preview'>;

export const playerOf = (page: Page): Locator => page.getByRole('region', { name: /Preview of|的预览/ });
export const sceneOf = (page: Page, position: number): Locator =>
  page.getByRole('listitem', { name: `Scene ${position}`, exact: true });

export async function readLines(page: Page): Promise<string[]> {
  const fields = await page.getByRole('textbox', { name: /^Voice-over in scene/ }).all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

export async function expectReady(page: Page): Promise<void> {
  await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready', { timeout: PREVIEW_MS });
}

/** Makes a change and resolves when the player shows the preview requested after it. */
export async function expectNewPreview(page: Page, change: () => Promise<void>): Promise<void> {
  const loaded = page.waitForResponse(
    (response) => response.url().endsWith('/u2v/preview/preloadList') && response.ok(),
    { timeout: PREVIEW_MS },
  );
  await change();
  await loaded;
  await expect(page.getByText(/^Updating/)).toBeHidden({ timeout: PREVIEW_MS });
  await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready');
}

/**
 * Opens the editor with an ad of the shop's mug; continues from a given preview, otherwise nothing of it was made
 * before.
 */
export async function openNewEditor(
  page: Page,
  { shop, studio }: Hosts,
  options: AdDraftOptions = {},
): Promise<CreatedDraft> {
  await signInAsDemo(page, studio);
  const draft = await createAdDraft(page, shop, options);
  await page.goto(`/link-to-video/editor?draft=${draft.draftId}`);
  return draft;
}

/** The finished preview of an ad as first opened, by shop and options. */
const previews = new Map<string, string>();

const adOf = (shop: Shop, options: EditorOptions): string => JSON.stringify([shop.productUrl, options]);

/** Stores the preview of an ad as first opened, for tests that open the same ad. */
export async function keepPreview(
  page: Page,
  shop: Shop,
  draft: CreatedDraft,
  options: EditorOptions = {},
): Promise<void> {
  previews.set(adOf(shop, options), await readPreviewOf(page, draft));
}

/** Opens the editor with an ad of the shop's mug and its preview, which the first caller makes and later ones reuse. */
export async function openEditor(page: Page, hosts: Hosts, options: EditorOptions = {}): Promise<CreatedDraft> {
  const { shop } = hosts;
  const preview = previews.get(adOf(shop, options));
  const draft = await openNewEditor(page, hosts, preview === undefined ? options : { ...options, preview });
  await expectReady(page);
  if (preview === undefined) await keepPreview(page, shop, draft, options);
  return draft;
}
