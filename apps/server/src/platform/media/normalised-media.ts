import type { FilmstripGeometry, MediaFacts } from '@reelwright/media';

export interface LocalFile {
  path: string;
  contentType: string;
  sizeBytes: number;
  /** In hex. */
  sha256: string;
}

type Facts<Kind extends MediaFacts['kind']> = Extract<MediaFacts, { kind: Kind }>;

/** The files that normalising leaves in the given folder. */
export type NormalisedMedia =
  | {
      kind: 'image';
      /** The facts that documents store about it. */
      facts: Facts<'image'>;
      workingCopy: LocalFile;
      /** A JPEG, its longer side at most 1280 px. */
      poster: LocalFile;
    }
  | {
      kind: 'video';
      facts: Facts<'video'>;
      workingCopy: LocalFile;
      /** The same frames at the same times with the same audio, its shorter side at most 540 px. */
      proxy: LocalFile;
      /** `WaveformPeaks` as JSON; null if the file has no audio. */
      peaks: LocalFile | null;
      filmstrip: LocalFile & { geometry: FilmstripGeometry };
      poster: LocalFile;
    }
  | {
      kind: 'audio';
      facts: Facts<'audio'>;
      workingCopy: LocalFile;
      peaks: LocalFile;
      /** Its waveform, as `drawWaveform` draws it. */
      poster: LocalFile;
    };
