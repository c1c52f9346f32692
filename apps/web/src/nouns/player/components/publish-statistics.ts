import type { Preview } from '../model/preview.ts';

const EVERY_MS = 250;

/** Writes playback statistics into attributes of the player, for tests and debugging. Returns a function that stops. */
export function publishStatistics(preview: Preview, player: HTMLElement): () => void {
  const write = (): void => {
    for (const [name, value] of Object.entries(preview.getStatistics())) {
      player.dataset[name] = typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : String(value ?? '');
    }
  };
  const timer = setInterval(write, EVERY_MS);
  write();
  return () => clearInterval(timer);
}
