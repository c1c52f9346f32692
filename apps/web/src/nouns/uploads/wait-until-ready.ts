import { ERRORS, type LibraryAsset, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';

const FIRST_WAIT_MS = 1000;
/** At this interval, thirty files at once, the largest upload of a library, stay within the server's rate limit. */
const LONGEST_WAIT_MS = 15_000;
const GROWTH = 1.5;

interface WaitOptions {
  /** Asks the server for the current state. */
  report(): Promise<LibraryAsset>;
  /** Resolves after a while, or rejects if the user leaves. */
  pause(delayMs: number): Promise<void>;
  /** Receives the server's progress, 0 to 100. */
  onPercent(percent: number): void;
}

/** Returns whether the error says nothing about the file itself, so that the call is repeated. */
function isNoAnswer(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === NETWORK_ERROR_CODE || error.code === ERRORS.TOO_MANY_REQUESTS.code)
  );
}

/**
 * Returns the asset once its working copy is made. Asks less and less often, and soon again after progress. Throws the
 * CallError of a refusal, and whatever `pause` rejects with.
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
