/** What this package uses of two parsers that have no types. */
declare module 'm3u8-parser' {
  export interface ParsedRange {
    length: number;
    offset: number;
  }
  export interface ParsedSegment {
    uri: string;
    resolvedUri?: string;
    duration?: number;
    byterange?: ParsedRange;
    timeline?: number;
    discontinuity?: boolean;
    map?: { uri: string; resolvedUri?: string; byterange?: ParsedRange };
    key?: { method: string; uri: string; iv?: Uint32Array };
  }
  export interface ParsedAttributes {
    BANDWIDTH?: number;
    RESOLUTION?: { width: number; height: number };
    CODECS?: string;
    AUDIO?: string;
    NAME?: string;
    'FRAME-RATE'?: number;
  }
  export interface ParsedPlaylist {
    uri: string;
    attributes?: ParsedAttributes;
    segments?: ParsedSegment[];
    sidx?: { resolvedUri: string };
    endList?: boolean;
    contentProtection?: Record<string, unknown>;
  }
  export interface ParsedRendition {
    language?: string;
    default?: boolean;
    uri?: string;
    playlists?: ParsedPlaylist[];
  }
  export interface ParsedManifest extends ParsedPlaylist {
    playlists?: ParsedPlaylist[];
    mediaGroups?: { AUDIO?: Record<string, Record<string, ParsedRendition>> };
    mediaSequence?: number;
    duration?: number;
  }

  export class Parser {
    manifest: ParsedManifest;
    push(text: string): void;
    end(): void;
  }
}

declare module 'mpd-parser' {
  import type { ParsedManifest } from 'm3u8-parser';
  /** Throws for XML that is broken or no manifest. */
  export function parse(text: string, options: { manifestUri: string }): ParsedManifest;
}
