import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { CreditMovement } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { useCreditMovements } from '../api/list-credit-movements.ts';
import { loadCreditTexts } from '../model/credit-texts.ts';
import classes from './credit-movements.module.css';

loadCreditTexts();

/** Held credits are named by what became of them, added ones by why. */
function nameMovement({ kind, ended, cause }: CreditMovement) {
  if (cause !== null) return `cause.${cause}` as const;
  if (ended === 'settle') return 'kind.spent';
  if (ended === 'release') return 'kind.returned';
  return `kind.${kind}` as const;
}

interface CreditMovementsProps {
  balance: number;
  /** Shows this many of the newest; all of them, page by page, if left out. */
  max?: number;
}

/** The changes of the balance, the newest first. */
export function CreditMovements({ balance, max }: CreditMovementsProps) {
  const { t, i18n } = useTranslation(['credits', 'translation']);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useCreditMovements(balance);
  const moment = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' });
  const amounts = new Intl.NumberFormat(i18n.resolvedLanguage, { signDisplay: 'exceptZero' });
  if (isPending) return <Skeleton height={160} role="status" aria-label={t('translation:state.loading')} />;
  if (error) {
    return (
      <Group justify="space-between" role="alert">
        <Text size="sm">{t('failed')}</Text>
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {t('translation:action.tryAgain')}
        </Button>
      </Group>
    );
  }
  const movements = data.pages.flatMap(({ list }) => list).slice(0, max);
  if (movements.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('none')}
      </Text>
    );
  }
  return (
    <>
      <table className={classes.movements} aria-label={t('movements')}>
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.movement_id}>
              <th scope="row">
                {t(nameMovement(movement))}
                <time className={classes.when} dateTime={movement.at}>
                  {moment.format(new Date(movement.at))}
                </time>
              </th>
              <td data-in={movement.amount > 0 || undefined}>{amounts.format(movement.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && max === undefined && (
        <Button variant="default" size="xs" mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('translation:action.loadMore')}
        </Button>
      )}
    </>
  );
}
