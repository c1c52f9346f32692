import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
// Starts the texts, once for all files of this process.
import '#src/app/test-studio.tsx';
import { connection } from '#src/lib/connection.ts';
import { lazyPart } from './lazy-part.tsx';
import { partWhenIdle } from './part-when-idle.tsx';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
const NOTE = "Couldn't load a part of this page.";

/** A part whose file an update has replaced: the server answers, but not with the file, until `isThere` says so. */
async function makePart() {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  // A test before may have ended without a connection, and parts wait for one.
  await connection.check();
  const file = { isThere: false };
  const load = async () => {
    if (!file.isThere) throw MISSING;
    return () => <p>The part</p>;
  };
  return { file, load };
}

it.each([
  ['that opens', lazyPart],
  ['that loads when the browser is idle', partWhenIdle],
])('keeps the screen when the code of a part %s is missing, and loads it on request', async (_name, toPart) => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { file, load } = await makePart();
  const Part = toPart(load);
  render(
    <MantineProvider>
      <textarea aria-label="Words" defaultValue="typed" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </MantineProvider>,
  );
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('typed');
  expect(screen.queryByText(MISSING.message)).toBeNull();

  file.isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('typed');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
