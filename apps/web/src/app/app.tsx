import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { TIMINGS_MS } from '@reelwright/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { getCspNonce } from '#src/lib/csp-nonce.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { resolveCssVariables, theme } from '#src/lib/theme.ts';
import { router } from './router.tsx';

export function App() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={getCspNonce}
      cssVariablesResolver={resolveCssVariables}
    >
      <Notifications autoClose={TIMINGS_MS.toast} position="top-center" />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
