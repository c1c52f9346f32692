import type { Task } from '@reelwright/contracts';
import { Suspense } from 'react';
import type { ComparedVideo } from '#src/nouns/tasks/model/compared-videos.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

// Both load when they are first opened.
const ShareDialog = lazyPart(async () => (await import('#src/nouns/shares/components/share-dialog.tsx')).ShareDialog);
const CompareDialog = lazyPart(
  async () => (await import('#src/nouns/tasks/components/compare-dialog.tsx')).CompareDialog,
);

interface ProjectDialogsProps {
  /** The task being shared, and the videos being compared; null if there are none. */
  shared: Task | null;
  compared: readonly ComparedVideo[] | null;
  onClose(): void;
}

/** The dialogs over the projects screen. */
export function ProjectDialogs({ shared, compared, onClose }: ProjectDialogsProps) {
  return (
    <Suspense fallback={null}>
      {shared && <ShareDialog task={shared} onClose={onClose} />}
      {compared && <CompareDialog videos={compared} onClose={onClose} />}
    </Suspense>
  );
}
