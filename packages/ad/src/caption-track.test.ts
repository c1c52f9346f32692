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

/** The cards of a line that is spoken at the usual speed. */
function listCards(line: string, size: number): string[] {
  const words = line.split(' ').map(
    (text, index): ScriptWord => ({
      id: `word-${index}`,
      scene: 'scene-0',
      spaceAfter: true,
      text,
      start: msToTicks(300 * index),
      end: msToTicks(300 * index + 280),
    }),
  );
  const scenes = [
    { cuts: [], accents: [], captionStyle: { style: { ...style, size }, highlight: captions.highlight } },
  ];
  const endMs = 300 * words.length + 600;
  const track = buildCaptionTrack(
    { subtitles: true, language: 'en' },
    [{ startMs: 0, endMs, voiceStartMs: 0 }],
    [words],
    { captions, scenes },
  );
  return (track?.clips ?? []).flatMap((clip) =>
    clip.kind === 'caption' ? [clip.words.map(({ text }) => text).join(' ')] : [],
  );
}

test('captions that are larger than usual have fewer words on a card', () => {
  const line = 'Thrown by hand and glazed in plum and cream';
  const longest = (cards: readonly string[]) => Math.max(...cards.map((card) => card.length));
  const [usual, large] = [listCards(line, 0.08), listCards(line, 0.14)];
  expect(large.join(' ')).toBe(line);
  expect(longest(large)).toBeLessThan(longest(usual));
});
