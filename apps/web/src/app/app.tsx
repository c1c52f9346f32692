import { MantineProvider } from '@mantine/core';
import { TIMINGS_MS } from '@reelwright/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { RegionBoundary } from '#src/ui/region-boundary.tsx';
import { getCspNonce } from '#src/lib/csp-nonce.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { resolveCssVariables, theme } from '#src/lib/theme.ts';
import { partWhenIdle } from '#src/ui/part-when-idle.tsx';
import type { AppRouter } from './router.tsx';

// Toasts wait in their store until this component has loaded.
const Notifications = partWhenIdle(async () => (await import('@mantine/notifications')).Notifications);

interface AppProps {
  router: AppRouter;
  /** `test`: menus and dialogs open without positioning or transitions, since tests have no layout. */
  env?: 'default' | 'test';
}

export function App({ router, env = 'default' }: AppProps) {
  // Every style element asks for it; a page has one, and finding it reads the page.
  const [nonce] = useState(getCspNonce);
  return (
    <MantineProvider
      env={env}
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      cssVariablesResolver={resolveCssVariables}
    >
      {/* Toasts in the stack stay open while the pointer or the focus is on one of them. */}
      <RegionBoundary>
        <Notifications autoClose={TIMINGS_MS.toast} position="top-center" layout="stacked" aria-live="polite" />
      </RegionBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
