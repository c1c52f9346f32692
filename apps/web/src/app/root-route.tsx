import { createRootRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useRouteMeta } from '#src/lib/use-route-meta.ts';
import { enterScreen } from './enter-screen.ts';
import { findRedirect } from './navigation-rules.ts';
import { UnknownAddress } from '#src/app/screens/not-found.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { useChatGuard } from './shell/use-chat-guard.ts';
import { usePageViews } from './shell/use-page-views.ts';
import { useTypedText } from './shell/use-typed-text.ts';

const PublicFrame = lazyPart(async () => (await import('./public-frame.tsx')).PublicFrame);

export const rootRoute = createRootRoute({
  component: Frame,
  notFoundComponent: UnknownAddress,
  errorComponent: ErrorScreen,
  // The frame itself waits for nothing that takes long.
  pendingComponent: () => null,
  beforeLoad: async ({ location: { pathname: path, search }, preload }) => {
    const navigation = { path, search };
    const target = findRedirect(path);
    if (target !== null) throw redirect({ to: target, replace: true });
    // A link that is pointed at is no visit.
    if (!preload) await enterScreen(navigation);
  },
  staticData: {
    menuName: 'menu.home',
    hidden: true,
    tdk: { title: 'tdk.default.title', description: 'tdk.default.description' },
  },
});

/** The studio, or the frame of public pages. */
function Frame() {
  const isPublic = useRouteMeta('isPublic') === true;
  usePageViews();
  useTypedText();
  useChatGuard();
  if (!isPublic) return <Shell />;
  return (
    <Suspense fallback={null}>
      <PublicFrame />
    </Suspense>
  );
}
