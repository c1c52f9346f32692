import type { AdLayout } from '@reelwright/looks';
import { msToTicks, type ScriptWord, type TextStyle } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { buildCaptionTrack } from './caption-track.ts';

const style: TextStyle = {
  family: 'Inter',
  weight: 700,
  size: 0.08,
  color: '#ffffff',
  align: 'left',
  uppercase: false,
  lineHeight: 1.2,
};
const captions: AdLayout['captions'] = {
  style,
  highlight: { kind: 'pop', color: '#ffdd00' },
  box: { x: 0.1, y: 0.1, width: 0.7, height: 0.2 },
  verticalAlign: 'middle',
};

/** The cards of a line whose words are spoken in equal times. */
function listCards(line: string, size: number, wordMs = 300): string[] {
  const words = line.split(' ').map(
    (text, index): ScriptWord => ({
      id: `word-${index}`,
      scene: 'scene-0',
      spaceAfter: true,
      text,
      start: msToTicks(wordMs * index),
      end: msToTicks(wordMs * index + wordMs - 20),
    }),
  );
  const scenes = [
    { cuts: [], accents: [], captionStyle: { style: { ...style, size }, highlight: captions.highlight } },
  ];
  const endMs = wordMs * words.length + 600;
  const track = buildCaptionTrack(
    { subtitles: true, language: 'en' },
    [{ startMs: 0, endMs, voiceStartMs: 0 }],
    [words],
    { layout: { captions, scenes }, accents: [['clear crystal daisy']] },
  );
  return (track?.clips ?? []).flatMap((clip) =>
    clip.kind === 'caption' ? [clip.words.map(({ text }) => text).join(' ')] : [],
  );
}

test('captions that are larger than usual have fewer words on a card', () => {
  const line = 'Thrown by hand on a slow wheel and glazed in plum for quiet mornings at home';
  const longest = (cards: readonly string[]) => Math.max(...cards.map((card) => card.length));
  const [usual, large] = [listCards(line, 0.08), listCards(line, 0.14)];
  expect(large.join(' ')).toBe(line);
  expect(longest(large)).toBeLessThan(longest(usual));
});

test('a card never ends within a phrase', () => {
  const line = 'Flower earrings with a clear crystal daisy and an emerald-green stone in the middle.';
  expect(listCards(line, 0.08, 420)).toEqual([
    'Flower earrings',
    'with a clear crystal daisy',
    'and an emerald-green stone',
    'in the middle',
  ]);
});
