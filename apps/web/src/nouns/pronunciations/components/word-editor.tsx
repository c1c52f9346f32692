import { Button, Group, Loader, SegmentedControl, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { SPEECH_LANGUAGES } from '@reelwright/contracts';
import { Play, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '#src/nouns/voices/model/name-language.ts';
import { type SpokenWordForm, toSavedWord } from '../model/spoken-word.ts';
import classes from './word-list.module.css';

interface WordEditorProps {
  start: SpokenWordForm;
  isSaving: boolean;
  /** Why the server refused the word. */
  error: string | undefined;
  trialPhase: 'loading' | 'playing' | null;
  /** Undefined if no voice can speak it. */
  onTry: ((word: SpokenWordForm) => void) | undefined;
  onStop(): void;
  onSave(word: SpokenWordForm): void;
  onCancel(): void;
}

const ANY = 'any';

/** Edits one word: its spelling, and its pronunciation. */
export function WordEditor(props: WordEditorProps) {
  const { start, isSaving, error, trialPhase, onTry, onStop, onSave, onCancel } = props;
  const { t, i18n } = useTranslation(['pronunciations', 'translation']);
  const [word, setWord] = useState(start);
  const [hasTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // The editor replaces the button that opened it, which had the focus.
  useEffect(() => first.current?.focus(), []);
  const change = (fields: Partial<SpokenWordForm>): void => setWord({ ...word, ...fields });
  const missing = (text: string): string | undefined => (hasTried && text.trim() === '' ? t('missing') : undefined);
  const isComplete = toSavedWord(word) !== undefined;
  const save = (): void => {
    setTried(true);
    if (isComplete) onSave(word);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      // The editor is part of the text's form, which Enter would submit.
      event.preventDefault();
      if (!event.nativeEvent.isComposing && event.target.getAttribute('aria-haspopup') === null) save();
    }
    if (event.key === 'Escape') onCancel();
  };
  const languages = SPEECH_LANGUAGES.map((value) => ({ value, label: nameLanguage(value, i18n.language) })).toSorted(
    (one, other) => one.label.localeCompare(other.label, i18n.language),
  );
  return (
    <Stack gap="sm" className={classes['editor'] ?? ''} role="group" aria-label={t('editor')} onKeyDown={press}>
      <div className={classes['fields']}>
        <TextInput
          label={t('written')}
          placeholder={t('writtenExample')}
          maxLength={80}
          ref={first}
          dir="auto"
          value={word.written}
          error={missing(word.written)}
          onChange={(event) => change({ written: event.currentTarget.value })}
        />
        <TextInput
          label={t('spoken')}
          placeholder={t(word.notation === 'ipa' ? 'ipaExample' : 'spokenExample')}
          maxLength={200}
          dir="auto"
          value={word.spoken}
          error={missing(word.spoken)}
          onChange={(event) => change({ spoken: event.currentTarget.value })}
        />
        <div>
          <Text component="div" size="sm" fw={500} mb={2}>
            {t('notation')}
          </Text>
          <SegmentedControl
            fullWidth
            size="sm"
            aria-label={t('notation')}
            data={(['respelling', 'ipa'] as const).map((value) => ({ value, label: t(value) }))}
            value={word.notation}
            onChange={(value) => change({ notation: value === 'ipa' ? 'ipa' : 'respelling' })}
          />
        </div>
        <Select
          label={t('language')}
          data={[{ value: ANY, label: t('anyLanguage') }, ...languages]}
          searchable
          allowDeselect={false}
          value={word.language ?? ANY}
          onChange={(value) => change({ language: value === ANY ? null : value })}
        />
      </div>
      <Switch
        label={t('caseSensitive')}
        checked={word.is_case_sensitive}
        onChange={(event) => change({ is_case_sensitive: event.currentTarget.checked })}
      />
      {error !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Group gap="xs" justify="space-between">
        <Button
          variant="default"
          size="xs"
          disabled={!isComplete || !onTry}
          leftSection={
            trialPhase === 'loading' ? (
              <Loader size={14} aria-hidden />
            ) : trialPhase === 'playing' ? (
              <Square size={14} fill="currentColor" aria-hidden />
            ) : (
              <Play size={14} aria-hidden />
            )
          }
          onClick={() => (trialPhase === null ? onTry?.(word) : onStop())}
        >
          {t(trialPhase === null ? 'try' : 'stopTrying')}
        </Button>
        <Group gap="xs">
          <Button variant="subtle" size="xs" onClick={onCancel}>
            {t('translation:action.cancel')}
          </Button>
          <Button size="xs" loading={isSaving} onClick={save}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
