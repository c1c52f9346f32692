import { CAMERA_ROWS } from './camera.ts';
import { COLOR_ROWS } from './colors.ts';
import { LIGHT_ROWS } from './lights.ts';
import { MATERIAL_ROWS } from './materials.ts';
import { MOOD_ROWS } from './moods.ts';
import { MOTION_ROWS } from './motion.ts';
import { PROP_ROWS } from './props.ts';
import { SETTING_ROWS } from './settings.ts';
import { STYLE_ROWS } from './styles.ts';
import { SUBJECT_ROWS } from './subjects.ts';

/** What a word can mean, with its words in both languages. */
export interface Concept {
  /** `family.name`; the name is a value of the scene graph's enumeration of that family. */
  id: string;
  family: ConceptFamily;
  /** Without the family. */
  name: string;
  /** What the same noun means beside another subject. */
  besideId: string | null;
  /** `#rrggbb` of a colour, or of a thing whose name says its colour; then rows share an id. */
  color: string | null;
  /** The first word of each list is the concept's name. */
  english: readonly string[];
  chinese: readonly string[];
}

export const CONCEPT_FAMILIES = [
  'subject',
  'setting',
  'part', // of a setting: its backdrop, its ground, its light
  'material',
  'prop',
  'color',
  'gobo',
  'time',
  'light',
  'side',
  'camera',
  'shot',
  'blur',
  'mood',
  'theme',
  'move',
  'effect',
  'style',
] as const;
export type ConceptFamily = (typeof CONCEPT_FAMILIES)[number];

/**
 * Reads rows of concepts, one per line: `id [second id] [#rrggbb] | English; words | 中文; 词`. Throws if a row is
 * malformed: the tables are part of this package.
 */
function readConceptRows(rows: string): Concept[] {
  return rows
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [head = '', english = '', chinese = ''] = row.split('|').map((column) => column.trim());
      const [id = '', ...marks] = head.split(' ');
      const [family = '', name = ''] = id.split('.');
      if (!isFamily(family) || name === '' || english === '' || chinese === '')
        throw new Error(`Malformed row of concepts: ${row}`);
      return {
        id,
        family,
        name,
        besideId: marks.find((mark) => mark.includes('.')) ?? null,
        color: marks.find((mark) => mark.startsWith('#')) ?? null,
        english: readList(english),
        chinese: readList(chinese),
      };
    });
}

const readList = (column: string): string[] => column.split(';').map((word) => word.trim());
const isFamily = (word: string): word is ConceptFamily => (CONCEPT_FAMILIES as readonly string[]).includes(word);

export const CONCEPTS: readonly Concept[] = [
  SUBJECT_ROWS,
  SETTING_ROWS,
  MATERIAL_ROWS,
  PROP_ROWS,
  LIGHT_ROWS,
  CAMERA_ROWS,
  MOOD_ROWS,
  COLOR_ROWS,
  MOTION_ROWS,
  STYLE_ROWS,
].flatMap(readConceptRows);
