import {
  type AdDraft,
  adDraft,
  type CallData,
  type CallName,
  type Draft,
  type DraftId,
  ERRORS,
  NETWORK_ERROR_CODE,
  urlToVideo,
} from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { type ApiClient, CallError } from '#src/lib/api-client.ts';
import { createDraftStore, type UnseenChange } from './draft-store.ts';
import type { LocalCopy } from './local-copies.ts';

const draftId = '00000000-0000-4000-8000-000000000001' as DraftId;
const content: AdDraft = {
  version: 1,
  step: 'product',
  source: { kind: 'link', link: 'https://shop.example/mug' },
  product: { name: 'Mug' },
  sources: {},
  settings: {},
  scripts: [],
  chosen_scripts: [],
};
const draft: Draft = {
  draft_id: draftId,
  tool_type: urlToVideo.id,
  title: 'Mug',
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  changed_at: '2026-01-01T00:00:00.000Z',
  content,
  assets: [],
};

const named = (name: string) => (draftContent: AdDraft) => ({ ...draftContent, product: { name } });

/** A server with one draft, and a device with its own clock, which only advances on request. */
function makeWorld({ server = draft, copy = null }: { server?: Draft; copy?: LocalCopy | null } = {}) {
  const world = {
    server,
    copy,
    problem: null as CallError | null,
    /** If set, saves reach the server and the answer is lost. */
    losesAnswer: false,
    saves: [] as string[],
    announced: [] as number[],
    told: [] as UnseenChange[],
    nowMs: 0,
    timers: new Set<() => void>(),
    /** Starts every scheduled save. */
    passTime(): void {
      const due = [...world.timers];
      world.timers.clear();
      for (const run of due) run();
    },
  };
  const call = async (name: CallName, input: unknown): Promise<unknown> => {
    if (world.problem) throw world.problem;
    if (name === 'getDraft') return world.server;
    const save = input as { base_version: number; content: AdDraft; title?: string };
    if (save.base_version !== world.server.version)
      throw new CallError(ERRORS.DRAFT_CHANGED.code, 'changed', world.server);
    world.saves.push(save.content.product.name ?? '');
    world.server = {
      ...world.server,
      // The server stores the content as parsed by its schema.
      content: adDraft.parse(save.content),
      title: save.title ?? world.server.title,
      version: world.server.version + 1,
    };
    if (world.losesAnswer) throw new CallError(NETWORK_ERROR_CODE, 'offline');
    const { content: _content, assets: _assets, ...facts } = world.server;
    return facts satisfies CallData<'saveDraft'>;
  };
  const open = () =>
    createDraftStore(world.server, {
      api: { call: call as ApiClient['call'] },
      copies: {
        read: () => world.copy,
        keep(_id, kept) {
          world.copy = structuredClone(kept);
          return true;
        },
        drop() {
          world.copy = null;
        },
      },
      nowMs: () => world.nowMs,
      delay(run) {
        world.timers.add(run);
        return () => world.timers.delete(run);
      },
      tellUnseen: (change) => world.told.push(change),
      announce: (_id, version) => world.announced.push(version),
    });
  return { world, store: open(), open };
}

describe('saving', () => {
  it('saves typed text by itself, once for all of it, and reports that', async () => {
    const { world, store } = makeWorld();
    store.change(named('Mug 2'));
    store.change(named('Mug 3'));
    expect(store.getState().saving.kind).toBe('saving');
    world.passTime();
    expect(await store.flush()).toBe(true);
    expect(world.saves).toEqual(['Mug 3']);
    expect(store.getState().saving.kind).toBe('saved');
    expect(world.announced).toEqual([2]);
    expect(world.copy).toBeNull();
  });

  it('saves text that is typed during a save', async () => {
    const { world, store } = makeWorld();
    store.change(named('first'));
    const saved = store.flush();
    store.change(named('second'));
    await saved;
    expect(world.saves).toEqual(['first', 'second']);
    expect(store.getState().saving.kind).toBe('saved');
  });

  it('saves after an unsaved change was undone', async () => {
    const { world, store } = makeWorld();
    store.change(named('typed and taken back'));
    store.undo();
    world.passTime();
    store.change(named('kept'));
    world.passTime();
    expect(await store.flush()).toBe(true);
    expect(world.saves).toEqual(['kept']);
    expect(store.getState().saving.kind).toBe('saved');
  });

  it('keeps a new title', async () => {
    const { world, store } = makeWorld();
    store.rename('My mug');
    await store.flush();
    expect(world.server.title).toBe('My mug');
    expect(store.getState()).toMatchObject({ title: 'My mug', saving: { kind: 'saved' } });
  });
});

describe('without a connection', () => {
  it('keeps typed text on this device and saves it when the connection is back', async () => {
    const { world, store } = makeWorld();
    world.problem = new CallError(NETWORK_ERROR_CODE, 'offline');
    store.change(named('typed offline'));
    expect(await store.flush()).toBe(false);
    expect(store.getState().saving).toEqual({ kind: 'offline', isKept: true });
    expect(world.copy?.content.product.name).toBe('typed offline');
    world.problem = null;
    world.passTime();
    await store.flush();
    expect(world.server.content.product.name).toBe('typed offline');
    expect(world.copy).toBeNull();
  });

  it('restores unsaved changes after a reload', async () => {
    const { world, store, open } = makeWorld();
    world.problem = new CallError(NETWORK_ERROR_CODE, 'offline');
    store.change(named('before the reload'));
    store.close();
    world.problem = null;
    const next = open();
    expect(next.getState().content.product.name).toBe('before the reload');
    await next.flush();
    expect(world.server.content.product.name).toBe('before the reload');
  });

  it('recognizes its own save whose answer was lost', () => {
    const sent = { ...named('sent')(content), settings: { language: 'en' as const } };
    const { store } = makeWorld({
      server: { ...draft, version: 2, content: adDraft.parse(sent) },
      copy: { baseVersion: 1, content: named('typed on')(content), sent: [sent, named('sent next')(content)] },
    });
    expect(store.getState().saving.kind).toBe('saving');
    expect(store.getState().content.product.name).toBe('typed on');
  });
});

it('never takes its own unanswered save for one of another tab', async () => {
  const { world, store } = makeWorld();
  store.change(named('first'));
  world.losesAnswer = true;
  expect(await store.flush()).toBe(false);
  world.losesAnswer = false;
  store.change(named('second'));
  expect(await store.flush()).toBe(true);
  expect(world.server).toMatchObject({ version: 3, content: { product: { name: 'second' } } });
});

describe('changed in another tab', () => {
  it('overwrites nothing, and lets the user take theirs, with mine restored by undo', async () => {
    const { world, store } = makeWorld();
    world.server = { ...draft, version: 2, content: named('theirs')(content) };
    store.change(named('mine'));
    expect(await store.flush()).toBe(false);
    expect(store.getState().saving.kind).toBe('conflict');
    expect(world.server.content.product.name).toBe('theirs');
    store.takeTheirs();
    expect(store.getState().content.product.name).toBe('theirs');
    store.undo();
    expect(store.getState().content.product.name).toBe('mine');
  });

  it('lets the user keep mine', async () => {
    const { world, store } = makeWorld();
    world.server = { ...draft, version: 2, content: named('theirs')(content) };
    store.change(named('mine'));
    await store.flush();
    store.keepMine();
    await store.flush();
    expect(world.server).toMatchObject({ version: 3, content: { product: { name: 'mine' } } });
  });

  it('loads the newer version by itself if nothing was typed here', async () => {
    const { world, store } = makeWorld();
    world.server = { ...draft, version: 2, content: named('theirs')(content) };
    await store.refresh();
    expect(store.getState()).toMatchObject({ content: { product: { name: 'theirs' } }, saving: { kind: 'saved' } });
    expect(world.saves).toEqual([]);
  });
});

describe('undo', () => {
  it('undoes and redoes typing in one field as one step', async () => {
    const { world, store } = makeWorld();
    for (const name of ['M', 'Mu', 'Mug!']) {
      world.nowMs += 100;
      store.change(named(name), { mergeKey: 'name' });
    }
    world.nowMs += 100;
    store.change((now) => ({ ...now, settings: { ratio: '1:1' } }));
    store.undo();
    expect(store.getState().content).toMatchObject({ product: { name: 'Mug!' }, settings: {} });
    store.undo();
    expect(store.getState()).toMatchObject({ content, canUndo: false, canRedo: true });
    store.redo();
    store.redo();
    expect(store.getState().content.settings.ratio).toBe('1:1');
    await store.flush();
    expect(world.server.content.settings.ratio).toBe('1:1');
  });

  it('keeps the user on the current step', () => {
    const { store } = makeWorld();
    store.change(named('other'));
    store.change((now) => ({ ...now, step: 'settings' }), { isSilent: true });
    store.undo();
    expect(store.getState().content).toMatchObject({ step: 'settings', product: { name: 'Mug' } });
  });

  it('never removes what a machine wrote', () => {
    const { store } = makeWorld();
    store.change(named('typed before'));
    const scripts = [{ id: 'first', script: { scenes: [] } }] as unknown as AdDraft['scripts'];
    store.change((now) => ({ ...now, scripts }), { isSilent: true });
    store.undo();
    expect(store.getState().content).toMatchObject({ product: { name: 'Mug' }, scripts });
    store.redo();
    expect(store.getState().content).toMatchObject({ product: { name: 'typed before' }, scripts });
  });

  it('says what undo and redo would change', () => {
    const { store } = makeWorld();
    store.change(named('other'));
    store.change((now) => ({ ...now, settings: { ratio: '1:1' } }));
    expect(store.getState()).toMatchObject({ undoes: 'format', redoes: null });
    store.undo();
    expect(store.getState()).toMatchObject({ undoes: 'name', redoes: 'format' });
  });

  it('tells of a change on another step, and takes it back on request', () => {
    const { world, store } = makeWorld();
    store.change(named('other'));
    store.undo();
    expect(world.told).toEqual([]);
    store.redo();
    store.change((now) => ({ ...now, step: 'editor' }), { isSilent: true });
    store.undo();
    expect(world.told).toMatchObject([{ way: 'undo', subject: 'name' }]);
    world.told[0]?.takeBack();
    expect(store.getState().content).toMatchObject({ step: 'editor', product: { name: 'other' } });
  });
});
