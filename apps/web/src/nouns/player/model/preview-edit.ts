import type { TimelineDocument } from '@reelwright/timeline';

/** An edit of a preview's document: it names only files of that preview. */
export interface PreviewEdit {
  taskId: string;
  variant: number;
  document: TimelineDocument;
  /** Where the playhead goes with it; omitted if it stays. */
  tick?: number;
}

/** The newest edit, from whoever edits. */
export interface PreviewEdits {
  get(): PreviewEdit | null;
  subscribe(listener: () => void): () => void;
}
