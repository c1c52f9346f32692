import type { Actor, OwnedRow } from '../../actor.ts';

/** Only its uploader may access an upload until it is an asset. */
export type UploadAction = 'read' | 'report';

export function canUpload(actor: Actor, _action: UploadAction, upload: OwnedRow): boolean {
  return upload.workspaceId === actor.workspaceId && upload.userId === actor.userId;
}
