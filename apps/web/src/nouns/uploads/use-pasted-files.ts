import { useEffect, useEffectEvent } from 'react';

/** Takes files from the clipboard wherever on the screen they are pasted. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
