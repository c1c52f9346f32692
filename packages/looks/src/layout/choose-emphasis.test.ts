import { expect, test } from 'vitest';
import type { SceneColors } from '../color/derive-colors.ts';
import { chooseEmphasis } from './choose-emphasis.ts';

const colors: SceneColors = {
  background: '#c08078',
  ink: '#0c0c0c',
  accent: '#c8102e',
  onAccent: '#ffffff',
  accentInk: '#0c0c0c',
  support: '#e0b0a8',
};
const on = (text: string, accents: string[], more: Partial<SceneColors> = {}) =>
  chooseEmphasis({ text, accents }, 'color', { ...colors, ...more });
const air = (more?: Partial<SceneColors>) => on('Your feet get fresh air', ['fresh air'], more);

test('a title has its accent in a colour, or on a marker where no colour is legible as text', () => {
  expect(air({ accentInk: '#8a1f10' })).toEqual({ text: 'fresh air', color: '#8a1f10', kind: 'color' });
  expect(air()).toEqual({ text: 'fresh air', color: colors.accent, kind: 'marker' });
});

test('a marker never has the colour of its background', () => {
  expect(air({ background: colors.accent, support: '#2456b8' })?.color).toBe('#2456b8');
  expect(air({ background: colors.accent, support: '#c81030' })?.color).toBe(colors.ink);
});

test('the first accent that a text contains is marked, however its words are held together', () => {
  expect(on('It holds 12\u00a0oz', ['no leaks', '12 oz'])?.text).toBe('12 oz');
  expect(on('8小时\u200b滋润', ['8小时'])?.text).toBe('8小时');
  expect(on('No tools at all', ['no tools'])?.text).toBe('No tools');
});

test('no word is marked where none is an accent, nor a part of a word or all of a text', () => {
  expect(on('Your feet get air', [])).toBeUndefined();
  expect(on('Nicer mornings', ['ice'])).toBeUndefined();
  expect(on('-18%', ['-18%'])).toBeUndefined();
});
