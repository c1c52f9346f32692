/** Orders in which a library lists its entries. */
export const LIBRARY_SORTS = ['newest', 'oldest', 'name', 'name_desc', 'largest', 'smallest'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
