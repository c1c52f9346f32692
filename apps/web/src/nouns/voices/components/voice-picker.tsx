import {
  ActionIcon,
  Alert,
  Button,
  CloseButton,
  Loader,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { CallData, SpeechLanguage, Voice } from '@reelwright/contracts';
import { Play, Search, Square, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findVoices } from '../model/find-voices.ts';
import { nameLanguage } from '../model/name-language.ts';
import { useDescribeVoice } from '../model/use-describe-voice.ts';
import type { Samples } from '#src/ui/use-samples.ts';
import classes from './voice-picker.module.css';

interface VoicePickerProps {
  /** Undefined while they load, or if loading failed. */
  voices: CallData<'listVoices'> | undefined;
  hasFailed: boolean;
  onAskAgain(): void;
  language: SpeechLanguage;
  /** Empty selects the first voice of the language. */
  voice: string;
  samples: Samples;
  onChange(choice: { language: SpeechLanguage; voice: string }): void;
}

/** Picks a language and one of its voices, which can be played first. */
export function VoicePicker({ voices, hasFailed, onAskAgain, language, voice, samples, onChange }: VoicePickerProps) {
  const { t, i18n } = useTranslation(['voices', 'translation']);
  const [words, setWords] = useState('');
  const describe = useDescribeVoice();
  if (hasFailed) {
    return (
      <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t('failed')}>
        <Button size="xs" variant="default" onClick={onAskAgain}>
          {t('translation:action.tryAgain')}
        </Button>
      </Alert>
    );
  }
  if (!voices) return <Skeleton height={240} role="status" aria-label={t('translation:state.loading')} />;
  const ofLanguage = voices.list.filter((each) => each.language === language);
  const chosen = ofLanguage.find(({ id }) => id === voice) ?? ofLanguage[0];
  const found = findVoices(voices.list, { language, words, describe });
  const languages = voices.languages
    .map((value) => ({ value, label: nameLanguage(value, i18n.language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));
  return (
    <Stack gap="sm">
      <Select
        label={t('language')}
        data={languages}
        value={language}
        searchable
        allowDeselect={false}
        onChange={(value) => {
          const next = voices.languages.find((known) => known === value);
          // A voice speaks one language.
          if (next && next !== language) onChange({ language: next, voice: '' });
        }}
      />
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={
          words !== '' && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => setWords('')} />
        }
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t('none')}
        </Text>
      )}
      <ul className={classes['list']} aria-label={t('list')} tabIndex={-1}>
        {found.map((each) => (
          <VoiceRow
            key={each.id}
            voice={each}
            traits={describe(each)}
            isChosen={each.id === chosen?.id}
            samples={samples}
            onChoose={() => onChange({ language, voice: each.id })}
          />
        ))}
      </ul>
    </Stack>
  );
}

interface VoiceRowProps {
  voice: Voice;
  traits: string;
  isChosen: boolean;
  samples: Samples;
  onChoose(): void;
}

function VoiceRow({ voice, traits, isChosen, samples, onChoose }: VoiceRowProps) {
  const { t } = useTranslation('voices');
  const phase = samples.active?.id === voice.id ? samples.active.phase : null;
  return (
    <li className={classes['voice']}>
      <ActionIcon
        className={classes['play'] ?? ''}
        variant={phase === null ? 'light' : 'filled'}
        size={36}
        radius="xl"
        aria-label={t(phase === null ? 'play' : 'stop', { name: voice.name })}
        aria-busy={phase === 'loading'}
        onClick={() => samples.toggle(voice.id)}
      >
        {phase === 'loading' ? (
          <Loader size={16} color="white" aria-hidden />
        ) : phase === 'playing' ? (
          <Square size={14} fill="currentColor" aria-hidden />
        ) : (
          <Play size={16} aria-hidden />
        )}
      </ActionIcon>
      <label className={classes['label']}>
        <input
          type="radio"
          name="voice"
          className={classes['radio']}
          checked={isChosen}
          onChange={onChoose}
          value={voice.id}
        />
        <Text component="span" display="block" size="sm" fw={600} truncate>
          {voice.name}
        </Text>
        <Text component="span" display="block" size="xs" c="dimmed">
          {traits}
        </Text>
      </label>
    </li>
  );
}
