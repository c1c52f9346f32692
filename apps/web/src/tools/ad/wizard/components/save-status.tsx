import { ActionIcon, Group, Loader, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { Check, CloudOff, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import classes from './save-status.module.css';

/** Shows whether changes are saved, with undo and redo. */
export function SaveStatus() {
  const { t } = useTranslation('adWizard');
  const store = useAdDraftStore();
  const saving = useDraftState((state) => state.saving);
  const canUndo = useDraftState((state) => state.canUndo);
  const canRedo = useDraftState((state) => state.canRedo);
  return (
    <Group gap={4} wrap="nowrap">
      <div className={classes.status} role="status" data-kind={saving.kind}>
        {saving.kind === 'saving' && <Loader size={13} aria-hidden />}
        {saving.kind === 'saved' && <Check size={15} aria-hidden />}
        {saving.kind === 'offline' && <CloudOff size={15} aria-hidden />}
        {(saving.kind === 'failed' || saving.kind === 'conflict') && <TriangleAlert size={15} aria-hidden />}
        <Text size="xs" component="span">
          {saving.kind === 'offline' && !saving.isKept ? t('save.offlineNotKept') : t(`save.${saving.kind}`)}
        </Text>
        {saving.kind === 'failed' && (
          <Tooltip label={saving.message}>
            <UnstyledButton className={classes.again} onClick={() => void store.flush()}>
              {t('save.again')}
            </UnstyledButton>
          </Tooltip>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.step ?? ''}
        disabled={!canUndo}
        onClick={store.undo}
        aria-label={t('undo')}
        title={t('undo')}
      >
        <Undo2 size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.step ?? ''}
        disabled={!canRedo}
        onClick={store.redo}
        aria-label={t('redo')}
        title={t('redo')}
      >
        <Redo2 size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
