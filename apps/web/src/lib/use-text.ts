import { useTranslation } from 'react-i18next';
import type { TextKey, TextValues } from './texts.ts';

/** Writes a text whose key is data, of a route or a tool; a literal key is written with `useTranslation`. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const { t } = useTranslation();
  return t as unknown as (key: TextKey, values?: TextValues) => string;
}
