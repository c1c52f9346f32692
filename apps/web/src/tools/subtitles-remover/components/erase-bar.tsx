import { Button, Checkbox, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';

interface EraseBarProps {
  count: number;
  /** Of all videos together. */
  lengthS: number;
  /** The server's price; undefined until it has answered. */
  cost: CallData<'getTaskCost'> | undefined;
  /** The price by the price list, until then. */
  expectedCredits: number;
  /** How many videos are uploading, have no boxes, or can't be used. */
  waiting: number;
  withoutBoxes: number;
  failed: number;
  hasRights: boolean;
  onRights(hasRights: boolean): void;
  isPushing: boolean;
  onErase(): void;
}

/** What is erased, what it costs, what still keeps it from being erased, and the button; stays in view. */
export function EraseBar(props: EraseBarProps) {
  const { count, lengthS, cost, expectedCredits, waiting, withoutBoxes, failed } = props;
  const { hasRights, onRights, isPushing, onErase } = props;
  const { t } = useTranslation(['subtitlesRemover', 'translation']);
  const online = useConnection();
  const isShort = cost !== undefined && !cost.is_enough;
  const isBlocked = waiting > 0 || withoutBoxes > 0 || failed > 0;
  const word = !online
    ? t('bar.offline')
    : failed > 0
      ? t('bar.failed', { count: failed })
      : waiting > 0
        ? t('bar.waiting', { count: waiting })
        : withoutBoxes > 0
          ? t('bar.withoutBoxes', { count: withoutBoxes })
          : isShort
            ? t('bar.notEnough', { needed: cost.credits, balance: cost.balance })
            : cost
              ? t('bar.balance', { count: cost.balance })
              : '';
  const isWrong = !online || failed > 0 || (isShort && !isBlocked);
  const credits = cost?.credits ?? expectedCredits;
  return (
    <div className={classes.bar}>
      <div>
        <Text size="sm" fw={600}>
          {t('bar.videos', { count, length: formatClock(lengthS) })}
        </Text>
        <Text size="xs" role="status" c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'}>
          {word} {isShort && !isBlocked && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
        </Text>
        <Checkbox
          mt={6}
          size="sm"
          label={t('rights')}
          checked={hasRights}
          onChange={({ currentTarget }) => onRights(currentTarget.checked)}
        />
      </div>
      <Button
        size="md"
        loading={isPushing}
        disabled={isShort || isBlocked || !online || !hasRights}
        leftSection={<Eraser size={18} aria-hidden />}
        onClick={onErase}
      >
        {t('bar.erase', { count: credits, credits })}
      </Button>
    </div>
  );
}
