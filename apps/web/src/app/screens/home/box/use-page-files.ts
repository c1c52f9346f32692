import { useEffect, useEffectEvent, useState } from 'react';

interface PageFilesOptions {
  onFiles(files: Iterable<File>): void;
  /** Receives text that was pasted outside any field. */
  onText(text: string): void;
}

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Returns whether a paste belongs to the focused field. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Takes files dropped or pasted anywhere on the page; returns whether files are dragged over it. */
export function usePageFiles({ onFiles, onText }: PageFilesOptions): boolean {
  const [isOver, setOver] = useState(false);
  const takeFiles = useEffectEvent(onFiles);
  const takeText = useEffectEvent(onText);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // A child is entered before its parent is left, so elements entered and not yet left are counted.
    let depth = 0;
    const show = (change: number): void => {
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    document.addEventListener('dragenter', (event) => bringsFiles(event) && show(1), { signal });
    document.addEventListener('dragleave', (event) => bringsFiles(event) && show(-1), { signal });
    document.addEventListener(
      'dragover',
      (event) => {
        // Without this the browser would open the file instead.
        if (bringsFiles(event)) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setOver(false);
        takeFiles(event.dataTransfer?.files ?? []);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const files = event.clipboardData?.files;
        const text = event.clipboardData?.getData('text/plain') ?? '';
        // A field takes its text itself. A paste with text and files is a text with its image, as from a word
        // processor.
        if (isField(event.target) && text !== '') return;
        if (files && files.length > 0) takeFiles(files);
        else if (text.trim() !== '') takeText(text);
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);
  return isOver;
}
