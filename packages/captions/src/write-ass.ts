import type { CaptionClip, TimelineDocument } from '@reelwright/timeline';
import type { CaptionCue, CueWord } from './caption-cue.ts';
import { cleanLines, JOINER } from './cue-text.ts';
import { formatTime } from './format-time.ts';

/** Style and position of captions, in pixels of the canvas. */
export interface AssStyle {
  width: number;
  height: number;
  family: string;
  fontPx: number;
  isBold: boolean;
  /** `#rrggbb`: color of words not spoken yet, and of spoken words. */
  color: string;
  spokenColor: string;
  outline: { color: string; px: number };
  /** Box behind the lines, instead of the outline. */
  plate?: { color: string; opacity: number };
  verticalAlign: 'top' | 'middle' | 'bottom';
  /** Distance from the edge named by `verticalAlign`. */
  marginPx: number;
  /** Margin at the left and the right. */
  asidePx: number;
}

const time = (ms: number): string => formatTime(ms, { sign: '.', digits: 2 });

/** ASS escapes a brace as `\{` and cannot escape a backslash; a word joiner after a backslash disables it. */
const escapeText = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('\\', `\\${JOINER}`)
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}');

/** Formats a color as `&HAABBGGRR`; alpha 00 is opaque. */
function toAssColor(color: string, opacity = 1): string {
  const [red, green, blue] = [1, 3, 5].map((at) => color.slice(at, at + 2).toUpperCase());
  const alpha = Math.round((1 - opacity) * 255);
  return `&H${alpha.toString(16).toUpperCase().padStart(2, '0')}${blue}${green}${red}`;
}

/** Removes commas from a name: they separate fields. */
const toAssName = (family: string): string => family.replace(/[,\p{Cc}]/gu, ' ');

const ALIGNMENTS = { bottom: 2, middle: 5, top: 8 };

/** Values of the fields Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing and Angle. */
const UNADORNED = '0,0,0,100,100,0,0';

function writeStyle(style: AssStyle): string {
  const { plate, outline } = style;
  const edge = plate ? toAssColor(plate.color, plate.opacity) : toAssColor(outline.color);
  return [
    'Default',
    toAssName(style.family),
    Math.round(style.fontPx),
    toAssColor(style.spokenColor),
    toAssColor(style.color),
    edge,
    edge,
    style.isBold ? -1 : 0,
    UNADORNED,
    plate ? 3 : 1,
    plate ? Math.round(style.fontPx * 0.2) : Math.round(outline.px),
    0,
    ALIGNMENTS[style.verticalAlign],
    Math.round(style.asidePx),
    Math.round(style.asidePx),
    Math.round(style.marginPx),
    1,
  ].join(',');
}

/** Words with their durations in hundredths of a second. The rounding error of the sum stays within one hundredth. */
function writeKaraoke({ startMs, lines, words }: CaptionCue, isFilled: boolean): string {
  const tag = isFilled ? 'kf' : 'k';
  let spentCs = 0;
  let written = '';
  let line = 0;
  let onLine = '';
  for (const [index, word] of words.entries()) {
    const waitCs = Math.round((word.startMs - startMs) / 10) - spentCs;
    if (waitCs > 0) {
      written += `{\\k${waitCs}}`;
      spentCs += waitCs;
    }
    const lastsCs = Math.max(0, Math.round((word.endMs - startMs) / 10) - spentCs);
    spentCs += lastsCs;
    written += `{\\${tag}${lastsCs}}${escapeText(word.text)}`;
    onLine += word.text;
    const isEndOfLine = onLine === lines[line];
    if (isEndOfLine && index < words.length - 1) {
      written += '\\N';
      line += 1;
      onLine = '';
    } else if (word.spaceAfter && index < words.length - 1) {
      written += ' ';
      onLine += ' ';
    }
  }
  return written;
}

const isTimed = (words: readonly CueWord[]): boolean => words.length > 0;

/** Writes an Advanced SubStation file (.ass), UTF-8, in which words change color as they are spoken; with `isFilled`, gradually. */
export function writeAss(cues: readonly CaptionCue[], style: AssStyle, { isFilled = false } = {}): string {
  const events = cues.flatMap((cue) => {
    const lines = cleanLines(cue);
    if (lines.length === 0) return [];
    const text = isTimed(cue.words) ? writeKaraoke({ ...cue, lines }, isFilled) : lines.map(escapeText).join('\\N');
    return [`Dialogue: 0,${time(cue.startMs)},${time(cue.endMs)},Default,,0,0,0,,${text}`];
  });
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${style.width}`,
    `PlayResY: ${style.height}`,
    'WrapStyle: 2',
    'ScaledBorderAndShadow: yes',
    'YCbCr Matrix: TV.709',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    `Style: ${writeStyle(style)}`,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...events,
    '',
  ].join('\n');
}

const PLAIN = { family: 'Inter', size: 0.05, color: '#ffffff', spokenColor: '#ffd60a', outline: '#000000' };

const findCaption = ({ tracks }: TimelineDocument): CaptionClip | undefined =>
  tracks.flatMap((track) => (track.kind === 'text' ? track.clips : [])).find((clip) => clip.kind === 'caption');

/** Converts the style of a video's captions as far as ASS supports it; a plain style if the video has no captions. */
export function toAssStyle(document: TimelineDocument): AssStyle & { isFilled: boolean } {
  const { width, height } = document.canvas;
  const shorter = Math.min(width, height);
  const caption = findCaption(document);
  if (!caption) {
    return {
      width,
      height,
      family: PLAIN.family,
      fontPx: PLAIN.size * shorter,
      isBold: true,
      color: PLAIN.color,
      spokenColor: PLAIN.spokenColor,
      verticalAlign: 'bottom',
      outline: { color: PLAIN.outline, px: PLAIN.size * shorter * 0.08 },
      marginPx: 0.08 * height,
      asidePx: 0.06 * width,
      isFilled: false,
    };
  }
  const { style, box, highlight, verticalAlign } = caption;
  const fontPx = style.size * shorter;
  const margins = { top: box.y * height, middle: 0, bottom: (1 - box.y - box.height) * height };
  return {
    width,
    height,
    family: style.family,
    fontPx,
    isBold: style.weight >= 600,
    color: style.color.slice(0, 7),
    spokenColor: highlight.color.slice(0, 7),
    outline: { color: (style.outline?.color ?? PLAIN.outline).slice(0, 7), px: (style.outline?.width ?? 0) * fontPx },
    ...(style.plate ? { plate: { color: style.plate.color.slice(0, 7), opacity: style.plate.opacity } } : {}),
    verticalAlign,
    marginPx: Math.max(0, margins[verticalAlign]),
    asidePx: Math.max(0, Math.min(box.x, 1 - box.x - box.width)) * width,
    isFilled: highlight.kind === 'karaoke',
  };
}
