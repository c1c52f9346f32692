import { createAnnouncement } from './announcement.ts';

/** Chromium's event, which no standard and no type of the DOM knows. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'installPrompt';

const changes = createAnnouncement();
let kept: InstallPromptEvent | null = null;

function keep(event: InstallPromptEvent | null): void {
  kept = event;
  changes.announce();
}

/** Keeps the browser's offer to install the app, to be shown when the user asks for it. */
export function catchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => keep(null));
}

export const installPrompt = {
  /** False once it was dismissed: it is not offered again in this browser. */
  isOffered: (): boolean => kept !== null && localStorage.getItem(KEY) !== 'dismissed',
  listen: changes.listen,
  /** Shows the browser's own dialog. Each offer can be shown once. */
  async show(): Promise<void> {
    const event = kept;
    if (event === null) return;
    keep(null);
    const { outcome } = await event.prompt();
    if (outcome === 'dismissed') localStorage.setItem(KEY, 'dismissed');
  },
};
