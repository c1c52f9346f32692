import type { Voice } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { findVoices } from './find-voices.ts';

const AVA: Voice = { id: 'en-ava', name: 'Ava', language: 'en', gender: 'female', age: 'adult', style: 'friendly' };
const BEN: Voice = { ...AVA, id: 'en-ben', name: 'Ben', gender: 'male', style: 'deep' };
const LENA: Voice = { ...AVA, id: 'de-lena', name: 'Lena', language: 'de' };
const find = (words: string, describe = ({ gender, style }: Voice) => `${gender} · ${style}`) =>
  findVoices([AVA, BEN, LENA], { language: 'en', words, describe }).map(({ name }) => name);

it('finds voices of the language by name and by description', () => {
  expect(find('')).toEqual(['Ava', 'Ben']);
  expect(find('av')).toEqual(['Ava']);
  expect(find('deep male')).toEqual(['Ben']);
  expect(find('Lena')).toEqual([]);
});

it('matches whole word beginnings, but any part of a Chinese text', () => {
  expect(find('male')).toEqual(['Ben']);
  expect(find('声', ({ gender }) => (gender === 'male' ? '男声' : '女声'))).toEqual(['Ava', 'Ben']);
});
