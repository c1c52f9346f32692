import { MIB } from './limits.ts';
import type { UserGroup } from './user-types.ts';

const GIB = 1024 * MIB;

/** What one workspace may keep. */
export interface Quota {
  /** Uploads as sent, files that tools made, the working copies of both, and previews until they are deleted. */
  storageBytes: number;
  /** Of each user. */
  drafts: number;
  /** Uploads of a user that were not reported yet. */
  openUploads: number;
  /** Uploaded video and audio together. */
  mediaMinutes: number;
}

/** Quotas by what a user pays for. An installation may set other sizes. */
export const QUOTAS: Readonly<Record<UserGroup, Readonly<Quota>>> = {
  guest: { storageBytes: GIB, drafts: 50, openUploads: 30, mediaMinutes: 30 },
  free: { storageBytes: 5 * GIB, drafts: 200, openUploads: 60, mediaMinutes: 120 },
  personal: { storageBytes: 50 * GIB, drafts: 200, openUploads: 100, mediaMinutes: 1200 },
  business: { storageBytes: 200 * GIB, drafts: 200, openUploads: 100, mediaMinutes: 6000 },
};
