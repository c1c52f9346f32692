import {
  AD_LANGUAGES,
  type AdLanguage,
  type BrandKit,
  brandKitFields,
  type BrandKitFields,
  type BrandKitId,
  type CallData,
  type CallInput,
} from '@reelwright/contracts';

type Words = NonNullable<BrandKitFields['words'][AdLanguage]>;

/** A brand kit while it is edited: texts may be empty. */
export interface BrandKitForm {
  id: BrandKitId | undefined;
  name: string;
  logo: BrandKitFields['logo'];
  /** Where the logo can be seen. */
  logoUrl: string | undefined;
  colors: string[];
  fonts: BrandKitFields['fonts'];
  words: Record<AdLanguage, { [Key in keyof Words]-?: string }>;
  isDefault: boolean;
}

const NO_WORDS = { voice: '', call_to_action: '', legal_line: '' } as const;

export function makeBrandKitForm(isFirst: boolean): BrandKitForm {
  return {
    id: undefined,
    name: '',
    logo: undefined,
    logoUrl: undefined,
    colors: [],
    fonts: {},
    words: { en: NO_WORDS, 'zh-CN': NO_WORDS },
    // The only kit is nearly always meant for every ad.
    isDefault: isFirst,
  };
}

const toTyped = ({ voice = '', call_to_action: button = '', legal_line: legal = '' }: Words = {}) => ({
  voice,
  call_to_action: button,
  legal_line: legal,
});

export function toBrandKitForm(kit: BrandKit): BrandKitForm {
  const { id, name, logo, logo_url: logoUrl, colors, fonts, words, is_default: isDefault } = kit;
  return {
    id,
    name,
    logo: logoUrl === undefined ? undefined : logo,
    logoUrl,
    colors,
    fonts,
    words: { en: toTyped(words.en), 'zh-CN': toTyped(words['zh-CN']) },
    isDefault,
  };
}

/** Fills what is still empty with what a site says, and replaces nothing. */
export function fillFromBrand(form: BrandKitForm, brand: CallData<'readBrand'>): BrandKitForm {
  const { name = '', logo, colors, fonts } = brand;
  const takesLogo = form.logo === undefined && logo !== undefined;
  return {
    ...form,
    name: form.name.trim() === '' ? name : form.name,
    ...(takesLogo ? { logo, logoUrl: 'url' in logo ? logo.url : undefined } : {}),
    colors: form.colors.length === 0 ? colors : form.colors,
    fonts: { ...fonts, ...form.fonts },
  };
}

function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> | undefined {
  const entries = Object.entries(fields)
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Fields>) : undefined;
}

/** Returns the call's input; undefined while a field is invalid. */
export function toBrandKitInput(form: BrandKitForm): CallInput<'saveBrandKit'> | undefined {
  const words = Object.fromEntries(
    AD_LANGUAGES.flatMap((language) => {
      const own = filled(form.words[language]);
      return own ? [[language, own]] : [];
    }),
  );
  const checked = brandKitFields.safeParse({
    name: form.name,
    ...(form.logo ? { logo: form.logo } : {}),
    colors: form.colors,
    fonts: form.fonts,
    words,
    is_default: form.isDefault,
  });
  if (!checked.success) return undefined;
  return { ...checked.data, ...(form.id === undefined ? {} : { id: form.id }) };
}
