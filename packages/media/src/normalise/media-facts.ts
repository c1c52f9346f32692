import type { Media } from '@reelwright/timeline';

/** What a document says of a file, but for where it is stored. */
export type MediaFacts = Media extends infer Kind ? (Kind extends Media ? Omit<Kind, 'key'> : never) : never;
