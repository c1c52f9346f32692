/** RGBA, row by row. */
export interface Pixels {
  rgba: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}
