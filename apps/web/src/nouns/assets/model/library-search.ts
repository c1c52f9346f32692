import { type CallInput, type FolderId, LIBRARY_SORTS, type LibrarySort, MIB } from '@reelwright/contracts';

export type LibraryView = 'library' | 'favorites' | 'bin';

const KINDS = ['image', 'video', 'audio'] as const;
export type AssetKind = (typeof KINDS)[number];

const DAY_MS = 86_400_000;
const DATES = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type DateRange = keyof typeof DATES;
export const DATE_RANGES = Object.keys(DATES) as DateRange[];

const SIZES = {
  small: { max_bytes: MIB - 1 },
  medium: { min_bytes: MIB, max_bytes: 10 * MIB },
  large: { min_bytes: 10 * MIB + 1 },
} as const;
export type SizeRange = keyof typeof SIZES;
export const SIZE_RANGES = Object.keys(SIZES) as SizeRange[];

/** What the address of the library says. */
export interface LibrarySearch {
  folder?: FolderId | undefined;
  view?: 'bin' | undefined;
  q?: string | undefined;
  kind?: AssetKind | undefined;
  tag?: string | undefined;
  category?: number | undefined;
  added?: DateRange | undefined;
  size?: SizeRange | undefined;
  sort?: LibrarySort | undefined;
}

/** Reads the address of the library; invalid parameters are ignored. */
export function readLibrarySearch(search: Readonly<Record<string, unknown>>): LibrarySearch {
  const { folder, view, q, kind, tag, category, added, size, sort } = search;
  const read: LibrarySearch = {
    folder: isFolderId(folder) ? folder : undefined,
    view: view === 'bin' ? 'bin' : undefined,
    // The router parses a bare number as a number.
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
    kind: KINDS.find((each) => each === kind),
    tag: typeof tag === 'string' || typeof tag === 'number' ? String(tag) : undefined,
    category: typeof category === 'number' ? category : undefined,
    added: DATE_RANGES.find((each) => each === added),
    size: SIZE_RANGES.find((each) => each === size),
    sort: LIBRARY_SORTS.find((each) => each === sort),
  };
  return dropEmpty(read);
}

/** Returns the address after a change, without what is unset. */
export function changeLibrarySearch(search: LibrarySearch, change: Partial<LibrarySearch>): LibrarySearch {
  return dropEmpty({ ...search, ...change });
}

/** The schema of ids would load zod with the first screen. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const isFolderId = (value: unknown): value is FolderId => typeof value === 'string' && UUID.test(value);

function dropEmpty(search: LibrarySearch): LibrarySearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}

/** Returns how many filters are set, without the search and the type. */
export function countFilters({ tag, category, added, size }: LibrarySearch): number {
  return [tag, category, added, size].filter((each) => each !== undefined).length;
}

export function isNarrowed(search: LibrarySearch): boolean {
  return (search.q ?? '').trim() !== '' || search.kind !== undefined || countFilters(search) > 0;
}

/**
 * Returns the request of a list. A search or a filter looks into all folders; a day range begins at a full hour, so that
 * the request stays the same while the list is open.
 */
export function toListRequest(
  search: LibrarySearch,
  { view, nowMs }: { view: LibraryView; nowMs: number },
): CallInput<'listLibrary'> {
  const q = search.q?.trim() ?? '';
  const hourMs = Math.floor(nowMs / 3_600_000) * 3_600_000;
  const isEverywhere = isNarrowed(search) && search.folder === undefined;
  return {
    view,
    ...(view === 'library' && !isEverywhere ? { folder_id: search.folder ?? 'root' } : {}),
    ...(q === '' ? {} : { search: q }),
    ...(search.kind === undefined ? {} : { kinds: search.kind }),
    ...(search.tag === undefined ? {} : { tag: search.tag }),
    ...(search.category === undefined ? {} : { category_id: search.category }),
    ...(search.added === undefined ? {} : { created_from: new Date(hourMs - DATES[search.added]).toISOString() }),
    ...(search.size === undefined ? {} : SIZES[search.size]),
    ...(search.sort === undefined ? {} : { sort: search.sort }),
  };
}
