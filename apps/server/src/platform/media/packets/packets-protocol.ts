import type { ListedPacket } from '@reelwright/media';

export interface ListPacketsRequest {
  op: 'list';
  path: string;
}

/** The video stream of a file whose packets can be copied. */
export interface ListedStream {
  /** In the order of decoding. */
  packets: ListedPacket[];
  /** How frames must be encoded to be joined to the stream; null if they can't be. */
  encoder: { profile: 'baseline' | 'main' | 'high'; setId: number } | null;
}

/** Frames of the source, which begin with a clean key frame, or all frames of a file that was encoded to join it. */
export type WrittenPiece = { kind: 'copy'; from: number; to: number } | { kind: 'file'; path: string };

export interface WritePacketsRequest {
  op: 'write';
  sourcePath: string;
  outputPath: string;
  frameRate: { num: number; den: number };
  pieces: WrittenPiece[];
}

export type PacketsRequest = ListPacketsRequest | WritePacketsRequest;
