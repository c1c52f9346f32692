import { Alert, Button, Group, Text } from '@mantine/core';
import { GitCompareArrows } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';

/** The ad was changed here and in another tab: the user chooses which version stays. */
export function ConflictAlert() {
  const { t, i18n } = useTranslation('adWizard');
  const store = useAdDraftStore();
  const saving = useDraftState((state) => state.saving);
  if (saving.kind !== 'conflict') return null;
  const changedAt = new Intl.DateTimeFormat(i18n.resolvedLanguage, { timeStyle: 'short' }).format(
    new Date(saving.theirs.changed_at),
  );
  return (
    <Alert
      color="yellow"
      radius="lg"
      role="alert"
      icon={<GitCompareArrows size={18} aria-hidden />}
      title={t('conflict.title')}
    >
      <Text size="sm">{t('conflict.text', { time: changedAt })}</Text>
      <Group mt="sm" gap="sm">
        <Button size="xs" onClick={store.keepMine}>
          {t('conflict.mine')}
        </Button>
        <Button size="xs" variant="default" onClick={store.takeTheirs}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  );
}
