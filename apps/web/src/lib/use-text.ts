import { useTranslation } from 'react-i18next';
import type { TextKey, TextValues } from './texts.ts';

/** Returns a translator for keys that are data, of a route or a tool; for literal keys use `useTranslation`. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const { t } = useTranslation();
  return t as unknown as (key: TextKey, values?: TextValues) => string;
}
