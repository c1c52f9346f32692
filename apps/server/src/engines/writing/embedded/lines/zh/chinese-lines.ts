import type { WrittenLines } from '../written-lines.ts';
export const CHINESE_LINES: readonly WrittenLines[] = [];
