import { Alert, Button, Group, Text } from '@mantine/core';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { isAboutNothing } from '../../draft/draft-input.ts';

/** Says that the ad can use none of the page's texts because of their language, and what to do. */
export function ForeignPageAlert({ onEnter }: { onEnter(): void }) {
  const { t, i18n } = useTranslation(['adWizard', 'translation']);
  const isShown = useDraftState((state) => isAboutNothing(state.content));
  const tag = useDraftState((state) => state.content.page_language);
  const language = useDraftState((state) => state.content.settings.language ?? 'en');
  if (!isShown) return null;
  const names = new Intl.DisplayNames(i18n.resolvedLanguage ?? 'en', { type: 'language' });
  const values = {
    page: tag === undefined ? t('foreign.unknown') : (names.of(tag) ?? tag),
    ad: t(`translation:language.${language}`),
  };
  return (
    <Alert
      color="yellow"
      radius="lg"
      role="alert"
      icon={<Languages size={18} aria-hidden />}
      title={t('foreign.title', values)}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" maw={640}>
          {t('foreign.text', values)}
        </Text>
        <Button size="xs" variant="default" onClick={onEnter}>
          {t('foreign.enter', values)}
        </Button>
      </Group>
    </Alert>
  );
}
