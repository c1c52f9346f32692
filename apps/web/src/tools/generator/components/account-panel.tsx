import { Alert, Badge, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { PromptAccountData } from '@reelwright/contracts';
import { Ban, CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDrawnPreview } from '../api/draw-preview.ts';
import classes from './account-panel.module.css';

interface AccountPanelProps {
  account: PromptAccountData;
  /** The prompt that the account is of. */
  prompt: string;
  /** What would be drawn, as an image is asked for; null in modes without such an image. */
  drawing: Parameters<typeof useDrawnPreview>[0];
  /** Names of the providers' models that could draw it. */
  providers: readonly string[];
  isConfirmed: boolean;
  onConfirm(isConfirmed: boolean): void;
}

/** What the own engine understood of a prompt, before anything is spent. */
export function AccountPanel({ account, prompt, drawing, providers, isConfirmed, onConfirm }: AccountPanelProps) {
  const { t } = useTranslation('generator');
  const wordOf = ({ start, end }: { start: number; end: number }): string => prompt.slice(start, end);
  const understood = [...new Set(account.understood.map(({ name }) => name))];
  const assumed = [...new Set(account.assumed.map(({ name }) => name))];
  const ignored = [...new Set(account.ignored.map(wordOf))];
  if (account.prohibited !== null)
    return (
      <Alert color="red" icon={<Ban size={18} aria-hidden />} role="alert">
        {t('account.prohibited', { reason: account.prohibited })}
      </Alert>
    );
  return (
    <Stack gap="xs" component="section" aria-label={t('account.title')}>
      <Chips label={t('account.understood')} words={understood} color="teal" />
      <Chips label={t('account.assumed')} words={assumed} color="gray" />
      <Chips label={t('account.ignored')} words={ignored} color="yellow" />
      <Chips label={t('account.removed')} words={account.removed.map(({ name }) => name)} color="grape" />
      <Chips
        label={t('account.notDrawable')}
        words={account.not_drawable.map((span) => t('account.word', { word: wordOf(span), category: span.category }))}
        color="red"
      />
      {account.advice === 'notice' && (
        <Alert color="yellow" icon={<Info size={18} aria-hidden />}>
          {t('account.notice', { percent: Math.round(account.coverage * 100) })}
        </Alert>
      )}
      {account.advice === 'ask' && (
        <Alert color="orange" icon={<CircleAlert size={18} aria-hidden />} title={t('account.askTitle')}>
          <div className={classes.ask}>
            {drawing && <WouldDraw drawing={drawing} />}
            <Stack gap="xs">
              <Text size="sm">{t('account.ask', { percent: Math.round(account.coverage * 100) })}</Text>
              <Text size="sm">
                {providers.length > 0
                  ? t('account.providers', { names: providers.join(', ') })
                  : t('account.noProviders')}
              </Text>
              <Checkbox
                label={t('account.confirm')}
                checked={isConfirmed}
                onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
              />
            </Stack>
          </div>
        </Alert>
      )}
    </Stack>
  );
}

function Chips({ label, words, color }: { label: string; words: readonly string[]; color: string }) {
  if (words.length === 0) return null;
  return (
    <Group gap={6} className={classes['chips'] ?? ''}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {words.map((word) => (
        <Badge key={word} variant="light" color={color} tt="none" maw="100%">
          {word}
        </Badge>
      ))}
    </Group>
  );
}

function WouldDraw({ drawing }: { drawing: NonNullable<AccountPanelProps['drawing']> }) {
  const { t } = useTranslation('generator');
  const { data, isError } = useDrawnPreview(drawing, { isUrgent: true });
  if (isError) return null;
  return data ? (
    <img
      className={classes.drawing}
      src={data.url}
      width={data.width}
      height={data.height}
      alt={t('account.drawing')}
    />
  ) : (
    <Skeleton
      className={classes.drawing ?? ''}
      height={132}
      width={132}
      role="status"
      aria-label={t('account.drawingWait')}
    />
  );
}
