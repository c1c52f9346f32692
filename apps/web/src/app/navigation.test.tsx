import { BProgress } from '@bprogress/core';
import { STORAGE_KEYS } from '@reelwright/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chatSwitch } from '#src/lib/chat-switch.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { MEMBER } from './test-answers.ts';
import { Refusal } from './test-server.ts';
import { expectPath, openStudio } from './test-studio.tsx';

const readVisits = (): unknown => JSON.parse(localStorage.getItem(STORAGE_KEYS.visitedPaths) ?? 'null');
const readDescription = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';

async function openMember(path: string) {
  tokenStore.write('of-member');
  const studio = await openStudio(path, { user: MEMBER });
  await screen.findByRole('button', { name: 'Account' });
  return studio;
}

describe('each navigation', () => {
  it('runs a progress bar until its screen is there', async () => {
    const { user } = await openMember('/home');
    const steps: string[] = [];
    vi.spyOn(BProgress, 'start').mockImplementation(() => (steps.push('start'), BProgress));
    vi.spyOn(BProgress, 'done').mockImplementation(() => (steps.push('done'), BProgress));
    await user.keyboard('gs');
    await expectPath(/^\/text-to-speech$/);
    await waitFor(() => expect(steps).toEqual(['start', 'done']));
  });

  it('sets the title and the description of the page', async () => {
    const { user } = await openMember('/home');
    const [title, description] = [document.title, readDescription()];
    expect(description).not.toBe('');
    await user.keyboard('gs');
    await waitFor(() => expect(document.title).toBe('Text to Speech · Reelwright'));
    expect(title).not.toBe(document.title);
    expect(readDescription()).not.toBe(description);
    expect(readDescription()).not.toBe('');
  });

  it('keeps the last five distinct paths, and saves them once more when the page is left', async () => {
    localStorage.setItem(
      STORAGE_KEYS.visitedPaths,
      '["/assets","/text-to-speech","/ai-tools","/welcome","/vip-price"]',
    );
    const { user } = await openMember('/home');
    await user.keyboard('gs');
    await expectPath(/^\/text-to-speech$/);
    const visits = ['/text-to-speech', '/home', '/assets', '/ai-tools', '/welcome'];
    await waitFor(() => expect(readVisits()).toEqual(visits));
    localStorage.removeItem(STORAGE_KEYS.visitedPaths);
    window.dispatchEvent(new Event('pagehide'));
    expect(readVisits()).toEqual(visits);
  });

  it('goes on, and only logs it, when its page view can not be reported', async () => {
    const log = vi.spyOn(console, 'debug').mockReturnValue(undefined);
    const { fetch: real } = globalThis;
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
      args[0] === '/sync/pageView' ? Promise.reject(new TypeError('Failed to fetch')) : real(...args),
    );
    try {
      await openMember('/home');
      await waitFor(() => expect(log).toHaveBeenCalledWith('The page view was not reported.', expect.any(TypeError)));
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

it('an address without a route gives its place in the history to the not-found screen', async () => {
  const push = vi.spyOn(history, 'pushState');
  await openStudio('/no/such/screen');
  await expectPath(/^\/404$/);
  expect(push).not.toHaveBeenCalled();
});

describe('a user who can not be loaded', () => {
  const refused = { answers: { getUserInfo: new Refusal('SESSION_ENDED') } };

  it('loses the session and goes to the sign-in screen, with the way back', async () => {
    localStorage.setItem('signedIn', '1');
    tokenStore.write('ended');
    await openStudio('/projects', refused);
    await expectPath(/^\/login\?from=%2Fprojects/);
    expect(tokenStore.read()).not.toBe('ended');
  });

  it('stays on the sign-in screen', async () => {
    localStorage.setItem('signedIn', '1');
    tokenStore.write('ended');
    await openStudio('/login', refused);
    expect(await screen.findByLabelText(/^Email/)).toBeVisible();
    expect(location.pathname + location.search).toBe('/login');
    expect(tokenStore.read()).not.toBe('ended');
  });
});

describe('the chat of the support', () => {
  afterEach(() => {
    chatSwitch.setStarted(false);
    chatSwitch.turn(false);
  });

  it('runs in the studio', async () => {
    await openMember('/home');
    expect(chatSwitch.isOn()).toBe(true);
  });

  it.each([
    [false, 5100],
    [true, 0],
  ])('whose start is %j stops elsewhere after %i ms', async (hasStarted, delayMs) => {
    chatSwitch.turn(true);
    chatSwitch.setStarted(hasStarted);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await openStudio('/login');
    expect(await screen.findByLabelText(/^Email/)).toBeVisible();
    const stops = timers.mock.calls.filter(([run]) => /\.turn\(false\)/.test(String(run)));
    expect(stops.map(([, ms]) => ms)).toEqual([delayMs]);
    if (delayMs > 0) expect(chatSwitch.isOn()).toBe(true);
    for (const [run] of stops) run();
    expect(chatSwitch.isOn()).toBe(false);
  });
});
