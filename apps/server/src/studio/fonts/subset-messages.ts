/** Message to the subsetting thread. */
export interface SubsetOrder {
  id: number;
  path: string;
  text: string;
}

/** Message from the subsetting thread. */
export type SubsetMessage =
  | { id: number; kind: 'done'; bytes: Uint8Array }
  | { id: number; kind: 'failed'; reason: string };
