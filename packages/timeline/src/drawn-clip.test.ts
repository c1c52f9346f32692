import { expect, test } from 'vitest';
import type { TextClip } from './document/text-clips.ts';
import type { TimelineDocument } from './document/document.ts';
import { evaluate } from './evaluate.ts';
import type { Layer } from './frame.ts';
import { testDocument } from './test-document.ts';

const texts = testDocument().tracks.flatMap((track): TextClip[] => (track.kind === 'text' ? track.clips : []));

function find<Kind extends TextClip['kind']>(kind: Kind): Extract<TextClip, { kind: Kind }> {
  const found = texts.find((clip): clip is Extract<TextClip, { kind: Kind }> => clip.kind === kind);
  if (!found) throw new Error(`the test document has no ${kind}`);
  return found;
}

/** Returns the layers of a single clip, at a tick of its span. */
function layersOf(clip: TextClip, tick = clip.start): Layer[] {
  const document: TimelineDocument = { ...testDocument(), tracks: [{ kind: 'text', id: 'texts', clips: [clip] }] };
  return evaluate(document, tick).layers;
}

const still = { kind: 'none', duration: 0 } as const;

test('a title is drawn in capitals, in the family that has its letters, without unavailable characters', () => {
  const title = { ...find('title'), enter: still, exit: still, text: 'điện\u{1fbff} rẻ' };
  const style = { ...title.style, family: 'Shrikhand', uppercase: true };
  const emphasis = { text: 'rẻ', color: '#ff0000', kind: 'color' } as const;
  const [layer] = layersOf({ ...title, style, emphasis });
  expect(layer).toMatchObject({
    sprite: { text: 'ĐIỆN RẺ', style: { family: 'Lobster' }, emphasis: { text: 'RẺ' } },
  });
});

test('capitals are looked up in the faces, not the letters they are made from', () => {
  const title = { ...find('title'), enter: still, exit: still, text: 'ŉ' };
  const [layer] = layersOf({ ...title, style: { ...title.style, uppercase: true } });
  expect(layer).toMatchObject({ sprite: { text: 'ʼN' } });
});

test('a text without drawable characters is no layer', () => {
  const title = { ...find('title'), enter: still, exit: still };
  expect(layersOf({ ...title, text: '\u{1fbff} \u200b\ufe0f' })).toEqual([]);
  const caption = find('caption');
  const [word] = caption.words;
  if (!word) throw new Error('the caption has no words');
  expect(layersOf({ ...caption, words: [{ ...word, text: '\u{1fbff}' }] })).toEqual([]);
});

test('a spoken word without drawable characters keeps the word before it lit', () => {
  const caption = find('caption');
  const [first, ...others] = caption.words;
  if (!first) throw new Error('the caption has no words');
  const half = Math.floor((first.start + first.end) / 2);
  const lost = { ...first, id: 'lost', text: '\u{1fbff}', start: half };
  const words = [{ ...first, end: half }, lost, ...others];
  const [layer] = layersOf({ ...caption, enter: still, exit: still, words }, half);
  expect(layer).toMatchObject({ kind: 'caption', active: 0, progress: 1 });
  expect(layer?.kind === 'caption' && layer.sprite.words).toHaveLength(caption.words.length);
});
