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
const on = (text: string, more: Partial<SceneColors> = {}) => chooseEmphasis(text, 'color', { ...colors, ...more });

test('a title has its key word in a colour, or on a marker where no colour is legible as text', () => {
  expect(on('Your feet get air', { accentInk: '#8a1f10' })).toEqual({ text: 'air', color: '#8a1f10', kind: 'color' });
  expect(on('Your feet get air')).toEqual({ text: 'air', color: colors.accent, kind: 'marker' });
});

test('a marker never has the colour of its background', () => {
  expect(on('Your feet get air', { background: colors.accent, support: '#2456b8' })?.color).toBe('#2456b8');
  expect(on('Your feet get air', { background: colors.accent, support: '#c81030' })?.color).toBe(colors.ink);
});

test('a number is marked with what it counts', () => {
  expect(on('60 pieces of solid beech')?.text).toBe('60 pieces');
  expect(on('It holds 12\u00a0oz')?.text).toBe('12 oz');
  expect(on('Rated 4.8 by buyers')?.text).toBe('4.8');
  expect(on('Save 30% today')?.text).toBe('30%');
});

test('a text of one word has no mark', () => {
  expect(on('-18%')).toBeUndefined();
});

test('a Chinese title has its last words marked', () => {
  expect(on('台面\u200b立刻\u200b清爽')?.text).toBe('清爽');
  expect(on('冷热\u200b都能\u200b装。')?.text).toBe('都能装');
  expect(on('不是\u200b单\u200b只')?.text).toBe('单只');
});
