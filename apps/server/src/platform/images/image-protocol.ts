import type { ErrorCode } from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';
import type { ListedFrame, MediaSignature } from '@reelwright/media';

// What `image-program.ts` and those who start it agree on: types alone, so that the program need not load anything.

export type ImageType = Extract<MediaSignature, { kind: 'image' }>['type'];

/** How a picture is wanted. */
export interface ImageRules {
  /** Of the longer side; a larger picture is made smaller. */
  maxSidePx: number;
  /** Of the shorter side; a smaller picture is refused. Drawings in vectors have no size and pass. */
  minSidePx: number;
  /** What shows through where the picture is transparent. */
  background: 'transparent' | 'white';
  /** What an animated picture gives: its first frame, or only the answer that it is one. */
  animation: 'first_frame' | 'report';
}

/** To make one picture ready. */
export interface ConvertRequest {
  input: string;
  /** What the image was; the pixels of `heic` come as a PNG. */
  type: Exclude<ImageType, 'bmp'>;
  /** Path of the result without its extension. */
  outputBase: string;
  rules: ImageRules;
}

/** A picture as documents use it: upright, sRGB, 8 bits a channel. */
export interface NormalisedImage {
  kind: 'image';
  path: string;
  /** PNG for drawings and where something is transparent; JPEG for photos. */
  extension: 'png' | 'jpg';
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** Whether anything is transparent. */
  hasAlpha: boolean;
  sizeBytes: number;
  sha256: string;
}

/** To take an animated WebP apart. */
export interface ExtractRequest {
  input: string;
  /** Empty; the frames go there. */
  framesFolder: string;
}

export interface ExtractedFrames {
  kind: 'frames';
  /** For ffmpeg: all frames with their times. */
  listFile: string;
  width: number;
  height: number;
  frames: ListedFrame[];
}

export type ImageProgramRequest = ({ op: 'convert' } & ConvertRequest) | ({ op: 'extract' } & ExtractRequest);

/** A file that the program does not take, for the reason that users are told. */
export interface ImageRefusal {
  kind: 'refused';
  code: ErrorCode;
  values: ErrorValues;
}

export type ImageProgramAnswer = NormalisedImage | ExtractedFrames | ImageRefusal;
