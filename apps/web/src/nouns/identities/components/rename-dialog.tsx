import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type IdentityId, PASSKEY_LIMITS } from '@reelwright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showToast } from '#src/ui/toast.ts';
import { useRenamePasskey } from '../api/rename-passkey.ts';

interface RenameDialogProps {
  passkey: { identity_id: IdentityId; name: string };
  onClose(): void;
}

export function RenameDialog({ passkey, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['identities', 'translation']);
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    rename.mutate(
      { identity_id: passkey.identity_id, name: name.trim() },
      {
        onSuccess: () => {
          showToast('success', t('passkeys.renamed'));
          onClose();
        },
        onError: showError,
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('passkeys.renameName', { name: passkey.name })}
      centered
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('passkeys.name')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={PASSKEY_LIMITS.nameLength}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('translation:action.cancel')}
            </Button>
            <Button type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
              {t('passkeys.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
