import { Button, type ButtonProps, Portal } from '@mantine/core';
import type { LibraryAsset } from '@reelwright/contracts';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { getLanguage } from '#src/lib/i18n.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { createLibrarySource, type LibraryKinds } from '../api/library-source.ts';
import type { DialogEvent } from '../model/dialog-events.ts';
import { createDialogStore } from '../model/dialog-store.ts';
import { NO_RULES } from '../model/media-rules.ts';

const MediaDialog = lazyPart(async () => (await import('./media-dialog.tsx')).MediaDialog);

/** Creates a dialog whose events go to one listener, which may change. */
function openStore() {
  let hear: (event: DialogEvent) => void = () => undefined;
  return {
    store: createDialogStore({ onEvent: (event) => hear(event) }),
    listen(next: typeof hear): () => void {
      hear = next;
      return () => {
        if (hear === next) hear = () => undefined;
      };
    },
  };
}

interface LibraryButtonProps {
  label: string;
  kinds: LibraryKinds;
  /** How many may be chosen; without room the button is disabled. */
  maxCount: number;
  /** Compact by default. */
  size?: ButtonProps['size'];
  onChoose(assets: LibraryAsset[]): void;
  /** A button of another look, which opens the library. */
  renderButton?(open: () => void): ReactNode;
}

/** Opens the user's library to choose from, in the order of choice. */
export function LibraryButton({
  label,
  kinds,
  maxCount,
  size = 'compact-sm',
  onChoose,
  renderButton,
}: LibraryButtonProps) {
  const [source] = useState(() => createLibrarySource(kinds));
  const [{ store, listen }] = useState(openStore);
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'confirm') onChoose(event.detail.assets.flatMap(({ id }) => source.findListed(id) ?? []));
      }),
    [listen, source, onChoose],
  );
  // The dialog loads when it is first opened.
  const [isAsked, setAsked] = useState(false);
  const open = (): void => {
    setAsked(true);
    store.dispatch({ type: 'open', rules: { ...NO_RULES, maxCount } });
  };
  return (
    <>
      {renderButton ? (
        renderButton(open)
      ) : (
        <Button
          size={size}
          variant="default"
          leftSection={<FolderOpen size={14} aria-hidden />}
          disabled={maxCount < 1}
          onClick={open}
        >
          {label}
        </Button>
      )}
      <Portal>
        <Suspense fallback={null}>
          {isAsked && <MediaDialog store={store} source={source} language={getLanguage()} />}
        </Suspense>
      </Portal>
    </>
  );
}
