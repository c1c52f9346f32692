import { expect, it } from 'vitest';
import { fillFromBrand, makeBrandKitForm, toBrandKitForm, toBrandKitInput } from './brand-kit-form.ts';

it('fills only what is empty from a site', () => {
  const form = { ...makeBrandKitForm(true), name: 'Mine', fonts: { title: 'Lobster' as const } };
  const filled = fillFromBrand(form, {
    name: 'Kiln & Co',
    logo: { url: 'https://kiln.example/logo.png' },
    colors: ['#c43a13'],
    fonts: { title: 'Anton', body: 'Inter' },
  });
  expect(filled).toMatchObject({
    name: 'Mine',
    logoUrl: 'https://kiln.example/logo.png',
    colors: ['#c43a13'],
    fonts: { title: 'Lobster', body: 'Inter' },
  });
});

it('saves no empty text, and nothing while a field is invalid', () => {
  const form = makeBrandKitForm(true);
  expect(toBrandKitInput(form)).toBeUndefined();
  const words = { ...form.words, en: { voice: '', call_to_action: ' Get yours ', legal_line: '' } };
  expect(toBrandKitInput({ ...form, name: ' Kiln ', words })).toEqual({
    name: 'Kiln',
    colors: [],
    fonts: {},
    words: { en: { call_to_action: 'Get yours' } },
    is_default: true,
  });
  expect(toBrandKitInput({ ...form, name: 'Kiln', colors: ['red'] })).toBeUndefined();
});

it('edits a saved kit without its deleted logo', () => {
  const kit = { ...toBrandKitInput({ ...makeBrandKitForm(false), name: 'Kiln' }), id: 'a' } as never;
  expect(toBrandKitForm({ ...(kit as object), logo: { asset_id: 'gone' } } as never).logo).toBeUndefined();
});
