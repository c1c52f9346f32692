import { ActionIcon, Loader, Text, Tooltip } from '@mantine/core';
import type { SavedPronunciation } from '@reelwright/contracts';
import { ArrowRight, Pencil, Play, Square, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '#src/nouns/voices/model/name-language.ts';
import classes from './word-list.module.css';

interface WordRowProps {
  word: SavedPronunciation;
  trialPhase: 'loading' | 'playing' | null;
  /** Undefined if no voice can speak it. */
  onTry: (() => void) | undefined;
  onStop(): void;
  onEdit(): void;
  onDelete(): void;
}

/** A saved word and its actions. */
export function WordRow({ word, trialPhase, onTry, onStop, onEdit, onDelete }: WordRowProps) {
  const { t, i18n } = useTranslation('pronunciations');
  const said = word.notation === 'ipa' ? `/${word.spoken.replace(/^[/[]|[/\]]$/g, '')}/` : word.spoken;
  const language = word.language === null ? t('anyLanguage') : nameLanguage(word.language, i18n.language);
  return (
    <li className={classes['row']}>
      <ActionIcon
        variant={trialPhase === null ? 'light' : 'filled'}
        size={36}
        radius="xl"
        disabled={!onTry}
        aria-label={t(trialPhase === null ? 'hear' : 'stop', {
          word: word.written,
          name: word.written,
        })}
        onClick={() => (trialPhase === null ? onTry?.() : onStop())}
      >
        {trialPhase === 'loading' ? (
          <Loader size={16} color="white" aria-hidden />
        ) : trialPhase === 'playing' ? (
          <Square size={14} fill="currentColor" aria-hidden />
        ) : (
          <Play size={16} aria-hidden />
        )}
      </ActionIcon>
      <div className={classes['words']}>
        <Text size="sm" className={classes['said'] ?? ''} component="div">
          <bdi className={classes['written']}>{word.written}</bdi>
          <ArrowRight size={14} aria-hidden className={classes['arrow']} />
          <bdi>{said}</bdi>
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {word.is_case_sensitive ? t('facts', { language }) : language}
        </Text>
      </div>
      <Tooltip label={t('edit')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('editOf', { word: word.written })}
          onClick={onEdit}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('remove')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('removeOf', { word: word.written })}
          onClick={onDelete}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
