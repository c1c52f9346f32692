import { useMatches } from '@tanstack/react-router';
import { isRoutePath, type RoutePath } from '../../route-table.ts';

/** Returns the open route as in the table; null before there is one. */
export function useCurrentPath(): RoutePath | null {
  return useCurrentPathSelector((path) => path);
}

/** Returns what follows from the open route; only another result renders anew. It must be a plain value. */
export function useCurrentPathSelector<Value extends string | number | boolean | null>(
  select: (path: RoutePath | null) => Value,
): Value {
  // The result has no type while the value's is open.
  const selectOfMatches = (matches: { fullPath: string }[]): Value => {
    const path = matches.at(-1)?.fullPath;
    return select(path !== undefined && isRoutePath(path) ? path : null);
  };
  return useMatches({ select: selectOfMatches } as object) as unknown as Value;
}
