import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Refetches after a change of language, because answers contain messages in the language of the request. */
export function useLanguageChange(): void {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage;
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void queries.invalidateQueries();
  }, [queries, language]);
}
