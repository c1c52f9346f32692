import { Select } from '@mantine/core';
import { AD_LANGUAGES, type AdLanguage } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { useBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { withBrandKit } from '../../draft/apply-brand-kit.ts';
import { editSettings } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';

/**
 * Picks the ad's language. Scripts in another language are deselected, and the voice is reset, since a voice speaks one
 * language. A brand kit brings its texts of the new language.
 */
export function LanguageField() {
  const { t } = useTranslation(['adForm', 'translation']);
  const store = useAdDraftStore();
  const language = useDraftState((state) => state.content.settings.language ?? 'en');
  const kitId = useDraftState((state) => state.content.settings.brand_kit);
  const kit = useBrandKit(kitId);
  return (
    <Select
      label={t('form.language')}
      allowDeselect={false}
      data={AD_LANGUAGES.map((value) => ({ value, label: t(`translation:language.${value}`) }))}
      value={language}
      onChange={(value) => {
        if (value !== null && value !== language) changeLanguage(value);
      }}
    />
  );

  function changeLanguage(next: AdLanguage): void {
    const change = withBrandKit(kit, editSettings({ language: next, voice: undefined }));
    store.change((content) => ({
      ...change(content),
      chosen_scripts: content.chosen_scripts.filter(
        (id) => content.scripts.find((each) => each.id === id)?.script.language === next,
      ),
    }));
  }
}
