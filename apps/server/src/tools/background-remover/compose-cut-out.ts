import type { CutOutBackground, CutOutFormat, CutOutFrame } from '@reelwright/contracts';
import { findContact, type FramePlan, planFrame, planShadow, type Region } from '@reelwright/cut-out';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

export interface ComposeRequest {
  /** The subject in its place: a transparent PNG of the image's size. */
  subjectPath: string;
  width: number;
  height: number;
  region: Region;
  /** The image behind: one of the library, or the image itself for its blurred background. */
  behindPath: string | undefined;
  background: CutOutBackground;
  shadow: boolean;
  frame: CutOutFrame;
  format: CutOutFormat;
  outputPath: string;
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const LOSSY = { quality: 92 } as const;
/** The blur of the image's own background, as a share of the result's longer side. */
const BLUR_SHARE = 0.025;
/** Blurring a reduced image looks the same and costs a fraction. */
const BLUR_SIDE_PX = 600;

/** Puts a subject on a background, in a frame, and writes the file. Returns the result's size. */
export async function composeCutOut(request: ComposeRequest): Promise<{ width: number; height: number }> {
  const { width, height, region, frame, format, outputPath } = request;
  const plan = planFrame({ width, height }, region, frame);
  const subject = await cropSubject(request, plan);
  const layers: OverlayOptions[] = [
    ...(request.shadow && !isCutByBottom(region) ? await paintShadow(subject, plan) : []),
    { input: subject, left: plan.subject.x, top: plan.subject.y },
  ];
  const composed = (await paintBackground(request, plan)).composite(layers);
  const isOpaque = request.background.kind !== 'transparent';
  await encode(isOpaque ? composed.removeAlpha() : composed, format).toFile(outputPath);
  return { width: plan.width, height: plan.height };
}

/** A subject that the photo's bottom cuts stands on no floor. */
const isCutByBottom = ({ y, height }: Region): boolean => y + height > 0.995;

async function cropSubject({ subjectPath, width, height, region }: ComposeRequest, plan: FramePlan): Promise<Buffer> {
  const left = Math.round(region.x * width);
  const top = Math.round(region.y * height);
  const crop = {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(region.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(region.height * height))),
  };
  const cropped = sharp(subjectPath).extract(crop);
  const { width: wide, height: high } = plan.subject;
  const isSameSize = wide === crop.width && high === crop.height;
  return (isSameSize ? cropped : cropped.resize(wide, high, { fit: 'fill', kernel: 'lanczos3' })).png(FAST).toBuffer();
}

const FAST = { compressionLevel: 1, adaptiveFiltering: false } as const;

async function paintShadow(subject: Buffer, plan: FramePlan): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(subject).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const { layers } = planShadow(plan, findContact(data, info));
  return layers.map(({ x, y, radiusX, radiusY, blur, opacity }) => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${plan.width}" height="${plan.height}"><filter id="b" x="-100%" y="-400%" width="300%" height="900%"><feGaussianBlur stdDeviation="${blur}"/></filter><ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="#000000" fill-opacity="${opacity}" filter="url(#b)"/></svg>`,
    ),
    left: 0,
    top: 0,
  }));
}

async function paintBackground({ background, behindPath }: ComposeRequest, plan: FramePlan): Promise<Sharp> {
  const { width, height } = plan;
  const fill = (color: typeof CLEAR | string): Sharp =>
    sharp({ create: { width, height, channels: 4, background: color } });
  switch (background.kind) {
    case 'transparent':
      return fill(CLEAR);
    case 'color':
      return fill(background.color);
    case 'gradient':
      return sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${background.from}"/><stop offset="1" stop-color="${background.to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`,
        ),
      );
    case 'image':
      return sharp(behindPath).flatten({ background: '#ffffff' }).resize(width, height, { fit: 'cover' }).ensureAlpha();
    case 'blur': {
      const scale = Math.min(1, BLUR_SIDE_PX / Math.max(width, height));
      const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
      const blurred = await sharp(behindPath)
        .flatten({ background: '#ffffff' })
        .resize(small.width, small.height, { fit: 'cover' })
        .blur(Math.max(0.5, BLUR_SHARE * Math.max(small.width, small.height)))
        .png(FAST)
        .toBuffer();
      return sharp(blurred).resize(width, height, { fit: 'fill', kernel: 'cubic' }).ensureAlpha();
    }
  }
}

function encode(image: Sharp, format: CutOutFormat): Sharp {
  switch (format) {
    case 'png':
      return image.png({ compressionLevel: 7 });
    case 'webp':
      return image.webp({ ...LOSSY, alphaQuality: 100 });
    case 'jpg':
      return image.jpeg({ ...LOSSY, chromaSubsampling: '4:4:4' });
  }
}
