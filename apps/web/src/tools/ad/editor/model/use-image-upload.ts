import { formatMessage, type LibraryAsset } from '@reelwright/contracts';
import { useEffect, useRef, useState } from 'react';
import { getLanguage } from '#src/lib/i18n.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { describeSizeLimit, findFileProblem } from '#src/nouns/uploads/check-media-file.ts';

/** Uploads one file and waits until it is ready. */
export type UploadImage = (
  file: File,
  options: { signal: AbortSignal; onProgress(progress: { fraction: number }): void },
) => Promise<LibraryAsset>;

/** Uploads one image or video; leaving the editor cancels it. */
export function useImageUpload(upload: UploadImage, onUploaded: (asset: LibraryAsset) => void) {
  const [fraction, setFraction] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const problem = findFileProblem(file, 'images_and_videos');
    if (problem) {
      showToast('warning', formatMessage(problem, getLanguage(), { limit: describeSizeLimit(file.name) }));
      return;
    }
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFraction(0);
    try {
      const asset = await upload(file, {
        signal: controller.signal,
        onProgress: (progress) => setFraction(progress.fraction),
      });
      onUploaded(asset);
    } catch (error) {
      if (controller.signal.aborted) return;
      showError(error as Error);
    } finally {
      if (running.current === controller) {
        running.current = null;
        setFraction(null);
      }
    }
  }
  return { isSending: fraction !== null, fraction, send };
}
