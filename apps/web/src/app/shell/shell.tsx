import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionBoundary } from '#src/ui/region-boundary.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { waitUntilIdle } from '#src/lib/wait-until-idle.ts';
import { useRouteMeta } from '#src/lib/use-route-meta.ts';
import { partWhenIdle } from '#src/ui/part-when-idle.tsx';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { getStartPath } from '../start-path.ts';
import { Header } from './header.tsx';
import { SideBar } from './menu/side-bar.tsx';
import { TabBar } from './menu/tab-bar.tsx';
import { NewVersionBanner } from './new-version-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './shell.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { useFreshSignIn } from './use-fresh-sign-in.ts';
import { useLanguageChange } from './use-language-change.ts';
import { useNavigationProgress } from './use-navigation-progress.ts';
import { usePageMetadata } from './use-page-metadata.ts';
import { usePlanRequired } from './use-plan-required.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useUserLoad } from './use-user-load.ts';
import { useVisits } from './use-visits.ts';

/** Narrower screens only show the side bar's icons. */
const WIDE = '(min-width: 64em)';
/** Phones have a tab bar instead. */
const ON_PHONES = '(max-width: 48em)';

// Overlays load when they are first opened.
const MenuDrawer = lazyPart(async () => (await import('./menu/menu-drawer.tsx')).MenuDrawer);
const CreateSheet = lazyPart(async () => (await import('./menu/create-sheet.tsx')).CreateSheet);
const loadPalette = async () => (await import('./palette/command-palette.tsx')).CommandPalette;
const CommandPalette = lazyPart(loadPalette);
const SessionEndedDialog = lazyPart(async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog);
const FreshSignInDialog = lazyPart(
  async () => (await import('#src/nouns/identities/components/fresh-sign-in-dialog.tsx')).FreshSignInDialog,
);
const ShortcutSheet = lazyPart(async () => (await import('./shortcuts/shortcut-sheet.tsx')).ShortcutSheet);
const TaskWatch = partWhenIdle(async () => (await import('./task-tray/task-watch.tsx')).TaskWatch);
const SiteServices = partWhenIdle(async () => (await import('./site-services/site-services.tsx')).SiteServices);
const OfferWhatsNew = partWhenIdle(async () => (await import('./whats-new/offer-whats-new.tsx')).OfferWhatsNew);
const WhatsNew = lazyPart(async () => (await import('./whats-new/whats-new.tsx')).WhatsNew);
const OneTapPrompt = partWhenIdle(
  async () => (await import('#src/nouns/identities/components/one-tap-prompt.tsx')).OneTapPrompt,
);
const FirstSurveyDialog = partWhenIdle(
  async () => (await import('../surveys/first-survey-dialog.tsx')).FirstSurveyDialog,
);
const LeavingScreen = lazyPart(async () => (await import('./leaving-screen.tsx')).LeavingScreen);
const FirstTour = partWhenIdle(async () => (await import('./tour/first-tour.tsx')).FirstTour);

/** Fetches the palette before it is asked for, so that it also opens without the server. Phones have no keys for it. */
function fetchPalette(): void {
  if (matchMedia(ON_PHONES).matches) return;
  // What fails is fetched when it is opened.
  void waitUntilIdle()
    .then(loadPalette)
    .catch(() => undefined);
}

type Overlay = 'menu' | 'create' | 'palette' | 'shortcuts' | 'tray' | 'news';

/** The frame of every screen: header, side bar (a tab bar on phones), overlays, and the screen itself. */
export function Shell() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAlone = useRouteMeta('menuHidden') === true;
  const hidesHeader = useRouteMeta('headerHidden') === true;
  const leavingAt = useUserInfo().data?.delete_after;
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
  const showNews = useCallback(() => setOverlay('news'), []);
  const showPalette = useCallback(() => setOverlay('palette'), []);
  const showShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  const showTray = useCallback((isOpen: boolean) => setOverlay(isOpen ? 'tray' : null), []);

  usePageMetadata();
  useVisits();
  useNavigationProgress();
  useLanguageChange();
  useUserLoad();
  const { isAsking, stopAsking } = useSessionEnd();
  const { isConfirming, stopConfirming } = useFreshSignIn();
  usePlanRequired();
  useEffect(fetchPalette, []);
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
              onTray={showTray}
              onSearch={showPalette}
              onShortcuts={showShortcuts}
              onNews={showNews}
            />
          </header>
        )}
        <main id="screen" tabIndex={-1} className={classes.main}>
          <OfflineBanner />
          <NewVersionBanner />
          <Suspense fallback={null}>{leavingAt ? <LeavingScreen deleteAfter={leavingAt} /> : <Outlet />}</Suspense>
        </main>
      </div>
      {!isAlone && isOnPhone && (
        <div className={classes.tabBar}>
          <TabBar onCreate={() => setOverlay('create')} onMenu={() => setOverlay('menu')} />
        </div>
      )}
      <RegionBoundary>
        <Suspense fallback={null}>
          <TaskWatch />
          <FirstTour />
          <OneTapPrompt />
          <FirstSurveyDialog />
        </Suspense>
      </RegionBoundary>
      <RegionBoundary>
        <SiteServices />
        {!isAlone && overlay === null && <OfferWhatsNew onOffer={showNews} />}
      </RegionBoundary>
      {isAsking && (
        <Suspense fallback={null}>
          <SessionEndedDialog onClose={stopAsking} />
        </Suspense>
      )}
      {isConfirming && (
        <Suspense fallback={null}>
          <FreshSignInDialog onClose={stopConfirming} />
        </Suspense>
      )}
      <RegionBoundary key={overlay}>
        <Suspense fallback={null}>
          {overlay === 'menu' && <MenuDrawer onClose={close} onSearch={showPalette} />}
          {overlay === 'create' && <CreateSheet onClose={close} />}
          {overlay === 'palette' && <CommandPalette onClose={close} onShortcuts={showShortcuts} onNews={showNews} />}
          {overlay === 'news' && <WhatsNew onClose={close} />}
          {overlay === 'shortcuts' && <ShortcutSheet onClose={close} />}
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
