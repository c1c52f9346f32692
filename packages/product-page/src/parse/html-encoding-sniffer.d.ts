declare module 'html-encoding-sniffer' {
  interface SniffOptions {
    /** The charset in the HTTP header. */
    transportLayerEncodingLabel?: string;
    defaultEncoding?: string;
    maxPrescanBytes?: number;
  }
  /** Returns the encoding's name in the WHATWG standard. */
  export default function sniffEncoding(body: Uint8Array, options: SniffOptions): string;
}
