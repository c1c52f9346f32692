import type { Task } from '@reelwright/contracts';
import { Suspense } from 'react';
import type { ComparedVideo } from '#src/nouns/tasks/model/compared-videos.ts';
import { lazyPart } from '#src/lib/load-when-online.ts';

// Both come when they are opened first.
const ShareDialog = lazyPart(async () => (await import('#src/nouns/shares/components/share-dialog.tsx')).ShareDialog);
const CompareDialog = lazyPart(
  async () => (await import('#src/nouns/tasks/components/compare-dialog.tsx')).CompareDialog,
);

interface ProjectDialogsProps {
  /** The task that is being shared, and the videos that are compared; null where none is. */
  shared: Task | null;
  compared: readonly ComparedVideo[] | null;
  onClose(): void;
}

/** What opens over the projects, and over one of them. */
export function ProjectDialogs({ shared, compared, onClose }: ProjectDialogsProps) {
  return (
    <Suspense fallback={null}>
      {shared && <ShareDialog task={shared} onClose={onClose} />}
      {compared && <CompareDialog videos={compared} onClose={onClose} />}
    </Suspense>
  );
}
