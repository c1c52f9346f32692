import { useMatches } from '@tanstack/react-router';
import type { RouteMetadata } from './route-metadata.ts';

/** Returns one field of the metadata of the screen that is open; undefined if its route has none. */
export function useRouteMeta<Field extends keyof RouteMetadata>(field: Field): RouteMetadata[Field] | undefined {
  // `select` makes the screen render again for this field only. Its result has no type while the field is open.
  const select = (matches: { staticData: RouteMetadata }[]): unknown => matches.at(-1)?.staticData[field];
  return useMatches({ select } as object) as unknown as RouteMetadata[Field] | undefined;
}
