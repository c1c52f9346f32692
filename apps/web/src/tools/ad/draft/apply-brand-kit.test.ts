import type { BrandKit } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { makeMugDraft } from '../test-mug-draft.ts';
import { applyBrandKit, withBrandKit } from './apply-brand-kit.ts';
import { editSettings } from './draft-edits.ts';
import { toAdInput } from './draft-input.ts';

const kit = {
  id: '8a3c9a54-5a53-4b1c-9a70-2f1a9f1c7d11',
  name: 'Kiln & Co',
  logo: { url: 'https://kiln.example/logo.png' },
  logo_url: 'https://kiln.example/logo.png',
  colors: ['#c43a13', '#143d2b'],
  fonts: { title: 'Lobster' },
  words: { en: { voice: 'en-amy', call_to_action: 'Get yours', legal_line: 'Terms apply.' } },
  is_default: true,
} as unknown as BrandKit;
const draft = makeMugDraft();

it('gives an ad everything of the brand, and the ad its input', () => {
  const branded = applyBrandKit(kit)(draft);
  expect(branded.settings).toMatchObject({
    brand_kit: kit.id,
    logo: kit.logo,
    fonts: kit.fonts,
    voice: 'en-amy',
    legal_line: 'Terms apply.',
  });
  expect(branded.product.brand_colors).toEqual(kit.colors);
  expect(branded.scripts.map(({ script }) => script.call_to_action)).toEqual(draft.scripts.map(() => 'Get yours'));
  const result = toAdInput(branded, 104);
  expect(result).toMatchObject({ ok: true, input: { legal_line: 'Terms apply.', fonts: { title: 'Lobster' } } });
  expect(result.ok && 'brand_kit' in result.input).toBe(false);
});

it('takes back what the kit brought, and leaves what was changed since', () => {
  const branded = applyBrandKit(kit)(draft);
  const changed = { ...branded, settings: { ...branded.settings, legal_line: 'Other terms.' } };
  const plain = applyBrandKit(undefined, kit)(changed);
  expect(plain.settings).toEqual({ ...draft.settings, legal_line: 'Other terms.' });
  expect(plain.product).toEqual(draft.product);
});

it('replaces one kit by another', () => {
  const other = { ...kit, id: 'other', logo: undefined, logo_url: undefined, fonts: {}, words: {} } as never;
  const { settings } = applyBrandKit(other, kit)(applyBrandKit(kit)(draft));
  expect(settings).toEqual({ ...draft.settings, brand_kit: 'other' });
});

it('brings no logo that was deleted', () => {
  const { logo_url: _gone, ...rest } = kit;
  expect(applyBrandKit(rest)(draft).settings.logo).toEqual(draft.settings.logo);
});

it('brings the texts of the new language when the language changes', () => {
  const chinese = { ...kit, words: { ...kit.words, 'zh-CN': { legal_line: '最终解释权归本店所有。' } } };
  const { settings } = withBrandKit(chinese, editSettings({ language: 'zh-CN' }))(applyBrandKit(chinese)(draft));
  expect(settings).toMatchObject({ language: 'zh-CN', legal_line: '最终解释权归本店所有。', brand_kit: kit.id });
  expect(settings).not.toHaveProperty('voice');
  expect(settings).not.toHaveProperty('call_to_action');
});
