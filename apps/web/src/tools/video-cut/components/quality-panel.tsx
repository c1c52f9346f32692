import { Stack, Switch, Text, Title } from '@mantine/core';
import type { VideoFrames } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import type { CutEdit } from '../model/cut-edit.ts';
import { describeCut } from '../model/describe-cut.ts';

interface QualityPanelProps {
  video: VideoFrames;
  edit: CutEdit;
  onEdit(edit: CutEdit): void;
}

/** Says what is copied and what is encoded again, before it is paid for. */
export function QualityPanel({ video, edit, onEdit }: QualityPanelProps) {
  const { t } = useTranslation('videoCut');
  const quality = describeCut(video, edit);
  const word =
    quality.kind === 'edges'
      ? t('quality.state.edges', { count: quality.encoded, total: quality.total })
      : quality.kind === 'encoded'
        ? t('quality.state.encoded', { reason: t(`quality.reason.${quality.reason}`) })
        : t('quality.state.lossless');
  return (
    <Stack gap="xs" component="section" aria-labelledby="cut-quality">
      <Title order={2} size="h5" id="cut-quality">
        {t('quality.title')}
      </Title>
      <Switch
        size="sm"
        label={t('quality.lossless')}
        checked={edit.isLossless}
        disabled={video.copy === null}
        onChange={({ currentTarget }) => onEdit({ ...edit, isLossless: currentTarget.checked })}
      />
      <Text
        size="sm"
        role="status"
        c={quality.kind === 'lossless' ? 'var(--mantine-color-teal-text)' : 'var(--mantine-color-text)'}
      >
        {word}
      </Text>
      <Switch
        size="sm"
        label={t('quality.audio')}
        description={t(video.has_audio ? 'quality.audioHint' : 'quality.noAudio')}
        checked={video.has_audio && edit.hasAudio}
        disabled={!video.has_audio}
        onChange={({ currentTarget }) => onEdit({ ...edit, hasAudio: currentTarget.checked })}
      />
    </Stack>
  );
}
