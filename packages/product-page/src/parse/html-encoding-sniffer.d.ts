declare module 'html-encoding-sniffer' {
  interface SniffOptions {
    /** The charset that the HTTP header names. */
    transportLayerEncodingLabel?: string;
    defaultEncoding?: string;
    maxPrescanBytes?: number;
  }
  /** The encoding's name in the WHATWG standard. */
  export default function sniffEncoding(body: Uint8Array, options: SniffOptions): string;
}
