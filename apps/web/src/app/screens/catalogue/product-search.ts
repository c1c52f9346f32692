import type { Search } from '#src/lib/search-of.ts';

/** What the address of the list says. */
export interface ProductSearch {
  q?: string | undefined;
  sort?: 'name' | undefined;
  page?: number | undefined;
}

/** Reads the address of the list; invalid parameters are ignored. */
export function readProductSearch({ q, sort, page }: Search): ProductSearch {
  return changeProductSearch(
    {},
    {
      // The router parses a bare number as a number.
      q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
      sort: sort === 'name' ? 'name' : undefined,
      page: typeof page === 'number' && Number.isInteger(page) && page > 1 ? page : undefined,
    },
  );
}

/** Returns the address after a change, without what is unset. Another search begins on its first page. */
export function changeProductSearch(search: ProductSearch, change: ProductSearch): ProductSearch {
  const { page: _page, ...others } = search;
  const next = { ...('page' in change ? search : others), ...change };
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
    ),
  );
}
