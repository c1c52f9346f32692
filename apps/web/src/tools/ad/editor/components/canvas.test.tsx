import { MantineProvider } from '@mantine/core';
import { type Draft, type DraftId, urlToVideo } from '@reelwright/contracts';
import { DOCUMENT_VERSION, type TimelineDocument, type TitleClip } from '@reelwright/timeline';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { theme } from '#src/lib/theme.ts';
import { type AdDraftStore, createDraftStore } from '#src/nouns/drafts/model/draft-store.ts';
import { AdDraftContext, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { makeMugDraft } from '../../test-mug-draft.ts';
import { loadAdEditorTexts } from '../model/ad-editor-texts.ts';
import { readElement } from '../model/edit-element.ts';
import type { Playback } from '../model/playback.ts';
import { useCanvasSession } from '../model/use-canvas-session.ts';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { SelectedElement } from './selected-element.tsx';

const NONE = { kind: 'none', duration: 0 } as const;
const DURATION = 1_200_000;

const title: TitleClip = {
  kind: 'title',
  id: 'scene-1-0-title',
  start: 0,
  duration: DURATION,
  text: 'Meet the Ember Stoneware Mug.',
  style: {
    family: 'Inter',
    weight: 700,
    size: 0.1,
    color: '#112233',
    align: 'center',
    uppercase: false,
    lineHeight: 1.1,
  },
  box: { x: 0.1, y: 0.2, width: 0.8, height: 0.1 },
  verticalAlign: 'middle',
  enter: NONE,
  exit: NONE,
};

const SHOWN: TimelineDocument = {
  version: DOCUMENT_VERSION,
  canvas: { width: 720, height: 1280, background: '#ffffff' },
  frameRate: { num: 30, den: 1 },
  duration: DURATION,
  media: {},
  script: [],
  tracks: [
    { kind: 'text', id: 'title-track', clips: [title] },
    {
      kind: 'sticker',
      id: 'badge-track',
      clips: [
        {
          kind: 'cta',
          id: 'scene-1-end-0-cta',
          start: 0,
          duration: DURATION,
          box: { x: 0.1, y: 0.6, width: 0.8, height: 0.1 },
          enter: NONE,
          exit: NONE,
          text: 'Get yours',
          family: 'Inter',
          background: '#445566',
          color: '#ffffff',
        },
      ],
    },
  ],
  audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 8 },
};

/** A player that stands on its first frame. */
const playback: Playback = {
  document: SHOWN,
  getState: () => ({ isPlaying: false, phase: 'ready', rate: 1 }),
  subscribe: () => () => undefined,
  onFrame: () => () => undefined,
  getFrame: () => 0,
  play: () => undefined,
  pause: () => undefined,
  playAt: () => undefined,
  seek: () => undefined,
};

function openStore(): AdDraftStore {
  const draft = { draft_id: 'draft' as DraftId, tool_type: urlToVideo.id, title: '', version: 1, assets: [] };
  return createDraftStore({ ...draft, content: makeMugDraft() } as unknown as Draft, {
    api: { call: () => new Promise<never>(() => undefined) },
    copies: { read: () => undefined, keep: () => true, drop: () => undefined } as never,
    nowMs: () => 0,
    delay: () => () => undefined,
    tellUnseen: () => undefined,
    announce: () => undefined,
  });
}

function Canvas() {
  const script = useDraftState(({ content }) => content.scripts[0]);
  const session = useCanvasSession();
  const [scene, setScene] = useState(0);
  if (!script) return null;
  return (
    <>
      <output>{`scene ${scene + 1}`}</output>
      <CanvasOverlay script={script} document={SHOWN} playback={playback} session={session} onScene={setScene} />
      <SelectedElement script={script} document={SHOWN} playback={playback} session={session} />
    </>
  );
}

// Files share one catalogue of texts, which starts once.
beforeAll(async () => {
  await import('#src/app/test-studio.tsx');
  loadAdEditorTexts();
});
afterEach(cleanup);

function openCanvas() {
  const store = openStore();
  const user = userEvent.setup();
  render(
    <MantineProvider env="test" theme={theme}>
      <AdDraftContext value={store}>
        <Canvas />
      </AdDraftContext>
    </MantineProvider>,
  );
  const readChange = (name: 'title' | 'button') => {
    const [script] = store.getState().content.scripts;
    if (!script) throw new Error('the ad has a script');
    return readElement(script, { scene: 1, name });
  };
  return { store, user, readChange };
}

const findOnCanvas = (name: string) =>
  within(screen.getByRole('group', { name: 'Canvas' })).getByRole('button', { name: `${name} · Scene 2` });

it('moves, scales and hides by keys what the canvas shows, and undo names each', async () => {
  const { store, user, readChange } = openCanvas();
  await user.tab();
  expect(findOnCanvas('Title')).toHaveFocus();
  expect(screen.getByText('scene 2')).toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowRight}');
  expect(readChange('title')).toEqual({ name: 'title', x: 0.005, y: 0.05 });
  await user.keyboard('+');
  expect(store.getState().undoes).toBe('element_size');
  await user.keyboard('>');
  expect(readChange('title')).toMatchObject({ rotation: 15 });
  expect(store.getState().undoes).toBe('element_rotation');
  act(() => store.undo());
  await user.keyboard('{Delete}');
  expect(readChange('title')).toMatchObject({ is_hidden: true });
  expect(store.getState().undoes).toBe('element_hidden');
  act(() => store.undo());
  act(() => store.undo());
  expect(readChange('title')).toEqual({ name: 'title', x: 0.005, y: 0.05 });
});

it('types a text in its place, into the line that it shows', async () => {
  const { store, user } = openCanvas();
  await user.dblClick(findOnCanvas('Title'));
  const field = screen.getByRole('textbox', { name: 'Text of the Title in scene 2' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Yours{Enter}');
  expect(field).not.toBeInTheDocument();
  expect(store.getState().content.scripts[0]?.script.scenes[1]?.on_screen.text).toBe('Yours');
  await user.dblClick(findOnCanvas('Button'));
  await user.type(screen.getByRole('textbox', { name: 'Text of the Button in scene 2' }), ' now{Escape}');
  expect(store.getState().content.scripts[0]?.script.call_to_action).toBe('Get yours now');
});

it('chooses font, size and colors, in one scene or in all, and gives them back to the look', async () => {
  const { store, user, readChange } = openCanvas();
  await user.click(findOnCanvas('Button'));
  const panel = within(screen.getByRole('group', { name: 'Button · Scene 2' }));
  await user.click(panel.getByRole('combobox', { name: 'Font' }));
  await user.click(await screen.findByRole('option', { name: 'Anton' }));
  await user.click(
    within(panel.getByRole('group', { name: 'Background color' })).getByRole('button', { name: 'Use #112233' }),
  );
  expect(readChange('button')).toEqual({ name: 'button', font: 'Anton', background: '#112233' });
  await user.click(panel.getByRole('button', { name: 'Use in all scenes' }));
  expect(store.getState().content.scripts[0]?.scenes?.map(({ elements }) => elements?.[0]?.font)).toEqual(
    Array.from({ length: 5 }, () => 'Anton'),
  );
  await user.click(panel.getByRole('button', { name: 'Reset' }));
  expect(readChange('button')).toEqual({ name: 'button' });
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('group', { name: 'Button · Scene 2' })).not.toBeInTheDocument();
});
