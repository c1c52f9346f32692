import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { ERASE_LIMITS } from '@reelwright/contracts';
import { Eye, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PreviewState } from '../model/use-preview.ts';
import { VideoBeforeAfter } from './video-before-after.tsx';

interface PreviewPanelProps {
  state: PreviewState;
  /** The original video. */
  url: string;
  ratio: number;
  isPossible: boolean;
  onStart(): void;
  onCancel(): void;
}

/** Three seconds of the result, for free: from the moment that is shown. */
export function PreviewPanel({ state, url, ratio, isPossible, onStart, onCancel }: PreviewPanelProps) {
  const { t } = useTranslation('subtitlesRemover');
  const isRunning = state.kind === 'running' && state.of === 'result';
  return (
    <Stack gap="sm" component="section" aria-label={t('preview.title')}>
      <Group justify="space-between" gap="xs">
        <div>
          <Title order={2} size="h4">
            {t('preview.title')}
          </Title>
          <Text size="xs" c="dimmed">
            {t('preview.hint', { seconds: ERASE_LIMITS.previewMs / 1000 })}
          </Text>
        </div>
        {isRunning ? (
          <Button variant="default" leftSection={<X size={16} aria-hidden />} onClick={onCancel}>
            {t('preview.cancel')}
          </Button>
        ) : (
          <Button variant="light" disabled={!isPossible} leftSection={<Eye size={16} aria-hidden />} onClick={onStart}>
            {t('preview.start')}
          </Button>
        )}
      </Group>
      {isRunning && (
        <>
          <Progress value={Math.max(3, state.percent)} aria-label={t('preview.running')} />
          <Text size="sm" c="dimmed" role="status">
            {t('preview.running')}
          </Text>
        </>
      )}
      {state.kind === 'failed' && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {state.message}
        </Text>
      )}
      {state.kind === 'made' && (
        <>
          {state.isOutdated && (
            <Text size="xs" c="dimmed" role="status">
              {t('preview.outdated')}
            </Text>
          )}
          {state.restored.every((share) => share === null) ? (
            <Text size="sm" role="status">
              {t('preview.nothing')}
            </Text>
          ) : (
            <Text size="sm" role="status">
              {t('preview.restored', {
                percent: Math.round(
                  (100 * state.restored.reduce((sum: number, share) => sum + (share ?? 0), 0)) /
                    state.restored.filter((share) => share !== null).length,
                ),
              })}
            </Text>
          )}
          <VideoBeforeAfter
            key={state.url}
            label={t('compare.label')}
            before={url}
            after={state.url}
            ratio={ratio}
            offsetS={state.fromMs / 1000}
            onBroken={() => undefined}
          />
        </>
      )}
    </Stack>
  );
}
