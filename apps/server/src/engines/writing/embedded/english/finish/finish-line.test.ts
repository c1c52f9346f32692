import { describe, expect, it } from 'vitest';
import { finishLine } from './finish-line.ts';

describe('the completion of lines in the seller’s words', () => {
  it.each([
    ['7-layer design with even stitching.', 'A 7-layer design with even stitching.'],
    ['20,000 mAh power bank with 2 USB ports.', 'A 20,000 mAh power bank with 2 USB ports.'],
    ['An 8 lb capacity, 4 GPM flow rate.', 'An 8 lb capacity, a 4 GPM flow rate.'],
    ['{branded}: soft close lid with damper.', '{branded}: a soft close lid with a damper.'],
  ])('gives a bare single thing its article: "%s"', (line, finished) => {
    expect(finishLine(line)).toBe(finished);
  });

  it.each([
    ['Breathable weave helps prevent overheating.', 'The breathable weave helps prevent overheating.'],
    ['Alloy body with rubberized coating survives drops.', 'The alloy body with rubberized coating survives drops.'],
  ])('gives a bare subject its article: "%s"', (line, finished) => {
    expect(finishLine(line)).toBe(finished);
  });

  it.each([
    '20g collagen per scoop, 28 servings.',
    'Stone milled to order.',
    'Vegetable tanned leather that darkens with age.',
    'Juicy chicken, crunchy cabbage and a thin wheat wrapper.',
    'DIY in about 30 minutes.',
    'Fully lined.',
    '{It has/They have} a lid.',
  ])('leaves what needs none: "%s"', (line) => {
    expect(finishLine(line)).toBe(line);
  });

  it.each([
    '24 tablets = 12-month supply.',
    'Gas/diesel engines.',
    'Loop recording, G-sensor locks crash footage.',
    "Breathable cotton outer, won't trap heat.",
    'Quiet unwind.',
    'Instructions in English, may take a few tries.',
  ])('refuses what nobody can say for sure: "%s"', (line) => {
    expect(finishLine(line)).toBeNull();
  });

  it('speaks a dash as a pause', () => {
    expect(finishLine('It runs at 47 dB - paint while the house sleeps.')).toBe(
      'It runs at 47 dB: paint while the house sleeps.',
    );
  });
});
