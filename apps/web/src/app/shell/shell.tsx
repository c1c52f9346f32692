import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Outlet, useMatches, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionBoundary } from '#src/ui/region-boundary.tsx';
import { lazyPart } from '#src/lib/load-when-online.ts';
import { partWhenIdle } from '#src/ui/part-when-idle.tsx';
import { getStartPath } from '../start-path.ts';
import { Header } from './header.tsx';
import { SideBar } from './menu/side-bar.tsx';
import { TabBar } from './menu/tab-bar.tsx';
import { NewVersionBanner } from './new-version-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './shell.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { useLanguageChange } from './use-language-change.ts';
import { useNavigationProgress } from './use-navigation-progress.ts';
import { usePageMetadata } from './use-page-metadata.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useVisits } from './use-visits.ts';

/** Narrower screens only show the side bar's icons. */
const WIDE = '(min-width: 64em)';
/** Phones have a tab bar instead. */
const ON_PHONES = '(max-width: 48em)';

// Overlays load when they are first opened.
const MenuDrawer = lazyPart(async () => (await import('./menu/menu-drawer.tsx')).MenuDrawer);
const CommandPalette = lazyPart(async () => (await import('./palette/command-palette.tsx')).CommandPalette);
const ShortcutSheet = lazyPart(async () => (await import('./shortcuts/shortcut-sheet.tsx')).ShortcutSheet);
const TaskWatch = partWhenIdle(async () => (await import('./task-tray/task-watch.tsx')).TaskWatch);
const FirstTour = partWhenIdle(async () => (await import('./tour/first-tour.tsx')).FirstTour);

type Overlay = 'menu' | 'palette' | 'shortcuts' | 'tray';

/** The frame of every screen: header, side bar (a tab bar on phones), overlays, and the screen itself. */
export function Shell() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAlone = useMatches({ select: (matches) => matches.at(-1)?.staticData.menuHidden === true });
  const hidesHeader = useMatches({ select: (matches) => matches.at(-1)?.staticData.headerHidden === true });
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const isOnPhone = useMediaQuery(ON_PHONES, false, { getInitialValueInEffect: false });
  const [sideBar, setSideBar] = useLocalStorage<'open' | 'collapsed'>({
    key: 'sideBar',
    defaultValue: 'open',
    getInitialValueInEffect: false,
  });
  const isCollapsed = !isWide || sideBar === 'collapsed';
  const toggleSideBar = useCallback(() => setSideBar((kept) => (kept === 'open' ? 'collapsed' : 'open')), [setSideBar]);
  const toggle = (wanted: Overlay): void => setOverlay((open) => (open === wanted ? null : wanted));
  const close = useCallback(() => setOverlay(null), []);

  usePageMetadata();
  useVisits();
  useNavigationProgress();
  useLanguageChange();
  useSessionEnd();
  useShortcuts({
    palette: () => toggle('palette'),
    shortcuts: () => toggle('shortcuts'),
    tray: () => toggle('tray'),
    sideBar: toggleSideBar,
    newVideo: () => void navigate({ to: getStartPath() }),
    goHome: () => void navigate({ to: '/home' }),
    goProjects: () => void navigate({ to: '/projects' }),
    openTool: (path) => void navigate({ to: path }),
  });

  return (
    <div
      className={classes.shell}
      data-collapsed={isCollapsed || undefined}
      data-alone={isAlone || undefined}
      data-bare={hidesHeader || undefined}
    >
      <a className={classes.skipLink} href="#screen">
        {t('shell.skip')}
      </a>
      {!isAlone && !isOnPhone && (
        <nav className={classes.sideBar} aria-label={t('shell.menu')}>
          <SideBar isCollapsed={isCollapsed} onToggle={isWide ? toggleSideBar : undefined} />
        </nav>
      )}
      <div className={classes.page}>
        {!hidesHeader && (
          <header className={classes.header}>
            <Header
              isAlone={isAlone}
              isTrayOpen={overlay === 'tray'}
              onTray={(isOpen) => setOverlay(isOpen ? 'tray' : null)}
              onSearch={() => setOverlay('palette')}
              onShortcuts={() => setOverlay('shortcuts')}
            />
          </header>
        )}
        <main id="screen" tabIndex={-1} className={classes.main}>
          <OfflineBanner />
          <NewVersionBanner />
          <Outlet />
        </main>
      </div>
      {!isAlone && isOnPhone && (
        <div className={classes.tabBar}>
          <TabBar onMenu={() => setOverlay('menu')} />
        </div>
      )}
      <RegionBoundary>
        <Suspense fallback={null}>
          <TaskWatch />
          <FirstTour />
        </Suspense>
      </RegionBoundary>
      <RegionBoundary key={overlay}>
        <Suspense fallback={null}>
          {overlay === 'menu' && <MenuDrawer onClose={close} onSearch={() => setOverlay('palette')} />}
          {overlay === 'palette' && <CommandPalette onClose={close} onShortcuts={() => setOverlay('shortcuts')} />}
          {overlay === 'shortcuts' && <ShortcutSheet onClose={close} />}
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
