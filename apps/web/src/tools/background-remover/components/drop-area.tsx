import { CUT_OUT_CREDITS, type LibraryFile, UPLOAD_LIMITS } from '@reelwright/contracts';
import { ImageUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MediaDrop } from '#src/nouns/media-selection/components/media-drop.tsx';
import { PHOTO_TYPES } from '../model/photo-problem.ts';

interface DropAreaProps {
  /** How many more images fit. */
  room: number;
  /** Below images that were added already. */
  isSmall: boolean;
  onFiles(files: Iterable<File>): void;
  onAssets(assets: LibraryFile[]): void;
}

/** Takes images: dropped, chosen or pasted from the device, or from the library. */
export function DropArea(props: DropAreaProps) {
  const { t } = useTranslation('backgroundRemover');
  const { maxSizeBytes } = UPLOAD_LIMITS.backgroundRemovalImage;
  return (
    <MediaDrop
      icon={ImageUp}
      kinds="image"
      accept={PHOTO_TYPES}
      texts={{
        label: t('drop.label'),
        title: t('drop.title'),
        choose: t('drop.choose'),
        more: t('drop.more'),
        library: t('drop.library'),
        limits: t('drop.limits', {
          size: maxSizeBytes / 2 ** 20,
          most: UPLOAD_LIMITS.library.maxFiles,
          credits: CUT_OUT_CREDITS,
        }),
      }}
      {...props}
    />
  );
}
