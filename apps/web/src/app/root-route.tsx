import { createRootRoute, redirect } from '@tanstack/react-router';
import { tokenStore } from '#src/lib/token-store.ts';
import { findRedirect, keepInvite } from './navigation-rules.ts';
import { UnknownAddress } from './routes/not-found.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: UnknownAddress,
  errorComponent: ErrorScreen,
  beforeLoad: ({ location: { pathname, searchStr }, preload }) => {
    if (!preload) keepInvite(pathname, searchStr);
    const target = findRedirect({ path: pathname, hasToken: tokenStore.read() !== null });
    if (target !== null) throw redirect({ to: target, replace: true });
  },
  staticData: {
    menuName: 'menu.home',
    hidden: true,
    tdk: { title: 'tdk.default.title', description: 'tdk.default.description' },
  },
});
