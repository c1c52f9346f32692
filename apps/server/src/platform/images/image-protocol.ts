import type { ErrorCode } from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';
import type { ListedFrame, MediaSignature } from '@reelwright/media';

// The protocol between `image-program.ts` and its callers: types alone, so that the program loads nothing for it.

export type ImageType = Extract<MediaSignature, { kind: 'image' }>['type'];

/** The form that a caller wants the image in. */
export interface ImageRules {
  /** Limits the longer side; a larger image is scaled down. */
  maxSidePx: number;
  /** Limits the shorter side; a smaller image is refused. Vector images have no size and pass. */
  minSidePx: number;
  /** Shows through transparent areas of the image. */
  background: 'transparent' | 'white';
  /** Share of clear area below which transparency is an accident, such as round corners of a photo: it becomes white. */
  leastClear?: number;
  /** The result for an animated image: its first frame, or only the report that it is animated. */
  animation: 'first_frame' | 'report';
  /** Cuts the image to a square of `maxSidePx`, around its middle; a smaller one is enlarged. */
  isSquare?: true;
}

/** Asks for one image to be normalised. */
export interface ConvertRequest {
  input: string;
  /** The type of the original image; pixels of `heic` arrive as a PNG. */
  type: Exclude<ImageType, 'bmp'>;
  /** Path of the result without its extension. */
  outputBase: string;
  rules: ImageRules;
  /** The program ends itself once it has used this much CPU time. */
  cpuLimitS: number;
}

/** An image as documents use it: upright, sRGB, 8 bits a channel. */
export interface NormalisedImage {
  kind: 'image';
  path: string;
  /** PNG for drawings and images with transparency; JPEG for photos. */
  extension: 'png' | 'jpg';
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** True if any pixel is transparent. */
  hasAlpha: boolean;
  sizeBytes: number;
  sha256: string;
}

/** Asks for the frames of an animated WebP. */
export interface ExtractRequest {
  input: string;
  /** An empty folder for the frames. */
  framesFolder: string;
}

export interface ExtractedFrames {
  kind: 'frames';
  /** A list for ffmpeg with all frames and their times. */
  listFile: string;
  width: number;
  height: number;
  frames: ListedFrame[];
}

export type ImageProgramRequest = ({ op: 'convert' } & ConvertRequest) | ({ op: 'extract' } & ExtractRequest);

/** The refusal of a file, with the reason that users are told. */
export interface ImageRefusal {
  kind: 'refused';
  code: ErrorCode;
  values: ErrorValues;
}

export type ImageProgramAnswer = NormalisedImage | ExtractedFrames | ImageRefusal;
