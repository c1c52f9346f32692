import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { AudioLines, Clapperboard, House, Link as LinkIcon } from 'lucide-react';
import * as z from 'zod';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { HomeScreen } from './routes/home.tsx';
import { NotFoundScreen, UnknownAddress } from './routes/not-found.tsx';

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: UnknownAddress,
  errorComponent: ErrorScreen,
  staticData: {
    menuName: 'menu.home',
    hidden: true,
    tdk: { title: 'tdk.default.title', description: 'tdk.default.description' },
  },
});

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
  staticData: {
    menuName: 'menu.home',
    hidden: true,
    tdk: { title: 'tdk.default.title', description: 'tdk.default.description' },
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('./routes/login.tsx'), 'LoginScreen'),
  staticData: {
    menuName: 'menu.login',
    hidden: true,
    headerHidden: true,
    tdk: { title: 'tdk.login.title', description: 'tdk.login.description' },
  },
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  component: HomeScreen,
  staticData: {
    menuName: 'menu.home',
    icon: House,
    hidden: false,
    tdk: { title: 'tdk.home.title', description: 'tdk.home.description' },
  },
});

const linkToVideoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/link-to-video',
  validateSearch: z.object({ url: z.string().optional() }),
  component: lazyRouteComponent(() => import('./routes/link-to-video.tsx'), 'LinkToVideoScreen'),
  staticData: {
    menuName: 'menu.linkToVideo',
    icon: LinkIcon,
    category: 'category.videoCreation',
    hidden: true,
    id: 104,
    tdk: { title: 'tdk.linkToVideo.title', description: 'tdk.linkToVideo.description' },
  },
});

const textToSpeechRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/text-to-speech',
  validateSearch: z.object({ id: z.string().optional() }),
  component: lazyRouteComponent(() => import('./routes/text-to-speech.tsx'), 'TextToSpeechScreen'),
  staticData: {
    menuName: 'menu.textToSpeech',
    icon: AudioLines,
    hidden: true,
    id: 92,
    tdk: { title: 'tdk.textToSpeech.title', description: 'tdk.textToSpeech.description' },
  },
});

const projectsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects',
  component: lazyRouteComponent(() => import('./routes/projects.tsx'), 'ProjectsScreen'),
  staticData: {
    menuName: 'menu.projects',
    icon: Clapperboard,
    hidden: false,
    tdk: { title: 'tdk.projects.title', description: 'tdk.projects.description' },
  },
});

const videoDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/video-detail',
  validateSearch: z.object({ id: z.string().optional() }),
  component: lazyRouteComponent(() => import('./routes/video-detail.tsx'), 'VideoDetailScreen'),
  staticData: {
    menuName: 'menu.videoDetail',
    hidden: true,
    tdk: { title: 'tdk.videoDetail.title', description: 'tdk.videoDetail.description' },
  },
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: NotFoundScreen,
  staticData: {
    menuName: 'menu.notFound',
    hidden: true,
    tdk: { title: 'tdk.notFound.title', description: 'tdk.notFound.description' },
  },
});

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  homeRoute,
  linkToVideoRoute,
  textToSpeechRoute,
  projectsRoute,
  videoDetailRoute,
  notFoundRoute,
]);

export const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
