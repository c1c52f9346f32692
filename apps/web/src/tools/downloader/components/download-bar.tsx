import { Button, Checkbox, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';
import type { DownloadKind } from '../model/to-task-input.ts';

interface DownloadBarProps {
  kind: DownloadKind;
  count: number;
  /** Of all downloads together. */
  lengthS: number;
  /** The server's price; undefined until it has answered. */
  cost: CallData<'getTaskCost'> | undefined;
  /** The price by the price list, until then. */
  expectedCredits: number;
  waiting: number;
  failed: number;
  /** Whether the statement of rights is ticked. */
  hasRights: boolean;
  onRights(hasRights: boolean): void;
  isPushing: boolean;
  onDownload(): void;
}

/** What is downloaded, what it costs, what still keeps it from being downloaded, and the button; stays in view. */
export function DownloadBar(props: DownloadBarProps) {
  const { kind, count, lengthS, cost, expectedCredits, waiting, failed, hasRights, onRights, isPushing, onDownload } =
    props;
  const { t } = useTranslation(['downloader', 'translation']);
  const online = useConnection();
  const isShort = cost !== undefined && !cost.is_enough;
  const word = !online
    ? t('bar.offline')
    : failed > 0
      ? t('bar.failed', { count: failed })
      : waiting > 0
        ? t('bar.waiting', { count: waiting })
        : isShort
          ? t('bar.notEnough', { needed: cost.credits, balance: cost.balance })
          : cost
            ? t('bar.balance', { count: cost.balance })
            : '';
  const isWrong = !online || failed > 0 || isShort;
  return (
    <div className={classes.bar}>
      <div>
        <Text size="sm" fw={600}>
          {t(kind === 'video' ? 'bar.videos' : 'bar.audios', { count, length: formatClock(lengthS) })}
        </Text>
        <Text size="xs" role="status" c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'}>
          {word} {isShort && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
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
        disabled={isWrong || waiting > 0 || !hasRights}
        leftSection={<Download size={18} aria-hidden />}
        onClick={onDownload}
      >
        {t('bar.download', { count: cost?.credits ?? expectedCredits })}
      </Button>
    </div>
  );
}
