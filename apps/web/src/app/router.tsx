import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { type Search, searchOf } from '#src/lib/search-of.ts';
import type { ToolPath, ToolScreen, ToolScreens } from '#src/nouns/tools/tool-screen.ts';
import { HomeScreen } from '#src/app/screens/home/home.tsx';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { readProjectSearch } from '#src/app/screens/projects/project-search.ts';
import { readLibrarySearch } from '#src/nouns/assets/model/library-search.ts';
import { readProductSearch } from '#src/app/screens/catalogue/product-search.ts';
import { isValidMeta } from './navigation-rules.ts';
import { rootRoute } from './root-route.tsx';
import { getRouteMetadata, ROUTES } from './route-table.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { PendingScreen } from './shell/pending-screen.tsx';
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
  component: lazyScreen(() => import('#src/app/screens/sign-in/sign-in.tsx'), 'SignInScreen'),
  staticData: ROUTES['/login'],
});

/** One screen for both. */
const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  component: lazyScreen(() => import('#src/app/screens/sign-in/sign-in.tsx'), 'SignInScreen'),
  staticData: ROUTES['/register'],
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyScreen(() => import('#src/app/screens/sign-in/forgot-password.tsx'), 'ForgotPasswordScreen'),
  staticData: ROUTES['/forgot-password'],
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyScreen(() => import('#src/app/screens/sign-in/legal.tsx'), 'TermsScreen'),
  staticData: ROUTES['/terms'],
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyScreen(() => import('#src/app/screens/sign-in/legal.tsx'), 'PrivacyScreen'),
  staticData: ROUTES['/privacy'],
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

const assetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/assets',
  validateSearch: readLibrarySearch,
  component: lazyScreen(() => import('#src/app/screens/assets/assets.tsx'), 'AssetsScreen'),
  staticData: ROUTES['/assets'],
});

const favoritesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-favorite',
  validateSearch: readLibrarySearch,
  component: lazyScreen(() => import('#src/app/screens/assets/assets.tsx'), 'FavoritesScreen'),
  staticData: ROUTES['/my-favorite'],
});

const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/smart-editing/product',
  validateSearch: readProductSearch,
  component: lazyScreen(() => import('#src/app/screens/catalogue/products.tsx'), 'ProductsScreen'),
  staticData: ROUTES['/smart-editing/product'],
});

/** One product; `new` for one that is not saved yet. */
const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/smart-editing/product/$id',
  component: lazyScreen(() => import('#src/app/screens/catalogue/product.tsx'), 'ProductScreen'),
  staticData: ROUTES['/smart-editing/product'],
});

const videoDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/video-detail',
  validateSearch: searchOf('id'),
  component: lazyScreen(() => import('#src/app/screens/video-detail/video-detail.tsx'), 'VideoDetailScreen'),
  staticData: ROUTES['/video-detail'],
});

const operatorMailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator/mails',
  validateSearch: searchOf('id'),
  component: lazyScreen(() => import('#src/app/screens/operator/mails.tsx'), 'MailsScreen'),
  staticData: ROUTES['/operator/mails'],
});

const operatorStatisticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator/statistics',
  component: lazyScreen(() => import('#src/app/screens/operator/statistics.tsx'), 'StatisticsScreen'),
  staticData: ROUTES['/operator/statistics'],
});

const operatorCodesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator/codes',
  component: lazyScreen(() => import('#src/app/screens/operator/promotion-codes.tsx'), 'PromotionCodesScreen'),
  staticData: ROUTES['/operator/codes'],
});

const brandKitsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/brand-kits',
  component: lazyScreen(() => import('#src/app/screens/brand-kits/brand-kits.tsx'), 'BrandKitsScreen'),
  staticData: ROUTES['/brand-kits'],
});

/** Named Center in links of other products. */
const aiToolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-tools',
  validateSearch: searchOf('search'),
  component: lazyScreen(() => import('#src/app/screens/ai-tools/ai-tools.tsx'), 'AiToolsScreen'),
  staticData: ROUTES['/ai-tools'],
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  validateSearch: searchOf('section'),
  component: lazyScreen(() => import('#src/app/screens/profile/profile.tsx'), 'ProfileScreen'),
  staticData: ROUTES['/profile'],
});

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  validateSearch: searchOf('from', 'next'),
  component: lazyScreen(() => import('#src/app/screens/welcome/welcome.tsx'), 'WelcomeScreen'),
  staticData: ROUTES['/welcome'],
});

const adNeedsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ad-needs',
  component: lazyScreen(() => import('#src/app/surveys/ad-need-screen.tsx'), 'AdNeedScreen'),
  staticData: ROUTES['/ad-needs'],
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

const vipPriceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vip-price',
  validateSearch: searchOf('code'),
  component: lazyScreen(() => import('#src/app/screens/vip-price/vip-price.tsx'), 'VipPriceScreen'),
  staticData: ROUTES['/vip-price'],
});

/** Other sites send the browser here; nobody opens it by hand. */
const identityCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/identity/callback',
  component: lazyScreen(() => import('#src/app/screens/identity-callback.tsx'), 'IdentityCallbackScreen'),
  staticData: {
    menuName: 'menu.login',
    hidden: true,
    isPublic: true,
    tdk: { title: 'tdk.login.title', description: 'tdk.login.description' },
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
    beforeLoad: () => {
      if (!isValidMeta(getRouteMetadata(path))) throw redirect({ to: '/404', replace: true });
    },
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
  registerRoute,
  forgotPasswordRoute,
  termsRoute,
  privacyRoute,
  homeRoute,
  projectsRoute,
  assetsRoute,
  favoritesRoute,
  productsRoute,
  productRoute,
  videoDetailRoute,
  operatorMailsRoute,
  operatorStatisticsRoute,
  operatorCodesRoute,
  brandKitsRoute,
  aiToolsRoute,
  profileRoute,
  welcomeRoute,
  adNeedsRoute,
  shareRoute,
  vipPriceRoute,
  identityCallbackRoute,
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
    // Without one, the router shows no frame either until the files of the first screen have come.
    defaultPendingComponent: PendingScreen,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
