import { createAnnouncement } from './announcement.ts';

/** The server no longer knows this session. */
export const sessionEnd = createAnnouncement();
