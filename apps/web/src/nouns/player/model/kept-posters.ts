/** Small images of what previews show first, kept on this device: painted before anything that plays has loaded. */

const STORED = 'preview-posters';
/** Of about 10 kB each. */
const MOST = 12;
/** Sharp enough for the moment until the frame itself is painted. */
const SHORT_SIDE_PX = 240;
const QUALITY = 0.7;

interface Poster {
  key: string;
  /** A data URL, which needs no request. */
  url: string;
}

function readAll(): Poster[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? (kept as Poster[]) : [];
  } catch {
    // The storage is disabled, or another version of the app wrote it.
    return [];
  }
}

/** Names the first frame of a video of a preview. */
export const posterKeyOf = (taskId: string, variant: number): string => `${taskId}/${variant}`;

export function findPoster(key: string): string | undefined {
  return readAll().find((each) => each.key === key)?.url;
}

/** Keeps a frame, and forgets the oldest of the others. */
export function keepPoster(key: string, url: string): void {
  const others = readAll().filter((each) => each.key !== key);
  try {
    localStorage.setItem(STORED, JSON.stringify([{ key, url }, ...others].slice(0, MOST)));
  } catch {
    // The storage is full or disabled: the frame is painted anew each time.
  }
}

/** For a sign-out: the images are of somebody's own ads. */
export function clearPosters(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // The storage is disabled: nothing was kept.
  }
}

/** Returns what a canvas shows as a small image; undefined if it shows nothing, or the browser can't write one. */
export function drawPoster(canvas: HTMLCanvasElement): string | undefined {
  const { width, height } = canvas;
  const scale = Math.min(1, SHORT_SIDE_PX / Math.min(width, height));
  const small = document.createElement('canvas');
  small.width = Math.round(width * scale);
  small.height = Math.round(height * scale);
  if (small.width === 0 || small.height === 0) return undefined;
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  const url = small.toDataURL('image/webp', QUALITY);
  return url.startsWith('data:image/') ? url : undefined;
}
