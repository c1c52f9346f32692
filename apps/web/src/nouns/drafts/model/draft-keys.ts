/** Query key of the lists of drafts. */
export const DRAFT_LIST_KEY = ['drafts', 'list'] as const;
