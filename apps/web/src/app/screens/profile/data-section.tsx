import { Alert, Button, Group, Modal, PasswordInput, Progress, Stack, Text, TextInput } from '@mantine/core';
import { ACCOUNT_LIMITS, type Profile } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import { useAccountExport } from '#src/nouns/accounts/api/get-account-export.ts';
import { useScheduleDeletion } from '#src/nouns/accounts/api/schedule-deletion.ts';
import { useStartAccountExport } from '#src/nouns/accounts/api/start-account-export.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { showError } from '#src/ui/toast.ts';
import { Section } from './section.tsx';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';

const MEGABYTE = 2 ** 20;

export function DataSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Section title={t('data.export')} text={t('data.exportText', { days: ACCOUNT_LIMITS.exportDays })}>
        <Archive />
      </Section>
      <Section title={t('data.delete')} text={t('data.deleteText', { days: ACCOUNT_LIMITS.deletionDays })}>
        <Button color="red" variant="light" h={44} w="fit-content" onClick={() => setDeleting(true)}>
          {t('data.deleteButton')}
        </Button>
      </Section>
      {isDeleting && <DeletionDialog profile={profile} onClose={() => setDeleting(false)} />}
    </>
  );
}

function Archive() {
  const { t, i18n } = useTranslation('profile');
  const query = useAccountExport();
  const start = useStartAccountExport();
  const archive = query.data?.export;
  if (query.data === undefined) return <ListTrouble query={query} />;
  const date = archive?.expires_at
    ? new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long' }).format(new Date(archive.expires_at))
    : '';
  const toDownload = t('data.download', { size: Math.max(0.1, (archive?.filesize ?? 0) / MEGABYTE).toFixed(1) });
  return (
    <Stack role="status">
      {archive?.state === 'running' && (
        <div>
          <Text size="sm" mb={6}>
            {t('data.making')}
          </Text>
          <Progress value={Math.max(3, archive.percent)} animated aria-label={t('data.making')} />
        </div>
      )}
      {archive?.state === 'failed' && <Alert color="red">{t('data.exportFailed')}</Alert>}
      {archive?.state === 'ready' && (
        <Group>
          {archive.url === null ? (
            // Its address comes with a fresh sign-in.
            <Button h={44} leftSection={<Download size={16} aria-hidden />} onClick={() => void freshSignIn.ask()}>
              {toDownload}
            </Button>
          ) : (
            <Button component="a" href={archive.url} download h={44} leftSection={<Download size={16} aria-hidden />}>
              {toDownload}
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {t('data.until', { date })}
          </Text>
        </Group>
      )}
      {archive?.state !== 'running' && (
        <Button
          variant="default"
          h={44}
          w="fit-content"
          loading={start.isPending}
          onClick={() => start.mutate(undefined, { onError: showError })}
        >
          {t(archive ? 'data.exportAgain' : 'data.exportButton')}
        </Button>
      )}
    </Stack>
  );
}

/** The second step: proof of who asks, and the e-mail typed by hand, if the account has one. */
function DeletionDialog({ profile, onClose }: { profile: Profile; onClose(): void }) {
  const { t } = useTranslation(['profile', 'translation']);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const schedule = useScheduleDeletion();
  const email = profile.email ?? '';
  const isReady = typed.trim().toLowerCase() === email.toLowerCase() && (!profile.has_password || password !== '');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    schedule.mutate(
      { confirmation: typed, ...(profile.has_password && { password }) },
      { onSuccess: () => void navigate({ to: '/login' }) },
    );
  };
  return (
    <Modal opened onClose={onClose} title={t('data.deleteTitle')} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('data.deleteWarning', { days: ACCOUNT_LIMITS.deletionDays })}</Text>
          {profile.has_password && (
            <PasswordInput
              size="md"
              label={t('security.current')}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('translation:login.showPassword') }}
              required
              withAsterisk={false}
              data-autofocus
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          {email !== '' && (
            <TextInput
              size="md"
              label={t('data.typeEmail', { email })}
              autoComplete="off"
              required
              withAsterisk={false}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          {schedule.isError && (
            <Alert color="red" role="alert">
              {describeError(schedule.error, getLanguage())}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" h={44} onClick={onClose}>
              {t('translation:action.cancel')}
            </Button>
            <Button type="submit" color="red" h={44} loading={schedule.isPending} disabled={!isReady}>
              {t('data.deleteConfirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
