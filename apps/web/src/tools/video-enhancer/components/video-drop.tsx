import { Button, Text } from '@mantine/core';
import { ENHANCE_PRICE, type LibraryAsset, UPLOAD_LIMITS } from '@reelwright/contracts';
import { Film } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import classes from '#src/ui/drop-area.module.css';
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
export function VideoDrop({ room, isSmall, onFiles, onAssets }: VideoDropProps) {
  const { t } = useTranslation('videoEnhancer');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { maxSizeBytes, maxDurationS, extensions } = UPLOAD_LIMITS.enhancement;
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
        <Button size={isSmall ? 'compact-sm' : 'sm'} disabled={room < 1} onClick={() => input.current?.click()}>
          {t(isSmall ? 'drop.more' : 'drop.choose')}
        </Button>
        <LibraryButton
          label={t('drop.library')}
          kinds="video"
          maxCount={room}
          size={isSmall ? 'compact-sm' : 'sm'}
          onChoose={onAssets}
        />
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {t('drop.limits', {
          size: maxSizeBytes / 2 ** 20,
          minutes: maxDurationS / 60,
          most: MOST_VIDEOS,
          credits: ENHANCE_PRICE.credits[0].credits,
          seconds: ENHANCE_PRICE.perSeconds,
        })}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={extensions.map((each) => `.${each}`).join(',')}
        aria-label={t('drop.choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
