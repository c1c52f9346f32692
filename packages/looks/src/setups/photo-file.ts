import type { Box } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import { extendedOf, isStudio } from '../picture/photo-traits.ts';
import { isFigure, productSource } from '../shots/product-source.ts';

/** Whether an image is shot as a photo: it has surroundings or a wall, and nothing stands free of it. */
export function isPlainPhoto(image: LookImage): boolean {
  return image.kind === 'image' && !image.hasAlpha && !image.scene && !productSource(image) && !isFigure(image);
}

/** A photo as a file that fills areas of the canvas. */
export interface PhotoFile {
  media: string;
  width: number;
  height: number;
  /** The product, in fractions of the file. */
  subject: Box;
  faces: readonly Box[];
  /** Position of the photo in the file, in fractions of it. */
  region: Box;
}

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

export function fileOf(image: LookImage): PhotoFile {
  const { media, width, height, subject, faces } = image;
  return { media, width, height, subject, faces, region: WHOLE };
}

/** Returns the file of a photo on a plain wall that goes on beyond its edges; the photo itself where it has none. */
export function extendedFile(image: LookImage): PhotoFile {
  const extended = isStudio(image) ? undefined : extendedOf(image);
  if (!extended?.extended) return fileOf(image);
  const { width, height, subject, faces } = extended;
  return { media: extended.extended.media, width, height, subject, faces, region: extended.extended.region };
}

/** Share of a product below which a detail tells nothing of it, and how far from the middle parts of it are looked at. */
const PART = { width: 0.5, height: 0.4 } as const;

/** Share of a photo from which its subject is most likely its surroundings. */
const VAGUE = 0.5;

/** Whether the subject of a photo is most likely its surroundings, of which only the details surely show the product. */
const isVague = ({ isScene, subject }: LookImage): boolean => isScene && subject.width * subject.height >= VAGUE;

/** Lists what texts must not hide, in fractions of a file: the subject, and the details of one that is mostly surroundings. */
export function listShown(image: LookImage, { subject, region }: PhotoFile): Box[] {
  if (!isVague(image)) return [subject];
  return [
    subject,
    ...image.details.map(({ x, y, width, height }) => ({
      x: region.x + x * region.width,
      y: region.y + y * region.height,
      width: width * region.width,
      height: height * region.height,
    })),
  ];
}

/** Lists the parts of a product that are seen near, in fractions of its photo: its details, else its ends and its middle. */
export function listParts(image: LookImage): Box[] {
  const { details, subject, width, height } = image;
  if (details.length > 1 || (details.length > 0 && isVague(image))) return [...details];
  const aspect = (subject.width * width) / (subject.height * height);
  const middles =
    aspect > 1.5
      ? [
          { x: 0.26, y: 0.5 },
          { x: 0.74, y: 0.5 },
        ]
      : aspect < 0.67
        ? [
            { x: 0.5, y: 0.22 },
            { x: 0.5, y: 0.74 },
          ]
        : [
            { x: 0.56, y: 0.3 },
            { x: 0.42, y: 0.68 },
          ];
  const own = middles.map(({ x, y }) => ({
    x: subject.x + (x - PART.width / 2) * subject.width,
    y: subject.y + (y - PART.height / 2) * subject.height,
    width: PART.width * subject.width,
    height: PART.height * subject.height,
  }));
  return [...details, ...own];
}
