import { Select } from '@mantine/core';
import { AD_LANGUAGES, type AdLanguage } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { editSettings } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';

/**
 * Picks the ad's language. Scripts in another language are deselected, and the voice is reset, since a voice speaks one
 * language.
 */
export function LanguageField() {
  const { t } = useTranslation(['adForm', 'translation']);
  const store = useAdDraftStore();
  const language = useDraftState((state) => state.content.settings.language ?? 'en');
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
    store.change((content) => ({
      ...editSettings({ language: next, voice: undefined })(content),
      chosen_scripts: content.chosen_scripts.filter(
        (id) => content.scripts.find((each) => each.id === id)?.script.language === next,
      ),
    }));
  }
}
