import { ERRORS, type LibraryAsset, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';

const FIRST_WAIT_MS = 1000;
/** Thirty files at once, the most of a library's upload, are then asked for as often as the server takes it. */
const LONGEST_WAIT_MS = 15_000;
const GROWTH = 1.5;

interface WaitOptions {
  /** Asks the server again. */
  report(): Promise<LibraryAsset>;
  /** Resolves after a while, or rejects when the user leaves. */
  pause(delayMs: number): Promise<void>;
  /** How far the server is, 0 to 100. */
  onPercent(percent: number): void;
}

/** No word about the file itself, so it is asked for again. */
function isNoAnswer(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === NETWORK_ERROR_CODE || error.code === ERRORS.TOO_MANY_REQUESTS.code)
  );
}

/**
 * The asset once its working copy is made; asked for less and less often, and soon again when it got on. Throws the
 * CallError of a refusal, and what `pause` rejects with.
 */
export async function waitUntilReady(
  first: LibraryAsset,
  { report, pause, onPercent }: WaitOptions,
): Promise<LibraryAsset> {
  let asset = first;
  let waitMs = FIRST_WAIT_MS;
  while (asset.state === 'preparing') {
    const before = asset;
    onPercent(before.percent);
    await pause(waitMs);
    asset = await report().catch((error: unknown) => {
      if (isNoAnswer(error)) return before;
      throw error;
    });
    waitMs = asset.percent > before.percent ? FIRST_WAIT_MS : Math.min(waitMs * GROWTH, LONGEST_WAIT_MS);
  }
  return asset;
}
