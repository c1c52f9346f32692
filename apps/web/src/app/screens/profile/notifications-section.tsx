import { Switch } from '@mantine/core';
import type { Profile } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { useSaveProfile } from '#src/nouns/accounts/api/save-profile.ts';
import { showError } from '#src/ui/toast.ts';
import { Section } from './section.tsx';

export function NotificationsSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  return (
    <Section title={t('notifications.title')} text={t('notifications.text')}>
      <Switch size="md" checked disabled label={t('notifications.security')} description={t('notifications.always')} />
      {(['result_ready', 'product_news'] as const).map((kind) => (
        <Switch
          key={kind}
          size="md"
          label={t(`notifications.${kind}`)}
          description={t(`notifications.${kind}_text`)}
          checked={
            save.isPending
              ? (save.variables.notifications?.[kind] ?? profile.notifications[kind])
              : profile.notifications[kind]
          }
          onChange={(event) =>
            save.mutate({ notifications: { [kind]: event.currentTarget.checked } }, { onError: showError })
          }
        />
      ))}
    </Section>
  );
}
