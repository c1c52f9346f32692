import { ActionIcon, Group, Loader, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { Check, CloudOff, Redo2, TriangleAlert, Undo2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftSaving } from '#src/nouns/drafts/model/draft-store.ts';
import { loadDraftTexts } from '#src/nouns/drafts/model/draft-texts.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { isUploading } from '#src/nouns/uploads/upload-queue.ts';
import { getDraftUploads, usePendingUploads } from '../../draft/draft-uploads.ts';
import classes from './save-status.module.css';

loadDraftTexts();

/** Shows whether changes are saved and files uploaded, with undo and redo. */
export function SaveStatus() {
  const { t } = useTranslation(['adWizard', 'drafts']);
  const store = useAdDraftStore();
  const saving = useDraftState((state) => state.saving);
  const undoes = useDraftState((state) => state.undoes);
  const redoes = useDraftState((state) => state.redoes);
  const undo = undoes === null ? t('drafts:undo') : t('drafts:undoOf', { subject: t(`drafts:subject.${undoes}`) });
  const redo = redoes === null ? t('drafts:redo') : t('drafts:redoOf', { subject: t(`drafts:subject.${redoes}`) });
  const uploads = getDraftUploads(store, 'images');
  const sending = usePendingUploads(uploads).filter((row) => isUploading([row]));
  return (
    <Group gap={4} wrap="nowrap">
      {sending.length > 0 && (saving.kind === 'saved' || saving.kind === 'saving') ? (
        <div className={classes.status} role="status" data-kind="uploading">
          <Upload size={15} aria-hidden />
          <Text size="xs" component="span">
            {t(sending.some(({ isWaiting }) => isWaiting) ? 'save.uploadsWait' : 'save.uploading', {
              count: sending.length,
              total: Math.max(uploads.getTotal(), sending.length),
            })}
          </Text>
        </div>
      ) : (
        <SavingState saving={saving} onAgain={() => void store.flush()} />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.step ?? ''}
        disabled={undoes === null}
        onClick={store.undo}
        aria-label={undo}
        title={undo}
      >
        <Undo2 size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.step ?? ''}
        disabled={redoes === null}
        onClick={store.redo}
        aria-label={redo}
        title={redo}
      >
        <Redo2 size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function SavingState({ saving, onAgain }: { saving: DraftSaving; onAgain(): void }) {
  const { t } = useTranslation('adWizard');
  return (
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
          <UnstyledButton className={classes.again} onClick={onAgain}>
            {t('save.again')}
          </UnstyledButton>
        </Tooltip>
      )}
    </div>
  );
}
