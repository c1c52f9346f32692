import sharp from 'sharp';
import type { PictureSubjects, Region } from '../../engines/vision/vision.ts';

/** A picture that fills the ad's canvas without cutting its subject. */
export interface FramedPicture {
  path: string;
  width: number;
  height: number;
  subject: Region;
  palette: string[];
  /** How it was made to fill the canvas. */
  framing: 'crop' | 'plain' | 'backdrop';
}

interface FrameRequest {
  imagePath: string;
  width: number;
  height: number;
  subjects: PictureSubjects;
  /** Of the canvas. */
  canvas: { width: number; height: number };
  outputPath: string;
}

/** Room the slow zoom needs around the subject. */
const ZOOM_ROOM = 1.08;
/** A subject this close to the border runs out of the picture there. */
const TOUCHES_BORDER = 0.01;
/** Pixels beyond the canvas' own that a picture keeps, for the zoom. */
const OVERSAMPLE = 1.15;
const BACKDROP_BLUR_SIDE = 48;
const BACKDROP_DIM = 0.62;
const JPEG = { quality: 95, chromaSubsampling: '4:4:4', mozjpeg: false } as const;

/** The part of a picture that covers a canvas of this aspect, in fractions of the picture. */
export function coverWindow(pictureAspect: number, canvasAspect: number): { width: number; height: number } {
  return pictureAspect > canvasAspect
    ? { width: canvasAspect / pictureAspect, height: 1 }
    : { width: 1, height: pictureAspect / canvasAspect };
}

function fitsWhenCropped({ width, height, subjects, canvas }: FrameRequest): boolean {
  const window = coverWindow(width / height, canvas.width / canvas.height);
  // A subject that fills the picture anyway loses nothing the viewer would miss to a small crop.
  return (
    subjects.subject.width <= window.width / ZOOM_ROOM + 0.02 &&
    subjects.subject.height <= window.height / ZOOM_ROOM + 0.02
  );
}

function canGrowPlain({ width, height, subjects, canvas }: FrameRequest): boolean {
  if (subjects.plainBackground === null) return false;
  const growsSideways = width / height < canvas.width / canvas.height;
  const { subject } = subjects;
  return growsSideways
    ? subject.x > TOUCHES_BORDER && subject.x + subject.width < 1 - TOUCHES_BORDER
    : subject.y > TOUCHES_BORDER && subject.y + subject.height < 1 - TOUCHES_BORDER;
}

/** The subject's place after the picture was centred on a larger one. */
function placeSubject(
  subject: Region,
  inner: { width: number; height: number },
  outer: { width: number; height: number },
): Region {
  const left = (outer.width - inner.width) / 2;
  const top = (outer.height - inner.height) / 2;
  return {
    x: (left + subject.x * inner.width) / outer.width,
    y: (top + subject.y * inner.height) / outer.height,
    width: (subject.width * inner.width) / outer.width,
    height: (subject.height * inner.height) / outer.height,
  };
}

/**
 * Makes a picture fill the canvas: cropped where its subject survives that; else, before a plain background, the
 * background is carried on; else it stands whole before a blurred, darkened copy of itself.
 */
export async function framePicture(request: FrameRequest): Promise<FramedPicture> {
  const { imagePath, width, height, subjects, canvas, outputPath } = request;
  const { palette } = subjects;
  if (fitsWhenCropped(request)) {
    const window = coverWindow(width / height, canvas.width / canvas.height);
    const scale = Math.min(1, (canvas.width * OVERSAMPLE * 1.1) / (width * window.width));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    await sharp(imagePath)
      .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
      .jpeg(JPEG)
      .toFile(outputPath);
    return { path: outputPath, ...size, subject: subjects.subject, palette, framing: 'crop' };
  }
  const outer = { width: Math.round(canvas.width * OVERSAMPLE), height: Math.round(canvas.height * OVERSAMPLE) };
  const scale = Math.min(outer.width / width, outer.height / height);
  const inner = {
    width: Math.min(outer.width, Math.round(width * scale)),
    height: Math.min(outer.height, Math.round(height * scale)),
  };
  const left = Math.floor((outer.width - inner.width) / 2);
  const top = Math.floor((outer.height - inner.height) / 2);
  const scaled = sharp(imagePath).resize(inner.width, inner.height, { fit: 'fill', kernel: 'lanczos3' });
  const subject = placeSubject(subjects.subject, inner, outer);
  if (canGrowPlain(request)) {
    const extended = scaled.extend({
      left,
      top,
      right: outer.width - inner.width - left,
      bottom: outer.height - inner.height - top,
      extendWith: 'copy',
    });
    await extended.jpeg(JPEG).toFile(outputPath);
    return { path: outputPath, ...outer, subject, palette, framing: 'plain' };
  }
  // Blurred while small: far cheaper than a blur of the same look at full size.
  const small = await sharp(imagePath)
    .resize(BACKDROP_BLUR_SIDE, Math.round((BACKDROP_BLUR_SIDE * outer.height) / outer.width), { fit: 'cover' })
    .blur(2.2)
    .linear(BACKDROP_DIM, 0)
    .png()
    .toBuffer();
  const backdrop = sharp(small).resize(outer.width, outer.height, { fit: 'fill', kernel: 'cubic' });
  await backdrop
    .composite([{ input: await scaled.png({ compressionLevel: 0 }).toBuffer(), left, top }])
    .jpeg(JPEG)
    .toFile(outputPath);
  return { path: outputPath, ...outer, subject, palette, framing: 'backdrop' };
}
