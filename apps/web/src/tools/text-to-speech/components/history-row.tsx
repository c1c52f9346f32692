import { ActionIcon, Text, Tooltip } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { TextCursorInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { useVoices } from '#src/nouns/voices/api/list-voices.ts';
import { nameLanguage } from '#src/nouns/voices/model/name-language.ts';
import { fromTaskInput, type VoiceForm } from '../model/voice-form.ts';
import classes from './history-row.module.css';

interface HistoryRowProps {
  task: Task;
  isOpen: boolean;
  onOpen(): void;
  /** Receives null if the input is of another version of the tool. */
  onReuse(form: VoiceForm | null): void;
  /** The task's state and its other actions. */
  children: ReactNode;
}

/** One earlier recording: its text, voice and length. */
export function HistoryRow({ task, isOpen, onOpen, onReuse, children }: HistoryRowProps) {
  const { t, i18n } = useTranslation('textToSpeech');
  const { data: voices } = useVoices();
  const form = fromTaskInput(task.input);
  const title = task.title === '' ? t('result.untitled') : task.title;
  const ofLanguage = voices?.list.filter(({ language }) => language === form?.language) ?? [];
  const voice = ofLanguage.find(({ id }) => id === form?.voice) ?? ofLanguage[0];
  const length = task.outputs.find(({ duration_s: seconds }) => seconds !== null)?.duration_s;
  const madeAt = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    voice?.name,
    form && nameLanguage(form.language, i18n.language),
    length === undefined || length === null ? undefined : formatClock(length),
    madeAt.format(new Date(task.created_at)),
  ].filter((fact) => fact !== undefined && fact !== null);
  return (
    <li className={classes['row']} aria-current={isOpen}>
      <div className={classes['words']}>
        <Text size="sm" truncate dir="auto" component="div">
          <button type="button" className={classes['open']} onClick={onOpen} aria-label={t('history.open', { title })}>
            {title}
          </button>
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {facts.join(' · ')}
        </Text>
      </div>
      <div className={classes['actions']}>
        {children}
        <Tooltip label={t('history.reuse')}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('history.reuseOf', { title })}
            onClick={() => onReuse(form)}
          >
            <TextCursorInput size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  );
}
