import { type ComponentType, lazy, useState } from 'react';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { PartTrouble } from './part-trouble.tsx';
import { RegionBoundary } from './region-boundary.tsx';

/**
 * Returns a component that loads when it is first shown. If its code can't be loaded, the screen around it stays, and a
 * note offers to try again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadWhenOnline(load) };
      } catch (error) {
        // React remembers the failure; what is shown next loads anew.
        current = begin();
        throw error;
      }
    });
  let current = begin();

  function Part(props: Props) {
    const [Loaded] = useState(() => current);
    return <Loaded {...props} />;
  }

  return function LazyPart(props: Props) {
    return (
      <RegionBoundary trouble={PartTrouble}>
        <Part {...props} />
      </RegionBoundary>
    );
  };
}
