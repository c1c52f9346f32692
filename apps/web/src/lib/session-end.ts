import { createAnnouncement } from './announcement.ts';

const announcement = createAnnouncement();
let isWaiting = false;

/** Announces that the server no longer knows this session. */
export const sessionEnd = {
  ...announcement,
  /** Whether a member whose session ended has still to decide what comes next. No guest is created meanwhile. */
  isWaiting: (): boolean => isWaiting,
  setWaiting(next: boolean): void {
    isWaiting = next;
  },
};
