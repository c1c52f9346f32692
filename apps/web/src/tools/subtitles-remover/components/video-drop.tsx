import { Button, Text } from '@mantine/core';
import { ERASE_LIMITS, ERASE_PRICE, type LibraryAsset, UPLOAD_LIMITS } from '@reelwright/contracts';
import { Film } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import classes from '#src/ui/drop-area.module.css';

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
export function VideoDrop({ room, isSmall, onFiles, onAssets }: VideoDropProps) {
  const { t } = useTranslation('subtitlesRemover');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      if (clipboardData && clipboardData.files.length > 0) onFiles(clipboardData.files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);
  const size = isSmall ? 'compact-sm' : 'sm';
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
            <Film size={28} aria-hidden />
          </span>
          <Text fw={600} size="lg">
            {t('drop.title')}
          </Text>
        </>
      )}
      <div className={classes.buttons}>
        <Button size={size} disabled={room < 1} onClick={() => input.current?.click()}>
          {t(isSmall ? 'drop.more' : 'drop.choose')}
        </Button>
        <LibraryButton label={t('drop.library')} kinds="video" maxCount={room} size={size} onChoose={onAssets} />
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {t('drop.limits', {
          most: ERASE_LIMITS.maxFiles,
          size: ERASE_LIMITS.maxSizeBytes / 2 ** 20,
          length: ERASE_LIMITS.maxLengthS,
          credits: ERASE_PRICE.credits,
          seconds: ERASE_PRICE.perSeconds,
        })}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('drop.choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
