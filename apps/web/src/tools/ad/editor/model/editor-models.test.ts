import type { ImageRef } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { fixScene, findScript, writeScene } from './edit-script.ts';
import { toEditorCommand } from './editor-keys.ts';
import { findQuotedScene, findScriptProblems } from './find-problems.ts';
import { groupFindings } from './group-findings.ts';
import { addSceneImage, findImageOfMedia } from './scene-images.ts';
import { listLayoutLacks } from './suitable-layouts.ts';
import { makeDraft } from './test-draft.ts';
import { placeAt } from './use-row-drag.ts';

const scriptOf = (content = makeDraft()) => findScript(content, 'one') ?? expect.unreachable();
const at = (index: number) => ({ scriptId: 'one', index });

describe('layouts', () => {
  it('report what a scene lacks for them', () => {
    const content = makeDraft({ product: { name: 'Mug', price: '24.90' } });
    const lacks = listLayoutLacks(content, scriptOf(content), 2);
    expect(lacks).toMatchObject({ hero: null, end: null, cta: null, price: null });
    expect(lacks).toMatchObject({ carousel: 'two_images', list: 'benefits', comparison: 'former_price' });
    expect(listLayoutLacks(content, scriptOf(content), 0)).toMatchObject({ price: 'price', cta: 'button' });
  });

  it('are available once the product has what they show', () => {
    const content = makeDraft({
      product: { name: 'Mug', price: '24,90', original_price: '35', reviews: [{ quote: 'Lovely', rating: '5' }] },
      settings: { cta_sticker: false },
    });
    expect(listLayoutLacks(content, scriptOf(content), 2)).toMatchObject({ comparison: null, cta: 'button' });
    expect(listLayoutLacks(content, scriptOf(content), 1)).toMatchObject({ review: null });
  });
});

describe('problems', () => {
  it('are found before any call to the server', () => {
    const long = writeScene(makeDraft(), at(1), { onScreen: '很长的标题'.repeat(12) });
    expect(findScriptProblems(scriptOf(long), { hasButton: true })).toEqual([{ kind: 'on_screen_too_long', scene: 1 }]);
    const silent = [0, 1, 2].reduce((content, index) => writeScene(content, at(index), { spoken: ' ' }), makeDraft());
    expect(findScriptProblems(scriptOf(silent), { hasButton: true })).toEqual([{ kind: 'nothing_said', scene: null }]);
    expect(findScriptProblems(scriptOf(), { hasButton: true })).toEqual([]);
  });

  it('from the server lead to the scene whose words they quote', () => {
    expect(findQuotedScene(scriptOf(), 'An ad may not say “second”: it is forbidden.')).toBe(1);
    expect(findQuotedScene(scriptOf(), 'Generate Failed.')).toBeNull();
  });
});

describe('images', () => {
  const ref = (name: string): ImageRef => ({ url: `https://shop.example/${name}.jpg` });
  const image = (name: string) => ({ id: name, ref: ref(name), kind: 'image' as const });
  const withMedia = (...ids: string[]) =>
    ({ media: Object.fromEntries(ids.map((id) => [id, {}])) }) as unknown as TimelineDocument;
  const content = makeDraft({ product: { name: 'Mug', images: [image('a'), image('b')] } });

  it('are identified by their names in the cut, unless one was refused', () => {
    const own = fixScene(content, at(0), { image: ref('c') });
    expect(findImageOfMedia(own, withMedia('image-0', 'image-1', 'image-2'), 'image-2')).toEqual(ref('c'));
    expect(findImageOfMedia(own, withMedia('image-0', 'image-1'), 'image-1')).toBeUndefined();
    expect(findImageOfMedia(content, withMedia('image-0', 'image-1', 'voice'), 'image-1')).toEqual(ref('b'));
  });

  it('added for one scene are never assigned to others', () => {
    const added = addSceneImage(content, image('c'));
    expect(added.product.images?.at(-1)).toMatchObject({ ref: ref('c'), is_removed: true });
    expect(addSceneImage(added, image('c'))).toBe(added);
  });
});

it('gives a dragged row the position between the middles of the others', () => {
  const middles = [50, 150, 250];
  expect([10, 100, 200, 300].map((y) => placeAt(middles, 0, y))).toEqual([0, 0, 1, 2]);
  expect([10, 100, 200, 300].map((y) => placeAt(middles, 2, y))).toEqual([0, 1, 2, 2]);
});

describe('keys', () => {
  const press = (key: string, held: Partial<KeyboardEvent> = {}, isTyping = false) =>
    toEditorCommand({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held }, isTyping);

  it('undo and redo everywhere, also while a text is edited', () => {
    expect(press('z', { metaKey: true }, true)).toEqual({ kind: 'undo' });
    expect(press('Z', { ctrlKey: true, shiftKey: true }, true)).toEqual({ kind: 'redo' });
    expect(press('y', { ctrlKey: true })).toEqual({ kind: 'redo' });
  });

  it('make the ad from everywhere, also while a text is edited', () => {
    expect(press('Enter', { ctrlKey: true }, true)).toEqual({ kind: 'make' });
    expect(press('Enter', { metaKey: true })).toEqual({ kind: 'make' });
    expect(press('Enter', {})).toBeUndefined();
  });

  it('play and move only outside text fields', () => {
    expect(press(' ')).toEqual({ kind: 'toggle' });
    expect(press('j')).toEqual({ kind: 'shuttle', direction: -1 });
    expect(press('c')).toEqual({ kind: 'captions' });
    expect(press('c', {}, true)).toBeUndefined();
    expect(press('ArrowUp', { altKey: true })).toEqual({ kind: 'move_scene', by: -1 });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'jump', seconds: 1 });
    expect(press(' ', {}, true)).toBeUndefined();
    expect(press('ArrowDown', {}, true)).toBeUndefined();
    expect(press('k', { ctrlKey: true })).toBeUndefined();
  });
});

it('lists each rule once, with all scenes that break it, violations first', () => {
  const finding = (rule: string, severity: 'block' | 'advise', clip: string, text: string) => ({
    pack: 'tiktok' as const,
    pack_version: '1',
    rule,
    severity,
    start: 0,
    end: 0,
    text,
    reason: `about ${rule}`,
    source: 'https://example.com/',
    clip,
  });
  const document = {
    tracks: [
      {
        clips: [
          { id: 'x', start: 0 },
          { id: 'y', start: 20 },
        ],
      },
    ],
  } as unknown as TimelineDocument;
  const spans = [
    { start: 0, end: 10, media: null },
    { start: 10, end: 30, media: null },
  ];
  const groups = groupFindings(
    [
      finding('covered', 'advise', 'y', 'Two'),
      finding('covered', 'advise', 'x', 'One'),
      finding('cure', 'block', 'y', 'Cures'),
    ],
    document,
    spans,
  );
  expect(groups.map(({ rule, scenes, texts }) => [rule, scenes, texts])).toEqual([
    ['cure', [1], ['Cures']],
    ['covered', [0, 1], ['Two', 'One']],
  ]);
});
