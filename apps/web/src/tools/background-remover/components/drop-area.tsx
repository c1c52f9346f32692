import { Button, Text } from '@mantine/core';
import { CUT_OUT_CREDITS, type LibraryFile, UPLOAD_LIMITS } from '@reelwright/contracts';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { PHOTO_TYPES } from '../model/photo-problem.ts';
import classes from '#src/ui/drop-area.module.css';

interface DropAreaProps {
  /** How many more images fit. */
  room: number;
  /** Below images that were added already. */
  isSmall: boolean;
  onFiles(files: Iterable<File>): void;
  onAssets(assets: LibraryFile[]): void;
}

/** Takes images: dropped, chosen or pasted from the device, or from the library. */
export function DropArea({ room, isSmall, onFiles, onAssets }: DropAreaProps) {
  const { t } = useTranslation('backgroundRemover');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { maxSizeBytes } = UPLOAD_LIMITS.backgroundRemovalImage;
  return (
    // Files are dropped onto it; a keyboard reaches the same by its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside do the same
    <section
      className={classes.area}
      data-over={isOver}
      data-small={isSmall}
      aria-label={t('drop.label')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      }}
    >
      {!isSmall && (
        <>
          <span className={classes.icon}>
            <ImageUp size={28} aria-hidden />
          </span>
          <Text fw={600} size="lg">
            {t('drop.title')}
          </Text>
        </>
      )}
      <div className={classes.buttons}>
        <Button size={isSmall ? 'compact-sm' : 'sm'} disabled={room < 1} onClick={() => input.current?.click()}>
          {t(isSmall ? 'drop.more' : 'drop.choose')}
        </Button>
        <LibraryButton
          label={t('drop.library')}
          kinds="image"
          maxCount={room}
          size={isSmall ? 'compact-sm' : 'sm'}
          onChoose={onAssets}
        />
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {t('drop.limits', {
          size: maxSizeBytes / 2 ** 20,
          most: UPLOAD_LIMITS.library.maxFiles,
          credits: CUT_OUT_CREDITS,
        })}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTO_TYPES}
        aria-label={t('drop.choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
