import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';

/** So long at the most: a part that never came would be worse than one that comes in between. */
const LONGEST_WAIT_MS = 1000;

async function waitUntilIdle(): Promise<void> {
  // Safari has no idle times to tell of.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });
}

let lastTurn: Promise<void> = Promise.resolve();

/** Parts are fetched side by side, and shown one after the other: all at once they would hold up a tap on a slow phone. */
async function loadInTurn<Part>(load: () => Promise<Part>): Promise<Part> {
  await waitUntilIdle();
  const part = await loadWhenOnline(load);
  lastTurn = lastTurn.then(waitUntilIdle);
  await lastTurn;
  return part;
}

/** A part of the screen that comes once the browser has nothing more urgent to do; until then `meanwhile` is in its place. */
export function partWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;

  return function PartWhenIdle(props: Props) {
    const [{ Part, error }, setLoaded] = useState<{ Part: typeof known; error: Error | null }>({
      Part: known,
      error: null,
    });
    const isMissing = Part === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isGone = false;
      loadInTurn(load).then(
        (loaded) => {
          known = loaded;
          if (!isGone) startTransition(() => setLoaded({ Part: loaded, error: null }));
        },
        (reason: unknown) => {
          if (!isGone) setLoaded({ Part: null, error: reason instanceof Error ? reason : new Error(String(reason)) });
        },
      );
      return () => {
        isGone = true;
      };
    }, [isMissing]);

    // For the boundary around it.
    if (error !== null) throw error;
    return Part ? <Part {...props} /> : meanwhile;
  };
}
