import { BProgress } from '@bprogress/core';
import { notifications } from '@mantine/notifications';
import { STORAGE_KEYS, toUiLanguage, type UiLanguage } from '@reelwright/contracts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { getLanguage, setLanguage, startI18n } from '#src/lib/i18n.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { closeAdDraft } from '#src/nouns/drafts/model/open-drafts.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { answerAs, type TestAccount } from './test-answers.ts';
import { type Answers, createTestServer, type TestServer } from './test-server.ts';
import { takeUploads } from './test-uploads.ts';
import { standInForWorkers } from './test-workers.ts';
import { WEB_TOOLS } from './tools.ts';

interface StudioOptions extends TestAccount {
  /** Answers of this test, besides those of its account. */
  answers?: Answers;
  /** The one that the browser has kept where left out; at first English. */
  language?: UiLanguage;
  /** Pixels; a desktop's where left out. */
  width?: number;
  /** Whether the product shows itself around. */
  isFirstVisit?: boolean;
}

/** The app as its user has it before them, over a server that only this test speaks to. */
export interface TestStudio {
  user: UserEvent;
  server: TestServer;
  /** Leaves the page as a reload does: what it kept in the browser stays. */
  leave(): void;
}

/** The window of the tests, which can be made wider and narrower. */
interface TestWindow {
  happyDOM: { setViewport(viewport: { width: number; height: number }): void };
}

const DESKTOP_PX = 1280;
const HEIGHT_PX = 800;

let server: TestServer | null = null;

/** A call that a screen makes while its test ends finds nobody, and waits. */
const neverAnswered = new Promise<never>(() => undefined);
takeUploads();
standInForWorkers();
globalThis.fetch = (...args) => server?.fetch(...args) ?? neverAnswered;

beforeAll(async () => {
  // No bar that creeps on after the page is gone.
  BProgress.configure({ trickle: false, speed: 0 });
  await startI18n(WEB_TOOLS.map(({ texts }) => texts));
});

afterEach(() => {
  const problems = server?.problems ?? [];
  cleanup();
  closeDrafts();
  server?.close();
  server = null;
  notifications.clean();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  tokenStore.clear();
  vi.restoreAllMocks();
  expect(problems, 'every call has an answer that keeps the contract').toEqual([]);
});

/** What a draft still has to save is not for the server of the next test. */
function closeDrafts(): void {
  for (const { draft_id: id } of server?.inputsOf('getDraft') ?? []) closeAdDraft(id);
}

/** Opens an address of the app, whole: frame, screen and toasts. */
export async function openStudio(path: string, options: StudioOptions = {}): Promise<TestStudio> {
  const { answers = {}, language, width = DESKTOP_PX, isFirstVisit = false, ...account } = options;
  const chosen = language ?? toUiLanguage(localStorage.getItem(STORAGE_KEYS.lang));
  const opened = createTestServer({ ...answerAs(account), ...answers });
  server = opened;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => opened.isOnline);
  if (!isFirstVisit) localStorage.setItem('tour', '"seen"');
  if (chosen !== getLanguage()) await setLanguage(chosen);
  setWidth(width);
  history.replaceState(null, '', path);
  const router = createAppRouter();
  await act(() => router.load());
  render(<App router={router} env="test" />);
  return {
    user: userEvent.setup(),
    server: opened,
    leave() {
      cleanup();
      closeDrafts();
      queryClient.clear();
    },
  };
}

/** Makes the window as wide as a device's. */
function setWidth(width: number): void {
  (window as unknown as TestWindow).happyDOM.setViewport({ width, height: HEIGHT_PX });
}

/** Puts a text in a field at once, in place of what stood there. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  fireEvent.change(field, { target: { value: text } });
}

/** Resolves when the app has gone to an address. */
export function expectPath(path: string | RegExp): Promise<void> {
  return waitFor(() => expect(location.pathname + location.search).toMatch(path));
}

/** What the bar above every screen says of the credits. */
export async function readCredits(): Promise<string> {
  return (await screen.findByTestId('credits')).textContent ?? '';
}
