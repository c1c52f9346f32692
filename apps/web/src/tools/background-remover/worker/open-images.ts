import {
  applyMatte,
  createSeparator,
  type EdgeSettings,
  type GuessedMask,
  guessMask,
  type Marks,
  type RgbaImage,
  type Separator,
  shrinkImage,
  type Size,
} from '@reelwright/cut-out';

/** The longer side of what is shown while a person edits. */
const SCREEN_PX = 1000;
/** Colours around the contour are measured on a smaller image than for the result: it answers sooner. */
const AROUND_PX = 420;

interface OpenImage {
  screen: RgbaImage;
  around: RgbaImage;
  guess: GuessedMask;
  separator: Separator;
  /** The newest mask. */
  found: { mask: Uint8Array; size: Size };
}

/** The images that the page edits, each with what was measured of it once. */
export interface OpenImages {
  open(id: string, image: RgbaImage): GuessedMask;
  /** Returns undefined if the image is not open. */
  mask(id: string, marks: Marks | undefined): { mask: Uint8Array; size: Size } | undefined;
  matte(id: string, edge: EdgeSettings): RgbaImage | undefined;
  close(id: string): void;
}

export function createOpenImages(): OpenImages {
  const images = new Map<string, OpenImage>();
  return {
    open(id, image) {
      const guess = guessMask(image);
      const screen = shrinkImage(image, SCREEN_PX);
      images.set(id, {
        screen,
        around: shrinkImage(screen, AROUND_PX),
        guess,
        separator: createSeparator(image, guess),
        found: guess,
      });
      return guess;
    },
    mask(id, marks) {
      const image = images.get(id);
      if (!image) return undefined;
      const isMarked = marks !== undefined && (marks.strokes.length > 0 || Boolean(marks.box));
      image.found = isMarked ? { mask: image.separator.separate(marks), size: image.separator.size } : image.guess;
      return image.found;
    },
    matte(id, edge) {
      const image = images.get(id);
      if (!image) return undefined;
      const subject = { ...image.screen, data: image.screen.data.slice() };
      applyMatte(subject, image.found, edge, image.around);
      return subject;
    },
    close: (id) => void images.delete(id),
  };
}
