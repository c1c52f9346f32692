import type { AdDraft, BrandKit, DraftSettings, DraftScript } from '@reelwright/contracts';
import { dequal } from 'dequal/lite';

/** The fields of a draft that a brand kit fills. */
type Brought = Pick<DraftSettings, 'logo' | 'fonts' | 'voice' | 'legal_line' | 'call_to_action'>;

function broughtBy({ logo, logo_url: logoUrl, fonts, words }: BrandKit, language: 'en' | 'zh-CN'): Brought {
  const { voice, legal_line: legalLine, call_to_action: callToAction } = words[language] ?? {};
  return {
    ...(logo && logoUrl !== undefined ? { logo } : {}),
    ...(Object.keys(fonts).length > 0 ? { fonts } : {}),
    ...(voice === undefined ? {} : { voice }),
    ...(legalLine === undefined ? {} : { legal_line: legalLine }),
    ...(callToAction === undefined ? {} : { call_to_action: callToAction }),
  };
}

const withoutKeys = <Fields extends object>(fields: Fields, isGone: (key: string, value: unknown) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => !isGone(key, value))) as Fields;

/** Takes back what a kit brought to an ad; what the user has changed since stays. */
function takeBack(content: AdDraft, kit: BrandKit): AdDraft {
  const { settings, product } = content;
  const brought: Readonly<Record<string, unknown>> = broughtBy(kit, settings.language ?? 'en');
  return {
    ...content,
    settings: withoutKeys(
      settings,
      (key, value) => key === 'brand_kit' || (key in brought && dequal(brought[key], value)),
    ),
    product: withoutKeys(
      product,
      (key, value) => key === 'brand_colors' && kit.colors.length > 0 && dequal(value, kit.colors),
    ),
  };
}

const withButton = (script: DraftScript, text: string): DraftScript =>
  script.script.call_to_action === text ? script : { ...script, script: { ...script.script, call_to_action: text } };

/**
 * Gives an ad another brand kit, or none. A kit replaces what it has a value for; its button text also replaces that of
 * the scripts in the ad's language.
 */
export const applyBrandKit =
  (kit: BrandKit | undefined, former?: BrandKit) =>
  (before: AdDraft): AdDraft => {
    const content = former ? takeBack(before, former) : before;
    if (!kit) {
      const { brand_kit: _left, ...settings } = content.settings;
      return { ...content, settings };
    }
    const { language = 'en' } = content.settings;
    const brought = broughtBy(kit, language);
    const { call_to_action: button } = brought;
    const { brand_colors: _source, ...sources } = content.sources;
    return {
      ...content,
      settings: { ...content.settings, ...brought, brand_kit: kit.id },
      ...(kit.colors.length > 0 ? { product: { ...content.product, brand_colors: kit.colors }, sources } : {}),
      scripts:
        button === undefined
          ? content.scripts
          : content.scripts.map((each) => (each.script.language === language ? withButton(each, button) : each)),
    };
  };

/**
 * Makes a change that may give the ad another language, or values that a kit replaces. The kit brings its texts of the
 * new language.
 */
export const withBrandKit =
  (kit: BrandKit | undefined, change: (content: AdDraft) => AdDraft) =>
  (content: AdDraft): AdDraft =>
    kit ? applyBrandKit(kit)(change(takeBack(content, kit))) : change(content);
