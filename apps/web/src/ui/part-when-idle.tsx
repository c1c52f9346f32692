import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { waitUntilIdle } from '#src/lib/wait-until-idle.ts';
import { PartTrouble } from './part-trouble.tsx';

let lastTurn: Promise<void> = Promise.resolve();

/** Fetches parts in parallel and shows them one by one: all at once would block a tap on a slow phone. */
async function loadInTurn<Part>(load: () => Promise<Part>): Promise<Part> {
  await waitUntilIdle();
  const part = await loadWhenOnline(load);
  lastTurn = lastTurn.then(waitUntilIdle);
  await lastTurn;
  return part;
}

/**
 * Returns a component that loads once the browser is idle; `meanwhile` is shown until then. If its code can't be loaded,
 * a note offers to try again.
 */
export function partWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;

  return function PartWhenIdle(props: Props) {
    const [{ Part, hasFailed }, setLoaded] = useState({ Part: known, hasFailed: false });
    const isMissing = Part === null && !hasFailed;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isGone = false;
      loadInTurn(load).then(
        (loaded) => {
          known = loaded;
          if (!isGone) startTransition(() => setLoaded({ Part: loaded, hasFailed: false }));
        },
        () => {
          if (!isGone) setLoaded({ Part: null, hasFailed: true });
        },
      );
      return () => {
        isGone = true;
      };
    }, [isMissing]);

    if (Part) return <Part {...props} />;
    if (!hasFailed) return meanwhile;
    return (
      <>
        {meanwhile}
        <PartTrouble onRetry={() => setLoaded({ Part: null, hasFailed: false })} />
      </>
    );
  };
}
