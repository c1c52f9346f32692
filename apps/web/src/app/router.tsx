import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { type Search, searchOf } from '#src/lib/search-of.ts';
import type { ToolPath, ToolScreen, ToolScreens } from '#src/nouns/tools/tool-screen.ts';
import { HomeScreen } from '#src/app/screens/home/home.tsx';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { readProjectSearch } from '#src/app/screens/projects/project-search.ts';
import { rootRoute } from './root-route.tsx';
import { getRouteMetadata, ROUTES } from './route-table.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { WEB_TOOLS } from './tools.ts';

/** A screen that loads when it is first opened. */
const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadWhenOnline(load), name);

/** Never shown: `/` redirects. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: ROUTES['/home'],
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyScreen(() => import('#src/app/screens/login.tsx'), 'LoginScreen'),
  staticData: ROUTES['/login'],
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  component: HomeScreen,
  staticData: ROUTES['/home'],
});

const projectsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects',
  validateSearch: readProjectSearch,
  component: lazyScreen(() => import('#src/app/screens/projects/projects.tsx'), 'ProjectsScreen'),
  staticData: ROUTES['/projects'],
});

const videoDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/video-detail',
  validateSearch: searchOf('id'),
  component: lazyScreen(() => import('#src/app/screens/video-detail/video-detail.tsx'), 'VideoDetailScreen'),
  staticData: ROUTES['/video-detail'],
});

/** Not in the studio's route table: it is for recipients of a link. */
const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share/$token',
  component: lazyScreen(() => import('#src/app/screens/share.tsx'), 'ShareScreen'),
  staticData: {
    menuName: 'menu.share',
    hidden: true,
    isPublic: true,
    tdk: { title: 'tdk.share.title', description: 'tdk.share.description' },
  },
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: NotFoundScreen,
  staticData: ROUTES['/404'],
});

function createToolRoute<Path extends ToolPath>(path: Path, { readSearch, load }: ToolScreen) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: readSearch as (search: Search) => ToolScreens[Path],
    component: lazyScreen(async () => ({ Screen: await load() }), 'Screen'),
    staticData: getRouteMetadata(path),
  });
}

/** One route type per path, so that each has its own address and search parameters. */
type ToolRoute = { [Path in ToolPath]: ReturnType<typeof createToolRoute<Path>> }[ToolPath];

const toolRoutes = WEB_TOOLS.flatMap(({ screens }) => Object.entries(screens)).map(([path, screen]) =>
  createToolRoute(path as ToolPath, screen),
) as ToolRoute[];

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  homeRoute,
  projectsRoute,
  videoDetailRoute,
  shareRoute,
  notFoundRoute,
  ...toolRoutes,
]);

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A screen that fails leaves the frame around it working.
    defaultErrorComponent: ErrorScreen,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
