declare module 'subset-font' {
  /** Version 2.9 ships no types. Subsets a font to the glyphs of a text; handles one font at a time. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** Tags of OpenType features to keep; all if left out. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
