/** To the thread that cuts subsets. */
export interface SubsetOrder {
  id: number;
  path: string;
  text: string;
}

/** From it. */
export type SubsetMessage =
  | { id: number; kind: 'done'; bytes: Uint8Array }
  | { id: number; kind: 'failed'; reason: string };
