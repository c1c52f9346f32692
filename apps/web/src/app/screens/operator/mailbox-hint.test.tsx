import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import '#src/app/test-studio.tsx';
import { queryClient } from '#src/lib/query-client.ts';
import { atTestEnd } from '#src/lib/test-endings.ts';

async function openHint(hasMailbox: boolean): Promise<void> {
  // Adds its texts, once the languages are loaded.
  const { MailboxHint } = await import('./mailbox-hint.tsx');
  atTestEnd(() => queryClient.clear());
  queryClient.setQueryData(['appSetting'], { version: '1', demo_account: null, has_mailbox: hasMailbox });
  const rootRoute = createRootRoute({
    component: () => (
      <main>
        <MailboxHint />
      </main>
    ),
    staticData: {
      menuName: 'menu.login',
      hidden: true,
      tdk: { title: 'tdk.login.title', description: 'tdk.login.title' },
    },
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        {/* A router of this test, not the app's. */}
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it('leads to the mailbox in a tab of its own where this page may read it', async () => {
  await openHint(true);
  const link = await screen.findByRole('link', { name: 'Open the mailbox' });
  expect(link).toHaveAttribute('href', '/operator/mails');
  expect(link).toHaveAttribute('target', '_blank');
});

it('says nothing elsewhere', async () => {
  await openHint(false);
  await screen.findByRole('main');
  expect(screen.queryByText(/mailbox/)).toBeNull();
});
