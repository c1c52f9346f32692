import { Group } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#src/ui/logo.tsx';
import classes from './public-frame.module.css';
import { LanguageMenu, ThemeMenu } from './shell/header-controls.tsx';
import { OfflineBanner } from './shell/offline-banner.tsx';
import { useLanguageChange } from './shell/use-language-change.ts';
import { useNavigationProgress } from './shell/use-navigation-progress.ts';
import { usePageMetadata } from './shell/use-page-metadata.ts';

/** The frame of public pages: without the studio, and without starting a session. */
export function PublicFrame() {
  const { t } = useTranslation();
  usePageMetadata();
  useLanguageChange();
  useNavigationProgress();
  useHiddenFromSearch();
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Link to="/home" aria-label={t('shell.toHome')} className={classes.logo}>
          <Logo isShort={false} />
        </Link>
        <Group gap={4} className={classes.controls}>
          <LanguageMenu className={undefined} />
          <ThemeMenu className={undefined} />
        </Group>
      </header>
      <main id="screen" tabIndex={-1} className={classes.main}>
        <OfflineBanner />
        <Outlet />
      </main>
    </div>
  );
}

/** Hides a share link: search engines don't index it, and other sites don't see its address as referrer. */
function useHiddenFromSearch(): void {
  useEffect(() => {
    const metas = [
      ['robots', 'noindex, nofollow'],
      ['referrer', 'no-referrer'],
    ].map(([name = '', content = '']) => {
      const meta = document.createElement('meta');
      meta.name = name;
      meta.content = content;
      document.head.append(meta);
      return meta;
    });
    return () => {
      for (const meta of metas) meta.remove();
    };
  }, []);
}
