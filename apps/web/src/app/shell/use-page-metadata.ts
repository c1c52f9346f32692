import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { setPageTitle } from './page-title.ts';

/** Keeps the page's title, description and keywords those of the innermost route, in the chosen language. */
export function usePageMetadata(): void {
  const { t, i18n } = useTranslation();
  const tdk = useMatches({ select: (matches) => matches.at(-1)?.staticData.tdk });
  useEffect(() => {
    if (!tdk) return;
    setPageTitle(t(tdk.title));
    setMeta('description', t(tdk.description));
    setMeta('keywords', tdk.keywords === undefined ? '' : t(tdk.keywords));
  }, [tdk, t, i18n.resolvedLanguage]);
}

function setMeta(name: string, content: string): void {
  let meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}
