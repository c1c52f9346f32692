import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMeta } from '#src/lib/use-route-meta.ts';
import { useText } from '#src/lib/use-text.ts';
import { setPageTitle } from './page-title.ts';

/** Sets the page's title, description and keywords to those of the innermost route, in the user's language. */
export function usePageMetadata(): void {
  const { i18n } = useTranslation();
  const text = useText();
  const tdk = useRouteMeta('tdk');
  useEffect(() => {
    if (!tdk) return;
    setPageTitle(text(tdk.title));
    setMeta('description', text(tdk.description));
    setMeta('keywords', tdk.keywords === undefined ? '' : text(tdk.keywords));
  }, [tdk, text, i18n.resolvedLanguage]);
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
