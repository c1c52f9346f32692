import type { Media } from '@reelwright/timeline';

/** Properties of a file in a document, except its storage key. */
export type MediaFacts = Media extends infer Kind ? (Kind extends Media ? Omit<Kind, 'key'> : never) : never;
