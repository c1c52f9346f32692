import type { BrandKit, CallInput } from '@reelwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '#src/app/test-answers.ts';
import type { Answers } from '#src/app/test-server.ts';
import { fill, openStudio } from '#src/app/test-studio.tsx';

const KILN: BrandKit = {
  id: '8a3c9a54-5a53-4b1c-9a70-2f1a9f1c7d11' as BrandKit['id'],
  name: 'Kiln & Co',
  colors: ['#c43a13'],
  fonts: { title: 'Lobster' },
  words: { en: { legal_line: 'Terms apply.' } },
  is_default: true,
};

/** A server that keeps brand kits. */
function keepKits(...first: BrandKit[]): Answers {
  let kits = first;
  const save = ({ id = KILN.id, ...fields }: CallInput<'saveBrandKit'>): BrandKit => {
    const kit = { colors: [], fonts: {}, words: {}, is_default: false, ...fields, id } as BrandKit;
    kits = [...kits.filter((each) => each.id !== id), kit];
    return kit;
  };
  return {
    listBrandKits: () => ({ list: kits, max: 20 }),
    saveBrandKit: save,
    deleteBrandKit({ id }) {
      kits = kits.filter((each) => each.id !== id);
      return {};
    },
  };
}

it('makes the first brand kit from a link, for all new ads', async () => {
  const { user, server } = await openStudio('/brand-kits', {
    user: MEMBER,
    answers: {
      ...keepKits(),
      readBrand: { name: 'Kiln & Co', colors: ['#c43a13'], fonts: { title: 'Playfair Display' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New brand kit' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a name.')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'Link to your site' }), 'kiln.example');
  await user.click(screen.getByRole('button', { name: 'Fill from link' }));
  expect(await screen.findByDisplayValue('Kiln & Co')).toBeVisible();
  expect(server.inputsOf('readBrand')).toEqual([{ url: 'https://kiln.example' }]);
  const [legal] = screen.getAllByRole('textbox', { name: 'Legal line' });
  await fill(user, legal as HTMLElement, 'Terms apply.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const kit = await screen.findByRole('listitem', { name: 'Kiln & Co' });
  expect(within(kit).getByText('Default')).toBeVisible();
  expect(server.inputsOf('saveBrandKit')).toEqual([
    {
      name: 'Kiln & Co',
      colors: ['#c43a13'],
      fonts: { title: 'Playfair Display' },
      words: { en: { legal_line: 'Terms apply.' } },
      is_default: true,
    },
  ]);
});

it('edits a kit, and brings a deleted one back', async () => {
  const { user, server } = await openStudio('/brand-kits', { user: MEMBER, answers: keepKits(KILN) });
  await user.click(await screen.findByRole('button', { name: 'Edit Kiln & Co' }));
  await fill(user, screen.getByRole('textbox', { name: 'Brand name' }), 'Kiln');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('listitem', { name: 'Kiln' })).toBeVisible();
  expect(server.inputsOf('saveBrandKit').at(-1)).toMatchObject({ id: KILN.id, name: 'Kiln', words: KILN.words });
  await user.click(screen.getByRole('button', { name: 'Delete Kiln' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Kiln' })).not.toBeInTheDocument());
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
  expect(await screen.findByRole('listitem', { name: 'Kiln' })).toBeVisible();
});

it('speaks Chinese', async () => {
  await openStudio('/brand-kits', { user: MEMBER, answers: keepKits(), language: 'zh-CN' });
  expect(await screen.findByRole('heading', { level: 1, name: '品牌套件' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '新建品牌套件' })).toBeVisible();
});
