import type { Preview } from '../model/preview.ts';

const EVERY_MS = 250;

/** Writes how a preview plays into attributes of its player, where tests and the curious find it. Returns what ends that. */
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
