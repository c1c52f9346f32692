import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { catchInstallPrompt } from '#src/lib/install-prompt.ts';
import { MEMBER } from '../test-answers.ts';
import { openStudio } from '../test-studio.tsx';

beforeAll(() => catchInstallPrompt());

/** Does what Chromium does when the app can be installed. Returns how often its dialog was shown. */
function offerInstall(outcome: 'accepted' | 'dismissed'): { shown: number; isHeldBack: boolean } {
  const state = { shown: 0, isHeldBack: false };
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    async prompt() {
      state.shown += 1;
      return { outcome };
    },
  });
  act(() => void (state.isHeldBack = !dispatchEvent(event)));
  return state;
}

it('offers to install the app when the user looks for it, until the offer is dismissed', async () => {
  const { user } = await openStudio('/home', { user: MEMBER });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('menuitem', { name: "What's new" })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Install the app' })).toBeNull();

  const offer = offerInstall('dismissed');
  expect(offer).toEqual({ shown: 0, isHeldBack: true });
  await user.click(await screen.findByRole('menuitem', { name: 'Install the app' }));
  await waitFor(() => expect(offer.shown).toBe(1));

  const again = offerInstall('accepted');
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await screen.findByRole('menuitem', { name: "What's new" });
  expect(screen.queryByRole('menuitem', { name: 'Install the app' })).toBeNull();
  expect(again.shown).toBe(0);
});

it('offers it in the menu of a phone', async () => {
  const { user } = await openStudio('/home', { width: 390 });
  const offer = offerInstall('accepted');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('button', { name: 'Install the app' }));
  await waitFor(() => expect(offer.shown).toBe(1));
});
