import { STORAGE_KEYS, type CallData } from '@reelwright/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerAs, MEMBER } from '#src/app/test-answers.ts';
import { Refusal } from '#src/app/test-server.ts';
import { openStudio } from '#src/app/test-studio.tsx';
import { chatSwitch } from '#src/lib/chat-switch.ts';

type Scripts = CallData<'appSetting'>['scripts'];

let added: HTMLScriptElement[] = [];
/** What a script leaves in the page, by its address. */
let brings: Record<string, () => void> = {};
let warnings: unknown[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  added = [];
  brings = {};
  warnings = [];
  stops = [];
  const { listen } = chatSwitch;
  vi.spyOn(chatSwitch, 'listen').mockImplementation((listener) => {
    const stop = listen(listener);
    stops.push(stop);
    return stop;
  });
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes;
    if (!(node instanceof HTMLScriptElement)) return append(...nodes);
    added.push(node);
    brings[node.src]?.();
    node.dispatchEvent(new Event(node.src in brings ? 'load' : 'error'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  // A chat that follows the switch does so until the page is left.
  for (const stop of stops) stop();
  chatSwitch.turn(false);
  chatSwitch.setStarted(false);
});

async function openWith(scripts: Scripts) {
  const { appSetting } = answerAs({});
  const setting = { ...(appSetting as CallData<'appSetting'>), scripts };
  const studio = await openStudio('/home', { user: MEMBER, answers: { appSetting: setting } });
  await waitFor(() => expect(studio.server.inputsOf('appSetting')).toHaveLength(1));
  return studio;
}

it('loads no script by default', async () => {
  await openWith([]);
  await screen.findByRole('button', { name: 'Account' });
  expect(added).toEqual([]);
});

it('works on without a card payment script that does not come', async () => {
  await openWith([{ script: 'payments', src: 'https://js.stripe.example/a/', publishable_key: 'pk_test_1' }]);
  await waitFor(() => expect(warnings).toEqual(['Failed to load Stripe.js']));
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
});

it('starts the analytics client with profiles of signed-in people only, known by number alone', async () => {
  const client = { init: vi.fn<() => void>(), identify: vi.fn<() => void>(), reset: vi.fn<() => void>() };
  brings['https://stats.example/a.js'] = () => vi.stubGlobal('posthog', client);
  await openWith([
    {
      script: 'analytics_client',
      src: 'https://stats.example/a.js',
      host: 'https://stats.example',
      project_key: 'key',
    },
  ]);
  await waitFor(() => expect(client.identify).toHaveBeenCalledWith(String(MEMBER.userId)));
  expect(client.init).toHaveBeenCalledWith('key', expect.objectContaining({ person_profiles: 'identified_only' }));
});

it('follows nobody whose browser refuses it', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await openWith([{ script: 'analytics_tag', src: 'https://tag.example/a.js', tag_id: 'G-1' }]);
  await screen.findByRole('button', { name: 'Account' });
  expect(added).toEqual([]);
});

it('loads the chat on a screen of the studio, and shows and hides it with the switch', async () => {
  const calls: string[] = [];
  const chat = { open: () => calls.push('open'), close: () => calls.push('close') };
  brings['https://chat.example/w.js'] = () => vi.stubGlobal('TestChat', chat);
  await openWith([
    { script: 'chat_widget', src: 'https://chat.example/w.js', start: 'TestChat.open', stop: 'TestChat.close' },
  ]);
  await waitFor(() => expect(calls).toEqual(['open']));
  chatSwitch.turn(false);
  await waitFor(() => expect(calls).toEqual(['open', 'close']));
  chatSwitch.turn(true);
  await waitFor(() => expect(calls).toEqual(['open', 'close', 'open']));
  expect(added).toHaveLength(1);
});

it('counts the visit of an invitation once', async () => {
  const answers = { countInviteLog: { invite_code: 'mine', visits: 0, registrations: 0 } };
  localStorage.setItem(STORAGE_KEYS.inviteCode, 'theirs');
  const first = await openStudio('/home', { answers });
  await waitFor(() => expect(first.server.inputsOf('countInviteLog')).toEqual([{ invite_code: 'theirs' }]));
  await waitFor(() => expect(localStorage.getItem('countedInviteCode')).toBe('theirs'));
  first.leave();
  const second = await openStudio('/home', { answers });
  await waitFor(() => expect(second.server.inputsOf('appSetting')).toHaveLength(1));
  expect(second.server.inputsOf('countInviteLog')).toEqual([]);
});

it('counts the visit next time if it could not be counted', async () => {
  localStorage.setItem(STORAGE_KEYS.inviteCode, 'theirs');
  await openStudio('/home', { answers: { countInviteLog: new Refusal('SYSTEM_BUSY') } });
  await waitFor(() => expect(warnings).toContain('The invitation was not counted:'));
  expect(localStorage.getItem('countedInviteCode')).toBeNull();
});
