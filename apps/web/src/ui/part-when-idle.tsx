import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { waitUntilIdle } from '#src/lib/wait-until-idle.ts';

let lastTurn: Promise<void> = Promise.resolve();

/** Fetches parts in parallel and shows them one by one: all at once would block a tap on a slow phone. */
async function loadInTurn<Part>(load: () => Promise<Part>): Promise<Part> {
  await waitUntilIdle();
  const part = await loadWhenOnline(load);
  lastTurn = lastTurn.then(waitUntilIdle);
  await lastTurn;
  return part;
}

/** Returns a component that loads once the browser is idle; `meanwhile` is shown until then. */
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

    // Rethrown for the surrounding error boundary.
    if (error !== null) throw error;
    return Part ? <Part {...props} /> : meanwhile;
  };
}
