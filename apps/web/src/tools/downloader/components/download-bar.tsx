import { Button, Checkbox, Text } from '@mantine/core';
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
  /** The price of all downloads together. */
  credits: number;
  /** The credits that are left; undefined until the server has answered. */
  balance: number | undefined;
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
  const { kind, count, lengthS, credits, balance, waiting, failed, hasRights, onRights, isPushing, onDownload } = props;
  const { t } = useTranslation(['downloader', 'translation']);
  const online = useConnection();
  const isShort = balance !== undefined && balance < credits;
  const word = !online
    ? t('bar.offline')
    : waiting > 0
      ? t('bar.waiting', { count: waiting })
      : isShort
        ? t('bar.notEnough', { needed: credits, balance })
        : failed > 0
          ? t('bar.failed', { count: failed })
          : balance === undefined
            ? ''
            : t('bar.balance', { count: balance });
  const isWrong = !online || isShort || count === 0;
  return (
    <div className={classes.bar}>
      <div>
        <Text size="sm" fw={600}>
          {t(kind === 'video' ? 'bar.videos' : 'bar.audios', { count, length: formatClock(lengthS) })}
        </Text>
        <Text size="xs" role="status" c={isWrong || failed > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
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
        {t('bar.download', { count: credits })}
      </Button>
    </div>
  );
}
