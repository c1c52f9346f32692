import { describe, expect, test } from 'vitest';
import { describeConcept } from '../describe-concept.ts';
import { findWords } from '../reading/find-words.ts';
import {
  CAMERA_HEIGHTS,
  CAMERA_SHOTS,
  GOBO_KINDS,
  LIGHT_KINDS,
  MATERIAL_KINDS,
  MOOD_KINDS,
  PROP_KINDS,
  SETTING_KINDS,
  SUBJECT_KINDS,
  TIME_KINDS,
} from '../scene-graph.ts';
import { normalizePrompt } from '../text/normalize-prompt.ts';
import { CONCEPTS } from './concept.ts';

const find = (text: string) => findWords(normalizePrompt(text), text);

test.each(CONCEPTS.map((concept) => [concept.id, concept] as const))(
  '%s is found by each of its words',
  (_, concept) => {
    for (const word of [...concept.english, ...concept.chinese]) {
      const found = find(word);
      expect(
        found.map(({ meaning }) => (meaning.kind === 'concept' ? meaning.concept.id : meaning.kind)),
        word,
      ).toEqual([concept.id]);
      expect(found[0]).toMatchObject({ start: 0, end: word.length });
    }
  },
);

test('knows at least 200 concepts by 1,500 words', () => {
  expect(CONCEPTS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(CONCEPTS.flatMap(({ english, chinese }) => [...english, ...chinese])).size).toBeGreaterThan(1500);
  // A thing has a row for each colour that its names say: lemons are yellow.
  expect(new Set(CONCEPTS.map(({ id, color }) => `${id} ${color}`)).size).toBe(CONCEPTS.length);
});

describe('names in the graph', () => {
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    subject: SUBJECT_KINDS,
    setting: SETTING_KINDS,
    material: MATERIAL_KINDS,
    prop: PROP_KINDS,
    gobo: GOBO_KINDS,
    time: TIME_KINDS,
    light: LIGHT_KINDS,
    camera: CAMERA_HEIGHTS,
    shot: CAMERA_SHOTS,
    mood: MOOD_KINDS,
  };

  test.each(CONCEPTS.filter(({ family }) => NAMES[family] !== undefined))(
    '$id can stand in a graph',
    ({ family, name }) => {
      expect(NAMES[family]).toContain(name);
    },
  );

  test.each(Object.entries(NAMES))('every %s has a name in both languages', (family, names) => {
    for (const name of names) {
      const id = `${family}.${name}`;
      expect(describeConcept(id, 'en'), id).not.toBe(id);
      expect(describeConcept(id, 'zh-CN'), id).toMatch(/\p{Script=Han}/u);
    }
  });
});

test('a thing is called by its own name, not by a kind of it', () => {
  expect(describeConcept('prop.leaves', 'en')).toBe('leaf');
  expect(describeConcept('prop.citrus', 'zh-CN')).toBe('柑橘');
  expect(describeConcept('part.light', 'en')).toBe('light');
});

test('colours have values', () => {
  const colors = CONCEPTS.filter(({ family }) => family === 'color').map(({ color }) => color ?? '');
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});
