import type { TimelineDocument } from '@reelwright/timeline';
import { expect, it } from 'vitest';
import type { LoadedSource } from '../api/preload-preview.ts';
import type { FontSource } from '../worker/worker-messages.ts';
import { openEditedSource } from './edited-source.ts';
import type { PreviewEdit } from './preview-edit.ts';

/** A document whose only title is set in a family. */
function documentOf(text: string, family = 'Anton'): TimelineDocument {
  const clips = [{ kind: 'title', text, style: { family, weight: 400, uppercase: false } }];
  return { tracks: [{ kind: 'text', id: 'texts', clips }] } as unknown as TimelineDocument;
}

const fontOf = (family: string): FontSource => ({ family, weight: 400, url: `/${family}.woff2` });
const loadedOf = (taskId: string, variant = 0): LoadedSource => ({
  taskId,
  variant,
  document: documentOf('Made'),
  media: {},
  fonts: [fontOf('Anton')],
});

/** Opens a source whose fonts come when they are told to, and which is edited by `edit`. */
function open(first: LoadedSource) {
  const listeners = new Set<() => void>();
  const loads: ((fonts: FontSource[]) => void)[] = [];
  const shown: (string | undefined)[] = [];
  let newest: PreviewEdit | null = null;
  const source = openEditedSource({
    edits: {
      get: () => newest,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    findFonts: () => undefined,
    loadFonts: () => new Promise((resolve) => loads.push(resolve)),
  });
  source.setLoaded(first);
  source.subscribe(({ document }, tick) => {
    const [track] = document.tracks;
    const [clip] = track?.kind === 'text' ? track.clips : [];
    shown.push(`${clip?.kind === 'title' ? clip.text : ''}${tick === undefined ? '' : ` at ${tick}`}`);
  });
  return {
    source,
    shown,
    edit(text: string, options: Partial<PreviewEdit> & { family?: string } = {}) {
      const { taskId = 'task', variant = 0, family = 'Anton', ...rest } = options;
      newest = { taskId, variant, document: documentOf(text, family), ...rest };
      for (const listener of listeners) listener();
    },
    /** Loads the fonts that were asked for first. */
    async load(...fonts: FontSource[]) {
      loads.shift()?.(fonts);
      await Promise.resolve();
    },
  };
}

it('tells of an edit at once, and where the playhead goes with it', () => {
  const { shown, edit } = open(loadedOf('task'));
  edit('Bold');
  edit('Bolder', { tick: 7 });
  expect(shown).toEqual(['Bold', 'Bolder at 7']);
});

it('shows an edit with its fonts, unless another edit was made meanwhile', async () => {
  const { source, shown, edit, load } = open(loadedOf('task'));
  edit('Round', { family: 'Fredoka' });
  edit('Serif', { family: 'Fraunces' });
  await load(fontOf('Fredoka'));
  expect(shown).toEqual([]);
  await load(fontOf('Fraunces'));
  expect(shown).toEqual(['Serif']);
  expect(source.get()?.fonts.map(({ family }) => family)).toEqual(['Anton', 'Fraunces']);
});

it('leaves what is shown until an edit of the newer preview comes', () => {
  const { source, shown, edit } = open(loadedOf('task'));
  edit('Bold');
  source.setLoaded(loadedOf('newer'));
  expect(shown).toEqual(['Bold']);
  edit('Bold again', { taskId: 'newer' });
  expect(shown).toEqual(['Bold', 'Bold again']);
});

it('shows another variant as it was made until it is edited', () => {
  const { source, shown, edit } = open(loadedOf('task'));
  edit('Bold');
  source.setLoaded(loadedOf('task', 1));
  edit('Second', { variant: 1 });
  expect(shown).toEqual(['Bold', 'Made', 'Second']);
});
