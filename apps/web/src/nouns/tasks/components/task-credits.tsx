import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { CallData, Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useTaskCredits } from '../api/get-task-credits.ts';
import { listMovements } from '../model/credit-movements.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import classes from './task-credits.module.css';

loadTaskTexts();

/** The task's quote, and every credit movement it caused. */
export function TaskCredits({ task }: { task: Task }) {
  const { t } = useTranslation('translation');
  const { data, isPending, error, refetch } = useTaskCredits(task);
  if (isPending) return <Skeleton height={120} role="status" aria-label={t('state.loading')} />;
  if (error) {
    return (
      <Group justify="space-between" role="alert">
        <Text size="sm">{describeError(error, getLanguage())}</Text>
        <Button size="xs" variant="default" onClick={() => refetch()}>
          {t('action.tryAgain')}
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="md">
      <Quote quote={data.quote} />
      <Ledger entries={data.entries} />
    </Stack>
  );
}

function Quote({ quote }: { quote: CallData<'getTaskCredits'>['quote'] }) {
  const { t } = useTranslation('tasks');
  return (
    <table className={classes.lines}>
      <caption className={classes.caption}>{t('credits.quote')}</caption>
      <tbody>
        {quote.lines.map(({ variant, length_s: lengthS, credits }) => (
          <tr key={variant}>
            <th scope="row">
              {quote.lines.length > 1 ? t('credits.videoNumber', { number: variant + 1 }) : t('credits.whole')}
              {lengthS !== null && <span className={classes.when}>{t('credits.length', { count: lengthS })}</span>}
            </th>
            <td>{credits}</td>
          </tr>
        ))}
      </tbody>
      {quote.lines.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('credits.sum')}</th>
            <td>{quote.credits}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Ledger({ entries }: { entries: CallData<'getTaskCredits'>['entries'] }) {
  const { t, i18n } = useTranslation('tasks');
  const movements = listMovements(entries);
  const moment = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'medium' });
  // Settled credits were held before: the balance does not change again.
  const write = (kind: string, amount: number): string =>
    new Intl.NumberFormat(i18n.resolvedLanguage, { signDisplay: kind === 'settle' ? 'never' : 'exceptZero' }).format(
      amount,
    );
  if (movements.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('credits.none')}
      </Text>
    );
  }
  return (
    <table className={classes.lines}>
      <caption className={classes.caption}>{t('credits.ledger')}</caption>
      <tbody>
        {movements.map(({ kind, amount, at }) => (
          <tr key={`${kind} ${at}`} data-kind={kind}>
            <th scope="row">
              {t(`credits.kind.${kind}`)}
              <time className={classes.when} dateTime={at}>
                {moment.format(new Date(at))}
              </time>
            </th>
            <td>{write(kind, amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
