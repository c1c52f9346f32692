import type { WrittenLines } from '../written-lines.ts';
import { ACTIVE_LINES } from './active-lines.ts';
import { ANY_LINES } from './any-lines.ts';
import { CARE_LINES } from './care-lines.ts';
import { CARRIED_LINES } from './carried-lines.ts';
import { HOUSE_LINES } from './house-lines.ts';
import { MEANING_LINES } from './meaning-lines.ts';
import { POWERED_LINES } from './powered-lines.ts';
import { TABLE_LINES } from './table-lines.ts';
import { WORN_LINES } from './worn-lines.ts';
import { YOUNG_LINES } from './young-lines.ts';

/** What Chinese ads say of facts: what they mean first, then remarks by trade; what suits any product comes last. */
export const CHINESE_LINES: readonly WrittenLines[] = [
  ...MEANING_LINES,
  ...ACTIVE_LINES,
  ...CARE_LINES,
  ...CARRIED_LINES,
  ...HOUSE_LINES,
  ...POWERED_LINES,
  ...TABLE_LINES,
  ...WORN_LINES,
  ...YOUNG_LINES,
  ...ANY_LINES,
];
