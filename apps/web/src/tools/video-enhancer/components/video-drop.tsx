import { ENHANCE_PRICE, type LibraryAsset, UPLOAD_LIMITS } from '@reelwright/contracts';
import { Film } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MediaDrop } from '#src/nouns/media-selection/components/media-drop.tsx';
import { MOST_VIDEOS } from '../model/enhance-videos.ts';

interface VideoDropProps {
  /** How many more videos fit. */
  room: number;
  /** Below videos that were added already. */
  isSmall: boolean;
  onFiles(files: Iterable<File>): void;
  onAssets(assets: LibraryAsset[]): void;
}

/** Takes videos: dropped, chosen or pasted from the device, or from the library. */
export function VideoDrop(props: VideoDropProps) {
  const { t } = useTranslation('videoEnhancer');
  const { maxSizeBytes, maxDurationS, extensions } = UPLOAD_LIMITS.enhancement;
  return (
    <MediaDrop
      icon={Film}
      kinds="video"
      accept={extensions.map((each) => `.${each}`).join(',')}
      texts={{
        label: t('drop.label'),
        title: t('drop.title'),
        choose: t('drop.choose'),
        more: t('drop.more'),
        library: t('drop.library'),
        limits: t('drop.limits', {
          size: maxSizeBytes / 2 ** 20,
          minutes: maxDurationS / 60,
          most: MOST_VIDEOS,
          credits: ENHANCE_PRICE.credits[0].credits,
          seconds: ENHANCE_PRICE.perSeconds,
        }),
      }}
      {...props}
    />
  );
}
