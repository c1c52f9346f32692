import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps the page's title and description those of the innermost route, in the chosen language. */
export function usePageMetadata(): void {
  const { t, i18n } = useTranslation();
  const tdk = useMatches({ select: (matches) => matches.at(-1)?.staticData.tdk });
  useEffect(() => {
    if (!tdk) return;
    document.title = t(tdk.title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', t(tdk.description));
  }, [tdk, t, i18n.resolvedLanguage]);
}
