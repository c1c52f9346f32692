import { createAnnouncement } from './announcement.ts';

const changes = createAnnouncement();
let isOn = false;
let hasStarted = false;

/** Whether the chat of the support should run, by the screen that is open. What loads the chat listens and follows. */
export const chatSwitch = {
  isOn: (): boolean => isOn,
  turn(next: boolean): void {
    if (next === isOn) return;
    isOn = next;
    changes.announce();
  },
  listen: changes.listen,
  hasStarted: (): boolean => hasStarted,
  /** Told by what loads the chat. */
  setStarted(next: boolean): void {
    hasStarted = next;
  },
};
