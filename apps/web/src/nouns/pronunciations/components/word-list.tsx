import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import type { CallData, SavedPronunciation, SpeechLanguage } from '@reelwright/contracts';
import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { showError, showUndoToast } from '#src/ui/toast.ts';
import { useDeletePronunciation } from '../api/delete-pronunciation.ts';
import { usePronunciations } from '../api/list-pronunciations.ts';
import { useSavePronunciation } from '../api/save-pronunciation.ts';
import { loadPronunciationTexts } from '../model/pronunciation-texts.ts';
import { findTrialVoice, makeNewWord, type SpokenWordForm, sortWords, toSavedWord } from '../model/spoken-word.ts';
import { useWordTrial } from '../model/use-word-trial.ts';
import { WordEditor } from './word-editor.tsx';
import classes from './word-list.module.css';
import { WordRow } from './word-row.tsx';

loadPronunciationTexts();

interface WordListProps {
  voices: CallData<'listVoices'> | undefined;
  /** The voice that speaks a word on trial, if it can. */
  language: SpeechLanguage;
  voiceId: string;
}

/** The row of a word that is not saved yet. */
const NEW = 'new';

/** The account's pronunciations of brand names and other words: play, change, delete. */
export function WordList({ voices, language, voiceId }: WordListProps) {
  const { t } = useTranslation(['pronunciations', 'translation']);
  const words = usePronunciations();
  const save = useSavePronunciation();
  const remove = useDeletePronunciation();
  const trial = useWordTrial();
  /** The open row. */
  const [edited, setEdited] = useState<string | null>(null);

  if (words.isPending) return <Skeleton height={64} role="status" aria-label={t('translation:state.loading')} />;
  if (!words.data) {
    return (
      <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t('failed')}>
        <Button size="xs" variant="default" onClick={() => void words.refetch()}>
          {t('translation:action.tryAgain')}
        </Button>
      </Alert>
    );
  }

  const phaseOf = (row: string) => (trial.active?.row === row ? trial.active.phase : null);
  const trialOf = (row: string, wordLanguage: SpeechLanguage | null) => {
    const voice = voices && findTrialVoice(voices, { wordLanguage, language, voiceId });
    if (!voice) return undefined;
    return ({ written, spoken, notation }: SpokenWordForm): void =>
      trial.play(row, { voice_id: voice.id, written, spoken, notation });
  };
  const close = (): void => {
    save.reset();
    trial.stop();
    setEdited(null);
  };
  const keep = (word: SpokenWordForm): void => {
    const input = toSavedWord(word);
    if (input) save.mutate(input, { onSuccess: close });
  };
  const erase = ({ id, ...word }: SavedPronunciation): void =>
    remove.mutate(id, {
      onSuccess: () =>
        showUndoToast(t('removed', { word: word.written }), {
          label: t('undo'),
          onUndo: () => save.mutate(word, { onError: showError }),
        }),
      onError: showError,
    });
  const editorOf = (row: string, start: SpokenWordForm) => (
    <WordEditor
      start={start}
      isSaving={save.isPending}
      error={save.error ? describeError(save.error, getLanguage()) : undefined}
      trialPhase={phaseOf(row)}
      onTry={voices && ((word) => trialOf(row, word.language)?.(word))}
      onStop={trial.stop}
      onSave={keep}
      onCancel={close}
    />
  );

  const { list, max } = words.data;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      {list.length > 0 && (
        <ul className={classes['list']} aria-label={t('list')}>
          {sortWords(list, language).map((word) =>
            edited === word.id ? (
              <li key={word.id}>{editorOf(word.id, word)}</li>
            ) : (
              <WordRow
                key={word.id}
                word={word}
                trialPhase={phaseOf(word.id)}
                onTry={voices && (() => trialOf(word.id, word.language)?.(word))}
                onStop={trial.stop}
                onEdit={() => {
                  close();
                  setEdited(word.id);
                }}
                onDelete={() => erase(word)}
              />
            ),
          )}
        </ul>
      )}
      {edited === NEW ? (
        editorOf(NEW, makeNewWord(language))
      ) : (
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<Plus size={14} aria-hidden />}
          disabled={list.length >= max}
          onClick={() => {
            close();
            setEdited(NEW);
          }}
        >
          {t('add')}
        </Button>
      )}
      {list.length >= max && (
        <Text size="sm" c="dimmed">
          {t('full', { max })}
        </Text>
      )}
    </Stack>
  );
}
