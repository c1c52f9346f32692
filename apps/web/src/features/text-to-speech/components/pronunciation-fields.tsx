import { ActionIcon, Button, Select, Stack, Text, TextInput } from '@mantine/core';
import { SPEECH_LIMITS } from '@reelwright/contracts';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FormPronunciation } from '../model/voice-form.ts';
import classes from './pronunciation-fields.module.css';

interface PronunciationFieldsProps {
  rows: readonly FormPronunciation[];
  error: string | undefined;
  onChange(rows: FormPronunciation[]): void;
}

/** How words are said that the language's rules get wrong. */
export function PronunciationFields({ rows, error, onChange }: PronunciationFieldsProps) {
  const { t } = useTranslation('textToSpeech');
  const change = (at: number, fields: Partial<FormPronunciation>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...fields } : row)));
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('pronunciations.hint')}
      </Text>
      {rows.map(({ written, spoken, notation }, index) => (
        // Rows have no identity of their own: they are the list's, in its order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={classes['row']}>
          <TextInput
            label={t('pronunciations.written')}
            placeholder={t('pronunciations.writtenExample')}
            maxLength={80}
            value={written}
            onChange={(event) => change(index, { written: event.currentTarget.value })}
          />
          <TextInput
            label={t('pronunciations.spoken')}
            placeholder={t('pronunciations.spokenExample')}
            maxLength={200}
            value={spoken}
            onChange={(event) => change(index, { spoken: event.currentTarget.value })}
          />
          <Select
            label={t('pronunciations.notation')}
            allowDeselect={false}
            data={(['respelling', 'ipa'] as const).map((value) => ({ value, label: t(`pronunciations.${value}`) }))}
            value={notation}
            onChange={(value) => change(index, { notation: value === 'ipa' ? 'ipa' : 'respelling' })}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={
              written === '' ? t('pronunciations.removeEmpty') : t('pronunciations.remove', { word: written })
            }
            onClick={() => onChange(rows.filter((_row, at) => at !== index))}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<Plus size={14} aria-hidden />}
        disabled={rows.length >= SPEECH_LIMITS.pronunciations}
        onClick={() => onChange([...rows, { written: '', spoken: '', notation: 'respelling' }])}
      >
        {t('pronunciations.add')}
      </Button>
    </Stack>
  );
}
