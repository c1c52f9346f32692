import { Button, Text } from '@mantine/core';
import type { LibraryAsset } from '@reelwright/contracts';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import classes from '#src/ui/drop-area.module.css';
import type { LibraryKinds } from '../api/library-source.ts';
import { LibraryButton } from './library-button.tsx';

interface MediaDropProps {
  icon: LucideIcon;
  texts: { label: string; title: string; choose: string; more: string; library: string; limits: string };
  /** As the attribute of a file field. */
  accept: string;
  kinds: LibraryKinds;
  /** How many more files fit. */
  room: number;
  /** Below files that were added already. */
  isSmall: boolean;
  onFiles(files: Iterable<File>): void;
  onAssets(assets: LibraryAsset[]): void;
}

/** Takes files: dropped or chosen from the device, or from the library. */
export function MediaDrop({ icon: Icon, texts, accept, kinds, room, isSmall, onFiles, onAssets }: MediaDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const size = isSmall ? 'compact-sm' : 'sm';
  return (
    // Files are dropped onto it; a keyboard reaches the same by its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside do the same
    <section
      className={classes.area}
      data-over={isOver}
      data-small={isSmall}
      aria-label={texts.label}
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
            <Icon size={28} aria-hidden />
          </span>
          <Text fw={600} size="lg">
            {texts.title}
          </Text>
        </>
      )}
      <div className={classes.buttons}>
        <Button size={size} disabled={room < 1} onClick={() => input.current?.click()}>
          {isSmall ? texts.more : texts.choose}
        </Button>
        <LibraryButton label={texts.library} kinds={kinds} maxCount={room} size={size} onChoose={onAssets} />
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {texts.limits}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={texts.choose}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
