/** A part of a picture, in fractions of its width and height. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureSubjects {
  /** What must stay in view: the union of faces, else the product. Never empty; the whole picture where nothing stands out. */
  subject: Region;
  faces: Region[];
  /** Whether the subject stands before one plain colour, as in catalogue photos; then that colour, `#rrggbb`. */
  plainBackground: string | null;
  /** Colours that stand out, strongest first, `#rrggbb`, at most 5. */
  palette: string[];
}

/** Finds what matters in a picture. */
export interface VisionEngine {
  readonly id: string;
  findSubjects(imagePath: string, signal: AbortSignal): Promise<PictureSubjects>;
  /** A hint that `findSubjects` comes soon: begins what takes long to begin. */
  warm(): void;
}
