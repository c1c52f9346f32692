import { useMatches } from '@tanstack/react-router';
import { isRoutePath, type RoutePath } from '../../route-table.ts';

/** Returns the open route as in the table; null before there is one. */
export function useCurrentPath(): RoutePath | null {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  return path !== undefined && isRoutePath(path) ? path : null;
}
