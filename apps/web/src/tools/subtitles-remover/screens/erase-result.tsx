import { SegmentedControl, Stack } from '@mantine/core';
import { type AssetId, subtitlesRemoverInput } from '@reelwright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsset } from '#src/nouns/assets/api/get-asset.ts';
import { VideoResult } from '#src/nouns/tasks/components/video-result.tsx';
import { findByMedium } from '#src/nouns/tasks/model/task-output.ts';
import type { ResultProps } from '#src/nouns/tools/web-tool.ts';
import { VideoBeforeAfter } from '../components/video-before-after.tsx';
import { loadSubtitlesRemoverTexts } from '../model/subtitles-remover-texts.ts';

loadSubtitlesRemoverTexts();

/** The erased video, alone or beside the original. */
export function EraseResult(props: ResultProps) {
  const { task, variant } = props;
  const { t } = useTranslation('subtitlesRemover');
  const [view, setView] = useState<'result' | 'compare'>('result');
  const input = subtitlesRemoverInput.safeParse(task.input).data;
  const original = input?.videos[variant]?.asset_id;
  return (
    <Stack gap="sm">
      {original !== undefined && (
        <SegmentedControl
          style={{ alignSelf: 'flex-start' }}
          aria-label={t('result.view')}
          data={[
            { value: 'result', label: t('result.result') },
            { value: 'compare', label: t('result.compare') },
          ]}
          value={view}
          onChange={(value) => setView(value === 'compare' ? 'compare' : 'result')}
        />
      )}
      {view === 'compare' && original !== undefined ? (
        <Compared {...props} originalId={original} />
      ) : (
        <VideoResult {...props} />
      )}
    </Stack>
  );
}

function Compared({ task, variant, onBroken, originalId }: ResultProps & { originalId: AssetId }) {
  const { t } = useTranslation('subtitlesRemover');
  const { data: original, error, refetch } = useAsset(originalId);
  const video = findByMedium(task, 'video', variant);
  if (error) return <p role="alert">{t('result.gone')}</p>;
  if (!video || !original) return <p role="status">{t('open.loading')}</p>;
  return (
    <VideoBeforeAfter
      key={video.url}
      label={t('compare.label')}
      before={original.url}
      after={video.url}
      poster={findByMedium(task, 'image', variant)?.url}
      ratio={video.width / video.height}
      onBroken={() => {
        void refetch();
        onBroken();
      }}
    />
  );
}
