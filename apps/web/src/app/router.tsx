import { type AnyRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { rootRoute } from './root-route.tsx';
import { HomeScreen } from './routes/home.tsx';
import { NotFoundScreen } from './routes/not-found.tsx';
import { readProjectSearch } from './routes/projects/project-search.ts';
import { type RoutePath, ROUTES } from './route-table.ts';
import { searchOf } from './search-of.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { UNBUILT_PATHS, type UnbuiltPath } from './unbuilt-routes.ts';

/** A screen that comes when it is opened first. */
const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadWhenOnline(load), name);

/** Never shown: `/` leads to another address. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: ROUTES['/home'],
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyScreen(() => import('./routes/login.tsx'), 'LoginScreen'),
  staticData: ROUTES['/login'],
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  component: HomeScreen,
  staticData: ROUTES['/home'],
});

const linkToVideoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/link-to-video',
  validateSearch: searchOf('url', 'draft'),
  component: lazyScreen(() => import('./routes/link-to-video.tsx'), 'LinkToVideoScreen'),
  staticData: ROUTES['/link-to-video'],
});

/** The draft that a step of the wizard shows. */
const ofDraft = searchOf('draft');

const productDetailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/link-to-video/product-details',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ad-wizard/product-details.tsx'), 'ProductDetailsScreen'),
  staticData: ROUTES['/link-to-video/product-details'],
});

const videoSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/link-to-video/video-settings',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ad-wizard/video-settings.tsx'), 'LinkVideoSettingsScreen'),
  staticData: ROUTES['/link-to-video/video-settings'],
});

const scriptSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/link-to-video/script-settings',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ad-wizard/script-settings.tsx'), 'LinkScriptSettingsScreen'),
  staticData: ROUTES['/link-to-video/script-settings'],
});

const aiVideoAdsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-video-ads',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ai-video-ads.tsx'), 'AiVideoAdsScreen'),
  staticData: ROUTES['/ai-video-ads'],
});

const uploadsVideoSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-video-ads/video-settings',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ad-wizard/video-settings.tsx'), 'UploadsVideoSettingsScreen'),
  staticData: ROUTES['/ai-video-ads/video-settings'],
});

const uploadsScriptSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-video-ads/script-settings',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ad-wizard/script-settings.tsx'), 'UploadsScriptSettingsScreen'),
  staticData: ROUTES['/ai-video-ads/script-settings'],
});

const linkEditorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/link-to-video/editor',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ad-wizard/ad-editor.tsx'), 'LinkEditorScreen'),
  staticData: ROUTES['/link-to-video/editor'],
});

const uploadsEditorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-video-ads/editor',
  validateSearch: ofDraft,
  component: lazyScreen(() => import('./routes/ad-wizard/ad-editor.tsx'), 'UploadsEditorScreen'),
  staticData: ROUTES['/ai-video-ads/editor'],
});

const textToSpeechRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/text-to-speech',
  validateSearch: searchOf('id'),
  component: lazyScreen(() => import('./routes/text-to-speech.tsx'), 'TextToSpeechScreen'),
  staticData: ROUTES['/text-to-speech'],
});

const projectsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects',
  validateSearch: readProjectSearch,
  component: lazyScreen(() => import('./routes/projects.tsx'), 'ProjectsScreen'),
  staticData: ROUTES['/projects'],
});

const videoDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/video-detail',
  validateSearch: searchOf('id'),
  component: lazyScreen(() => import('./routes/video-detail.tsx'), 'VideoDetailScreen'),
  staticData: ROUTES['/video-detail'],
});

/** No address of the studio's own table: it is for who was sent a link. */
const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share/$token',
  component: lazyScreen(() => import('./routes/share.tsx'), 'ShareScreen'),
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

const builtRoutes = [
  indexRoute,
  loginRoute,
  homeRoute,
  linkToVideoRoute,
  productDetailsRoute,
  videoSettingsRoute,
  scriptSettingsRoute,
  aiVideoAdsRoute,
  uploadsVideoSettingsRoute,
  uploadsScriptSettingsRoute,
  linkEditorRoute,
  uploadsEditorRoute,
  textToSpeechRoute,
  projectsRoute,
  videoDetailRoute,
  shareRoute,
  notFoundRoute,
] as const;

function createUnbuiltRoute<Path extends UnbuiltPath>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyScreen(() => import('./routes/unbuilt.tsx'), 'UnbuiltScreen'),
    staticData: ROUTES[path],
  });
}

/** One route for each path, so that each is known by its own address. */
type UnbuiltRoute = { [Path in UnbuiltPath]: ReturnType<typeof createUnbuiltRoute<Path>> }[UnbuiltPath];

const unbuiltRoutes = UNBUILT_PATHS.map((path) => createUnbuiltRoute(path)) as UnbuiltRoute[];

type BuiltPath = (typeof builtRoutes)[number]['fullPath'];
type IfNone<Paths, Routes> = [Paths] extends [never] ? Routes : never;
/** Impossible while an address of the table has neither a screen nor a place among those to come, or has both. */
type WholeTree = IfNone<
  Exclude<RoutePath, BuiltPath | UnbuiltPath>,
  IfNone<Extract<BuiltPath, UnbuiltPath>, readonly AnyRoute[]>
>;

const routeTree = rootRoute.addChildren([...builtRoutes, ...unbuiltRoutes] satisfies WholeTree);

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A screen that breaks leaves the frame around it standing.
    defaultErrorComponent: ErrorScreen,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
