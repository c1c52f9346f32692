import { AppShell, NavLink } from '@mantine/core';
import { Link, Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/logo.tsx';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { useTaskEvents } from '../../features/tasks/api/task-events.ts';
import { Header } from './header.tsx';
import { useMenuRoutes } from './menu-routes.ts';
import { NewVersionBanner } from './new-version-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './shell.module.css';
import { useLanguageChange } from './use-language-change.ts';
import { useNavigationProgress } from './use-navigation-progress.ts';
import { usePageMetadata } from './use-page-metadata.ts';
import { useSessionEnd } from './use-session-end.ts';

const HEADER_HEIGHT = 60;
const TAB_BAR_HEIGHT = 60;
const SIDE_BAR_WIDTH = 232;

/** The frame around every screen: header, side bar (a tab bar on phones), and the screen itself. */
export function Shell() {
  const { t } = useTranslation();
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.headerHidden === true });
  usePageMetadata();
  useNavigationProgress();
  useLanguageChange();
  useSessionEnd();
  useTaskEvents(useUserInfo().data?.userId);
  return (
    <AppShell
      layout="alt"
      header={{ height: HEADER_HEIGHT }}
      navbar={{ width: SIDE_BAR_WIDTH, breakpoint: 'sm', collapsed: { mobile: true, desktop: isBare } }}
      footer={{ height: { base: isBare ? 0 : TAB_BAR_HEIGHT, sm: 0 } }}
      padding={{ base: 'md', md: 'xl' }}
    >
      <a className={classes.skipLink} href="#screen">
        {t('shell.skip')}
      </a>
      <AppShell.Header className={classes.header} withBorder={false}>
        <Header showsLogo={isBare ? 'always' : 'on-phones'} />
      </AppShell.Header>
      {!isBare && (
        <>
          <AppShell.Navbar visibleFrom="sm" className={classes.sideBar} aria-label={t('shell.menu')}>
            <Link to="/home" aria-label={t('shell.toHome')} className={classes.brand}>
              <Logo />
            </Link>
            <Menu />
          </AppShell.Navbar>
          <AppShell.Footer component="div" hiddenFrom="sm" className={classes.tabBar}>
            <TabBar />
          </AppShell.Footer>
        </>
      )}
      <AppShell.Main id="screen" tabIndex={-1} className={classes.main}>
        <OfflineBanner />
        <NewVersionBanner />
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}

function Menu() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return useMenuRoutes().map(({ path: to, metadata: { icon: Icon, menuName } }) => (
    <NavLink
      key={to}
      component={Link}
      to={to}
      active={path === to}
      label={t(menuName)}
      leftSection={Icon && <Icon size={18} aria-hidden />}
      className={classes.menuLink}
    />
  ));
}

function TabBar() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav className={classes.tabs} aria-label={t('shell.menu')}>
      {useMenuRoutes().map(({ path: to, metadata: { icon: Icon, menuName } }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={path === to ? 'page' : undefined}>
          {Icon && <Icon size={20} aria-hidden />}
          <span>{t(menuName)}</span>
        </Link>
      ))}
    </nav>
  );
}
