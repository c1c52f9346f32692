import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Modal,
  PasswordInput,
  Select,
  Skeleton,
  Stack,
  Switch,
  Text,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { type Share, SHARE_LIMITS, type Task } from '@reelwright/contracts';
import { Copy, Link as LinkIcon, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { useCreateShare } from '../api/create-share.ts';
import { useShareList } from '../api/list-shares.ts';
import { useRevokeShare } from '../api/revoke-share.ts';
import { shareAddress } from '../model/share-address.ts';
import classes from './share-dialog.module.css';

/** Days until a link expires; 0 means never. */
const LIFETIMES = [1, 7, 30, SHARE_LIMITS.maxDays, 0] as const;
const DEFAULT_DAYS = 7;

interface ShareDialogProps {
  task: Pick<Task, 'task_id' | 'title'>;
  onClose(): void;
}

/** Creates and revokes public links to a finished video. */
export function ShareDialog({ task, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('share.title')}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('share.text')}
        </Text>
        <NewLink taskId={task.task_id} />
        <LinkList taskId={task.task_id} />
      </Stack>
    </Modal>
  );
}

function NewLink({ taskId }: { taskId: Task['task_id'] }) {
  const { t } = useTranslation('tasks');
  const create = useCreateShare();
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const [hasPassword, setHasPassword] = useState(false);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isTooShort = hasPassword && password.length < SHARE_LIMITS.password.min;
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    setChecked(true);
    if (isTooShort) return;
    create.mutate(
      {
        task_id: taskId,
        ...(days === 0 ? {} : { expires_in_days: days }),
        ...(hasPassword ? { password } : {}),
      },
      {
        onSuccess: (share) => {
          setPassword('');
          setHasPassword(false);
          setChecked(false);
          void copyText(shareAddress(share.token), t('share.copied'));
        },
        onError: showError,
      },
    );
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Select
        label={t('share.works')}
        data={LIFETIMES.map((value) => ({
          value: String(value),
          label: value === 0 ? t('share.forever') : t('share.days', { count: value }),
        }))}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
        allowDeselect={false}
      />
      <Switch
        label={t('share.askPassword')}
        checked={hasPassword}
        onChange={(event) => setHasPassword(event.currentTarget.checked)}
      />
      {hasPassword && (
        <PasswordInput
          label={t('share.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          maxLength={SHARE_LIMITS.password.max}
          autoComplete="new-password"
          error={isChecked && isTooShort && t('share.passwordShort', { count: SHARE_LIMITS.password.min })}
          visibilityToggleButtonProps={{ 'aria-label': t('share.showPassword') }}
          data-autofocus
        />
      )}
      <Button type="submit" loading={create.isPending} leftSection={<LinkIcon size={16} aria-hidden />}>
        {t('share.create')}
      </Button>
    </form>
  );
}

function LinkList({ taskId }: { taskId: Task['task_id'] }) {
  const { t } = useTranslation(['tasks', 'translation']);
  const { data, isPending, error, refetch } = useShareList(taskId);
  if (isPending) return <Skeleton height={56} role="status" aria-label={t('translation:state.loading')} />;
  if (error) {
    return (
      <Group justify="space-between" role="alert">
        <Text size="sm">{describeError(error, getLanguage())}</Text>
        <Button size="xs" variant="default" onClick={() => refetch()}>
          {t('translation:action.tryAgain')}
        </Button>
      </Group>
    );
  }
  if (data.shares.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {t('share.links', { count: data.shares.length })}
      </Text>
      <ul className={classes.links}>
        {data.shares.map((share) => (
          <LinkRow key={share.share_id} share={share} taskId={taskId} />
        ))}
      </ul>
    </div>
  );
}

function LinkRow({ share, taskId }: { share: Share; taskId: Task['task_id'] }) {
  const { t, i18n } = useTranslation('tasks');
  const revoke = useRevokeShare(taskId);
  const day = (at: string): string =>
    new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const address = share.token === null ? undefined : shareAddress(share.token);
  const madeOn = t('share.madeOn', { day: day(share.created_at) });
  return (
    <li className={classes.link}>
      <div className={classes.facts}>
        {address === undefined ? (
          <Text size="sm" fw={500}>
            {madeOn}
          </Text>
        ) : (
          <TextInput
            readOnly
            value={address}
            aria-label={t('share.address')}
            onFocus={(event) => event.currentTarget.select()}
            rightSectionWidth={44}
            rightSection={
              <Tooltip label={t('share.copy')}>
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={t('share.copy')}
                  onClick={() => void copyText(address, t('share.copied'))}
                >
                  <Copy size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            }
          />
        )}
        <Group gap={8} mt={4}>
          <Text size="xs" c="dimmed">
            {share.expires_at === null ? t('share.neverEnds') : t('share.endsOn', { day: day(share.expires_at) })}
          </Text>
          <Text size="xs" c="dimmed">
            {share.last_viewed_at === null
              ? t('share.neverViewed')
              : t('share.viewed', { count: share.views, day: day(share.last_viewed_at) })}
          </Text>
          {share.has_password && (
            <Badge size="sm" variant="light" color="gray" leftSection={<Lock size={11} aria-hidden />}>
              {t('share.protected')}
            </Badge>
          )}
        </Group>
      </div>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        className={classes.revoke}
        loading={revoke.isPending}
        leftSection={<Trash2 size={14} aria-hidden />}
        aria-label={t('share.revokeOf', { link: madeOn })}
        onClick={() =>
          revoke.mutate(share.share_id, {
            onSuccess: () => showToast('success', t('share.revoked')),
            onError: showError,
          })
        }
      >
        {t('share.revoke')}
      </Button>
    </li>
  );
}
