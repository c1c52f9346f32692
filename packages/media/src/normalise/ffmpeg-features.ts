/** Optional features of an installed ffmpeg. */
export interface FfmpegFeatures {
  /** `zscale` and `tonemap`: HDR to SDR, wide primaries. */
  hasZscale: boolean;
  /** Decoders that support the alpha of VP8 and VP9; ffmpeg's own do not. */
  hasLibvpxVp8: boolean;
  hasLibvpxVp9: boolean;
  /** Codecs that it decodes, by ffprobe's names. */
  decodableCodecs: ReadonlySet<string>;
}

/** Arguments of ffmpeg to list what `parseFfmpegFeatures` parses, on standard output. */
export const LIST_FILTERS_ARGS: readonly string[] = ['-hide_banner', '-nostdin', '-filters'];
export const LIST_CODECS_ARGS: readonly string[] = ['-hide_banner', '-nostdin', '-codecs'];

/** Parses both lists. */
export function parseFfmpegFeatures({ filters, codecs }: { filters: string; codecs: string }): FfmpegFeatures {
  const hasFilter = (name: string): boolean => new RegExp(`^ [T.S|C]{2,3} ${name} `, 'm').test(filters);
  const decodable = [...codecs.matchAll(/^ D[E.][VAS]\S{3} (\S+) +(.*)$/gm)];
  const decodersOf = (codec: string): string => decodable.find(([, name]) => name === codec)?.[2] ?? '';
  return {
    hasZscale: hasFilter('zscale') && hasFilter('tonemap'),
    hasLibvpxVp8: /\(decoders:[^)]*\blibvpx\b/.test(decodersOf('vp8')),
    hasLibvpxVp9: /\(decoders:[^)]*\blibvpx-vp9\b/.test(decodersOf('vp9')),
    decodableCodecs: new Set(decodable.map(([, name = '']) => name)),
  };
}
