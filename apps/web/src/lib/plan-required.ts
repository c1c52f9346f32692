import { createAnnouncement } from './announcement.ts';

/** Announces that the user's plan is too small for what was asked. */
export const planRequired = createAnnouncement();
