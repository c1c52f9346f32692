import { createRootRoute, redirect, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/lib/load-when-online.ts';
import { findRedirect } from './navigation-rules.ts';
import { UnknownAddress } from '#src/app/screens/not-found.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';

const PublicFrame = lazyPart(async () => (await import('./public-frame.tsx')).PublicFrame);

export const rootRoute = createRootRoute({
  component: Frame,
  notFoundComponent: UnknownAddress,
  errorComponent: ErrorScreen,
  beforeLoad: ({ location: { pathname } }) => {
    const target = findRedirect(pathname);
    if (target !== null) throw redirect({ to: target, replace: true });
  },
  staticData: {
    menuName: 'menu.home',
    hidden: true,
    tdk: { title: 'tdk.default.title', description: 'tdk.default.description' },
  },
});

/** The studio, or the frame of public pages. */
function Frame() {
  const isPublic = useMatches({ select: (matches) => matches.at(-1)?.staticData.isPublic === true });
  if (!isPublic) return <Shell />;
  return (
    <Suspense fallback={null}>
      <PublicFrame />
    </Suspense>
  );
}
