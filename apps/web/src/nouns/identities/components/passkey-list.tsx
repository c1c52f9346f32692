import { ActionIcon, Badge, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showToast } from '#src/ui/toast.ts';
import { useAddPasskey } from '../api/add-passkey.ts';
import { useDeletePasskey } from '../api/delete-passkey.ts';
import { describeDevice } from '../model/device-name.ts';
import { describePasskeyProblem } from '../model/passkey-problem.ts';
import { canUsePasskeys } from '../model/provider-list.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './linked-identities.module.css';
import { RenameDialog } from './rename-dialog.tsx';

export type Passkey = CallData<'listIdentities'>['passkeys'][number];

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  canAdd: boolean;
}

/** The user's passkeys: added on this device, renamed, deleted. */
export function PasskeyList({ passkeys, canAdd }: PasskeyListProps) {
  const { t, i18n } = useTranslation('identities');
  const add = useAddPasskey();
  const remove = useDeletePasskey();
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const isSupported = canUsePasskeys();

  const addHere = (): void =>
    add.mutate(t('passkeys.defaultName', describeDevice(navigator.userAgent)), {
      onSuccess: () => showToast('success', t('passkeys.added')),
      onError: (error) => {
        const problem = describePasskeyProblem(error);
        showToast('warning', 'key' in problem ? t(problem.key) : problem.message);
      },
    });
  const deleteNow = (passkey: Passkey): void =>
    remove.mutate(passkey.identity_id, {
      onSuccess: () => showToast('success', t('passkeys.deleted')),
      onError: showError,
      onSettled: () => setLeaving(null),
    });
  const toDate = (at: string): string =>
    new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium' }).format(new Date(at));
  const describeUse = ({ last_used_at: usedAt, created_at: createdAt }: Passkey): string =>
    usedAt === null
      ? t('passkeys.created', { date: toDate(createdAt) })
      : t('passkeys.lastUsed', { date: toDate(usedAt) });

  return (
    <section aria-labelledby="passkeys">
      <Group justify="space-between" align="flex-start" mb="sm">
        <div className={classes.intro}>
          <Title order={2} size="h4" id="passkeys">
            {t('passkeys.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t(isSupported ? 'passkeys.text' : 'passkeys.unsupported')}
          </Text>
        </div>
        {canAdd && isSupported && (
          <Button
            variant="light"
            h={44}
            leftSection={<Plus size={16} aria-hidden />}
            loading={add.isPending}
            onClick={addHere}
          >
            {t('passkeys.add')}
          </Button>
        )}
      </Group>
      <ul className={classes.list}>
        {passkeys.length === 0 && (
          <li className={classes.row}>
            <Text size="sm" c="dimmed">
              {t('passkeys.none')}
            </Text>
          </li>
        )}
        {passkeys.map((passkey) => (
          <li key={passkey.identity_id} className={classes.row}>
            <KeyRound size={18} aria-hidden className={classes.icon} />
            <div className={classes.words}>
              <Group gap="xs">
                <Text fw={500}>{passkey.name}</Text>
                {passkey.is_synced && (
                  <Badge variant="light" size="sm">
                    {t('passkeys.synced')}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                {describeUse(passkey)}
              </Text>
            </div>
            <Tooltip label={t('passkeys.rename')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('passkeys.renameName', { name: passkey.name })}
                onClick={() => setRenaming(passkey)}
              >
                <Pencil size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('passkeys.delete')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('passkeys.deleteName', { name: passkey.name })}
                onClick={() => setLeaving(passkey)}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      {leaving && (
        <ConfirmDialog
          title={t('passkeys.confirmDelete', { name: leaving.name })}
          text={t('passkeys.confirmDeleteText')}
          action={t('passkeys.delete')}
          isBusy={remove.isPending}
          onConfirm={() => deleteNow(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
