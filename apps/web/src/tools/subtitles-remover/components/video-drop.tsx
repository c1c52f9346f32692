import { ERASE_LIMITS, ERASE_PRICE, type LibraryAsset, UPLOAD_LIMITS } from '@reelwright/contracts';
import { Film } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MediaDrop } from '#src/nouns/media-selection/components/media-drop.tsx';
import { usePastedFiles } from '#src/nouns/uploads/use-pasted-files.ts';

interface VideoDropProps {
  /** How many more videos fit. */
  room: number;
  /** Below videos that were added already. */
  isSmall: boolean;
  onFiles(files: Iterable<File>): void;
  onAssets(assets: LibraryAsset[]): void;
}

const ACCEPTED = UPLOAD_LIMITS.watermarkRemoval.extensions.map((extension) => `.${extension}`).join(',');

/** Takes videos: dropped, chosen or pasted from the device, or from the library. */
export function VideoDrop(props: VideoDropProps) {
  const { t } = useTranslation('subtitlesRemover');
  const { onFiles } = props;
  usePastedFiles(onFiles);
  return (
    <MediaDrop
      icon={Film}
      kinds="video"
      accept={ACCEPTED}
      texts={{
        label: t('drop.label'),
        title: t('drop.title'),
        choose: t('drop.choose'),
        more: t('drop.more'),
        library: t('drop.library'),
        limits: t('drop.limits', {
          most: ERASE_LIMITS.maxFiles,
          size: ERASE_LIMITS.maxSizeBytes / 2 ** 20,
          length: ERASE_LIMITS.maxLengthS,
          credits: ERASE_PRICE.credits,
          seconds: ERASE_PRICE.perSeconds,
        }),
      }}
      {...props}
    />
  );
}
