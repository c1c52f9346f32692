import { fireEvent, screen, within } from '@testing-library/react';
import { TOOLS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { makeRecording } from '#src/app/test-answers.ts';
import { expectPath, openStudio } from '#src/app/test-studio.tsx';

const cardsOf = (group: string) => within(screen.getByRole('region', { name: group })).getAllByRole('link');

it('shows every tool once, with its price and its limits', async () => {
  await openStudio('/ai-tools');
  expect((await screen.findAllByText('1 credit per 15 s')).at(-1)).toBeVisible();
  expect(screen.getAllByText('Videos up to 500 MB and 10 minutes').at(-1)).toBeVisible();
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const main = within(screen.getByRole('main'));
  for (const { route } of TOOLS) {
    expect(paths).toContain(`/${route}`);
    expect(main.getAllByRole('link').filter((link) => link.getAttribute('href') === `/${route}`)).toHaveLength(1);
  }
});

it('finds a tool by words of either language', async () => {
  const studio = await openStudio('/ai-tools');
  await screen.findAllByText('1 credit per 15 s');
  const field = screen.getByRole('searchbox', { name: 'Search tools' });
  await studio.user.type(field, '剪切');
  await expectPath(/search=/);
  expect(cardsOf('Toolkits')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Video Creation' })).toBeNull();
  fireEvent.change(field, { target: { value: 'accordion' } });
  expect(await screen.findByRole('heading', { name: 'No tool matches “accordion”' })).toBeVisible();
  await studio.user.click(screen.getByRole('button', { name: 'Show all tools' }));
  expect(await screen.findByRole('region', { name: 'Video Creation' })).toBeVisible();
});

it('lists the tools of the newest projects first', async () => {
  await openStudio('/ai-tools', { tasks: [makeRecording('Hello'), makeRecording('Again')] });
  expect(await screen.findByRole('region', { name: 'Recently used' })).toBeVisible();
  expect(cardsOf('Recently used').map((link) => link.getAttribute('href'))).toEqual(['/text-to-speech']);
});
