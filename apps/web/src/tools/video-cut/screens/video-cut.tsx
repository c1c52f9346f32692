import { Button, Skeleton } from '@mantine/core';
import { type AssetId, videoCut } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleAlert, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { ToolFrame } from '#src/ui/tool-frame.tsx';
import { useVideoFrames } from '../api/get-video-frames.ts';
import { VideoDrop } from '../components/video-drop.tsx';
import { loadVideoCutTexts } from '../model/video-cut-texts.ts';
import { Cutter } from './cutter.tsx';

loadVideoCutTexts();

export function VideoCutScreen() {
  const { t } = useTranslation('videoCut');
  const navigate = useNavigate();
  const { asset } = useSearch({ from: '/video-cut' });
  const open = useCallback(
    (assetId: AssetId | undefined): void =>
      void navigate({ to: '/video-cut', search: assetId === undefined ? {} : { asset: assetId } }),
    [navigate],
  );
  return (
    <ToolFrame
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        asset !== undefined && (
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => open(undefined)}>
            {t('open.other')}
          </Button>
        )
      }
    >
      {asset === undefined ? <VideoDrop onVideo={open} /> : <OpenVideo key={asset} assetId={asset as AssetId} />}
      {asset === undefined && <NewestOfTool toolType={videoCut.id} title={t('recent')} />}
    </ToolFrame>
  );
}

/** The video that the address names, once its frames are known. */
function OpenVideo({ assetId }: { assetId: AssetId }) {
  const { t } = useTranslation('videoCut');
  const { data: video, error, isPending, refetch } = useVideoFrames(assetId);
  if (isPending) return <Skeleton height={420} radius="lg" role="status" aria-label={t('open.loading')} />;
  if (video) return <Cutter video={video} onExpired={() => void refetch()} />;
  return (
    <StateMessage
      icon={CircleAlert}
      title={t('open.failed')}
      text={describeError(error, getLanguage())}
      action={<Button onClick={() => void refetch()}>{t('open.again')}</Button>}
    />
  );
}
