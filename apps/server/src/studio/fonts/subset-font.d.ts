declare module 'subset-font' {
  /** Version 2.9 brings no types. Cuts a font down to the glyphs of a text; works on one font at a time. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** Tags of OpenType features to keep; all when left out. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
