import { createAnnouncement } from './announcement.ts';

/** Announces that the server no longer knows this session. */
export const sessionEnd = createAnnouncement();
