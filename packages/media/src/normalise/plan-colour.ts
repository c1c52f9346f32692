import type { VideoStreamProbe } from '../probe.ts';

/** Colour of a source's planes, with every unknown resolved. Names are ffmpeg's. */
export interface SourceColour {
  matrix: 'bt709' | 'bt601' | 'bt2020' | 'smpte240m' | 'fcc' | 'rgb';
  range: 'limited' | 'full';
  /** Primaries of the working copy, or others that need conversion. */
  primaries: 'bt709' | 'smpte170m' | 'bt470bg' | 'bt470m' | 'smpte240m' | 'bt2020' | 'smpte431' | 'smpte432' | 'video';
  /** Transfer curve, if brightness exceeds white. */
  hdr: 'none' | 'pq' | 'hlg';
}

/** From this height on an untagged image is treated as BT.709, as Chromium does; below it as BT.601. */
const HD_HEIGHT = 720;

const MATRICES: Readonly<Record<string, SourceColour['matrix']>> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
  gbr: 'rgb',
};

const PRIMARIES = ['smpte170m', 'bt470bg', 'bt470m', 'smpte240m', 'bt2020', 'smpte431', 'smpte432', 'video'] as const;

function isRgb(pixelFormat: string): boolean {
  return /^(gbr|x?rgb|x?bgr|argb|abgr|0rgb|0bgr|pal8|mono|gray|ya)/.test(pixelFormat);
}

/** Resolves missing and wrong tags of a source. */
export function planSourceColour({ color, pixelFormat, height }: VideoStreamProbe): SourceColour {
  const hdr = color.transfer === 'smpte2084' ? 'pq' : color.transfer === 'arib-std-b67' ? 'hlg' : 'none';
  const primaries = PRIMARIES.find((name) => name === color.primaries) ?? 'bt709';
  if (isRgb(pixelFormat)) return { matrix: 'rgb', range: 'full', primaries, hdr };
  // Tagged as RGB, but actually YUV: some encoders copy the tag of their input.
  const tagged = color.matrix === 'gbr' ? undefined : MATRICES[color.matrix];
  const guessed = hdr !== 'none' || primaries === 'bt2020' ? 'bt2020' : height >= HD_HEIGHT ? 'bt709' : 'bt601';
  const range = color.range === 'full' ? 'full' : 'limited';
  return { matrix: tagged ?? guessed, range, primaries, hdr };
}

/** Nits of reference white in HDR (ITU-R BT.2408): white in SDR stays about white. */
const REFERENCE_WHITE_NITS = 203;
/**
 * Maximum brightness distinguished from white, in multiples of white: about 1000 nits, the limit of phones and grading
 * screens.
 */
const HDR_PEAK = 5;
/** Up to this share of white nothing changes: faces and products keep their brightness. */
const TONE_MAP_KNEE = 0.6;

const ZSCALE_MATRICES: Readonly<Record<SourceColour['matrix'], string>> = {
  bt709: 'bt709',
  bt601: 'smpte170m',
  bt2020: 'bt2020nc',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
  rgb: 'gbr',
};
const SCALE_MATRICES: Readonly<Record<SourceColour['matrix'], string>> = {
  bt709: 'bt709',
  bt601: 'smpte170m',
  bt2020: 'bt2020',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
  // Meaningless for RGB, but required: otherwise the value of the previous file remains.
  rgb: 'bt709',
};

/**
 * Returns the options of the `scale` filter for its input; always given, since an unknown input is treated as BT.601.
 */
export function formatScaleInput({ matrix, range }: SourceColour): string {
  return `in_color_matrix=${SCALE_MATRICES[matrix]}:in_range=${range}`;
}

/** Returns the options of the `scale` filter that keep the colours unchanged. */
export function formatScaleSame(colour: SourceColour): string {
  return `${formatScaleInput(colour)}:out_color_matrix=${SCALE_MATRICES[colour.matrix]}:out_range=${colour.range}`;
}

/** Returns whether a conversion exceeds `scale`: HDR to SDR, or wide primaries to those of BT.709. */
export function needsZscale({ primaries, hdr }: SourceColour): boolean {
  return hdr !== 'none' || primaries !== 'bt709';
}

/** Returns filters from a source's planes to BT.709 of limited range, still in any depth and sampling, by zscale. */
export function formatZscaleConversion({ matrix, range, primaries, hdr }: SourceColour): string[] {
  const zscaleRange = range === 'full' ? 'full' : 'limited';
  const source = `min=${ZSCALE_MATRICES[matrix]}:rin=${zscaleRange}:pin=${primaries}`;
  const target = 'm=bt709:r=limited:p=bt709:t=bt709';
  // The curves of all SDR systems are meant to be shown the same way, so the curve is kept, whatever its name.
  if (hdr === 'none') return [`zscale=${source}:tin=bt709:${target}`];
  const transfer = hdr === 'pq' ? 'smpte2084' : 'arib-std-b67';
  return [
    `zscale=${source}:tin=${transfer}:t=linear:npl=${REFERENCE_WHITE_NITS}:m=gbr:p=bt709`,
    'format=gbrpf32le',
    `tonemap=mobius:param=${TONE_MAP_KNEE}:desat=0:peak=${HDR_PEAK}`,
    `zscale=${target}`,
  ];
}
