import { msToTicks, TEXT_ANIMATIONS } from '@reelwright/timeline';
import { CHINESE_FAMILY, rows, title, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, SQUARE, titleTracks } from './golden-document.ts';

const ANIMATION_MS = 1000;
const PER_DOCUMENT = 4;

/** Four animations at a time, one below the other: entering, staying and leaving. */
function describeAnimations(from: number): GoldenDocument {
  const styles = TEXT_ANIMATIONS.slice(from, from + PER_DOCUMENT);
  return describeGolden({
    name: `animated-titles-${styles.join('-and-')}`,
    size: SQUARE,
    durationMs: ANIMATION_MS,
    background: '#173f35',
    tracks: titleTracks(
      styles.map((style, index) =>
        title(
          style,
          index % 2 === 0 ? 'Made by hand,\nkept for life' : 'Two lines of it, dear friends',
          { at: 0, for: ANIMATION_MS },
          {
            style: {
              size: 0.075,
              ...(index % 2 === 0 ? {} : { outline: { color: '#0b0b0f', width: 0.1 } }),
              ...(index === 3 ? { plate: { color: '#c8553d', opacity: 0.9, radius: 0.2, padding: 0.15 } } : {}),
            },
            box: rows(PER_DOCUMENT)[index] ?? WHOLE,
            animation: { style, enterDuration: msToTicks(440), exitDuration: msToTicks(280) },
          },
        ),
      ),
    ),
  });
}

export const ANIMATED_TITLE_DOCUMENTS: GoldenDocument[] = [
  ...Array.from({ length: Math.ceil(TEXT_ANIMATIONS.length / PER_DOCUMENT) }, (_, index) =>
    describeAnimations(index * PER_DOCUMENT),
  ),
  describeGolden({
    name: 'animated-titles-turned-in-chinese',
    size: SQUARE,
    durationMs: 800,
    tracks: titleTracks(
      (['rise-letters', 'mask-lines', 'spin-letters'] as const).map((style, index) =>
        title(
          style,
          '手工制作，用一辈子',
          { at: 0, for: 800 },
          {
            style: { family: CHINESE_FAMILY, weight: 700, gradientTo: '#ffb703' },
            box: rows(3)[index] ?? WHOLE,
            transform: { rotation: 8 - 8 * index },
            animation: { style, enterDuration: msToTicks(400), exitDuration: msToTicks(900) },
          },
        ),
      ),
    ),
  }),
];
