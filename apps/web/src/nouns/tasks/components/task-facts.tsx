import { Text } from '@mantine/core';
import { AD_LANGUAGES, AD_RATIOS, type Task } from '@reelwright/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findMade } from '../model/task-output.ts';
import { useFormatBytes } from '../model/use-format-bytes.ts';
import classes from './task-facts.module.css';

/** A fact's name and its value. */
type Fact = [name: string, value: ReactNode];

/** Times from here on, in seconds, are told in minutes. */
const LONG_S = 100;

interface TaskFactsProps {
  task: Task;
  /** The result that the facts describe. */
  variant: number;
}

/** Facts about the result, its input and its cost. */
export function TaskFacts({ task, variant }: TaskFactsProps) {
  const { t, i18n } = useTranslation();
  const formatBytes = useFormatBytes();
  const made = findMade(task, variant);
  const ratio = AD_RATIOS.find((known) => known === task.input['ratio']);
  const language = AD_LANGUAGES.find((known) => known === task.input['language']);
  const number = (value: number) => new Intl.NumberFormat(i18n.resolvedLanguage).format(value);
  const moment = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' });
  const time = (value: number) => {
    const seconds = Math.round(value);
    if (seconds < LONG_S) return t('facts.seconds', { count: seconds });
    return t('facts.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  };
  const created = <time dateTime={task.created_at}>{moment.format(new Date(task.created_at))}</time>;
  const facts: Fact[] = [
    ...(made && made.duration_s !== null ? ([[t('facts.length'), time(made.duration_s)]] satisfies Fact[]) : []),
    ...(made && made.width > 0 ? ([[t('facts.size'), `${made.width} × ${made.height}`]] satisfies Fact[]) : []),
    ...(made ? ([[t('facts.file'), formatBytes(made.size_bytes)]] satisfies Fact[]) : []),
    ...(ratio ? ([[t('facts.ratio'), ratio]] satisfies Fact[]) : []),
    ...(language ? ([[t('facts.language'), t(`language.${language}`)]] satisfies Fact[]) : []),
    [t('facts.credits'), number(task.credits)],
    [t('facts.seed'), String(task.seed)],
    [t('facts.created'), created],
    ...(task.started_at && task.ended_at
      ? ([[t('facts.took'), time((Date.parse(task.ended_at) - Date.parse(task.started_at)) / 1000)]] satisfies Fact[])
      : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} size="sm" fw={600} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
