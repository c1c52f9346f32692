import { BProgress } from '@bprogress/core';
import { notifications } from '@mantine/notifications';
import { STORAGE_KEYS, toUiLanguage, type UiLanguage } from '@reelwright/contracts';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { connection } from '#src/lib/connection.ts';
import { getLanguage, setLanguage, startI18n } from '#src/lib/i18n.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { atTestEnd } from '#src/lib/test-endings.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
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
  /** The language; if omitted, the one stored in the browser, initially English. */
  language?: UiLanguage;
  /** Window width in pixels; a desktop's if omitted. */
  width?: number;
  /** Whether the tour starts. */
  isFirstVisit?: boolean;
}

/** The app as its user sees it, on a server of this test alone. */
export interface TestStudio {
  user: UserEvent;
  server: TestServer;
  /** Leaves the page as a reload does: the browser's storage stays. */
  leave(): void;
}

/** The test window, which can be resized. */
interface TestWindow {
  happyDOM: { setViewport(viewport: { width: number; height: number }): void };
}

const DESKTOP_PX = 1280;
const HEIGHT_PX = 800;

let server: TestServer | null = null;

takeUploads();
standInForWorkers();
// A call made while the test ends fails: one that stayed pending, such as a guest's sign-in, would hold up the next test.
globalThis.fetch = (...args) => server?.fetch(...args) ?? Promise.reject(new TypeError('The test has ended'));

// Stops the progress bar's timer, which would outlive the page.
BProgress.configure({ trickle: false, speed: 0 });
await startI18n(WEB_TOOLS.map(({ texts }) => texts));

async function endStudio(): Promise<void> {
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
  sessionEnd.setWaiting(false);
  vi.restoreAllMocks();
  // Tests of single parts expect the first language.
  if (getLanguage() !== 'en') await setLanguage('en');
  expect(problems, 'every call has an answer that keeps the contract').toEqual([]);
}

/** Closes drafts, so that unsaved changes do not reach the server of the next test. */
function closeDrafts(): void {
  for (const { draft_id: id } of server?.inputsOf('getDraft') ?? []) closeAdDraft(id);
}

/** Opens an address of the whole app: frame, screen and toasts. */
export async function openStudio(path: string, options: StudioOptions = {}): Promise<TestStudio> {
  const { answers = {}, language, width = DESKTOP_PX, isFirstVisit = false, ...account } = options;
  const chosen = language ?? toUiLanguage(localStorage.getItem(STORAGE_KEYS.lang));
  const opened = createTestServer({ ...answerAs(account), ...answers });
  server = opened;
  // A test without the whole app may have left answers of its own.
  queryClient.clear();
  atTestEnd(endStudio);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => opened.isOnline);
  // The test before may have left without one, and no query was told of its return while nothing was mounted.
  onlineManager.setOnline(await connection.check());
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

/** Sets the window's width. */
function setWidth(width: number): void {
  (window as unknown as TestWindow).happyDOM.setViewport({ width, height: HEIGHT_PX });
}

/** Replaces the text of a field at once. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  fireEvent.change(field, { target: { value: text } });
}

/** Resolves when the app has navigated to an address. */
export function expectPath(path: string | RegExp): Promise<void> {
  return waitFor(() => expect(location.pathname + location.search).toMatch(path));
}

/** Returns the credits shown in the header. */
export async function readCredits(): Promise<string> {
  return (await screen.findByTestId('credits')).textContent ?? '';
}
