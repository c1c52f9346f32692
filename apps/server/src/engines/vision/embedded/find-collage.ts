/** Three bytes per pixel. */
interface RgbImage {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** Difference of two colours, of 255: up to which they are one, and from which a pixel is of a picture, not of a gap. */
const TONE = { even: 12, picture: 30 } as const;
/** Widths of gaps, and where they lie, in fractions of the image: nearer to an edge they are margins. */
const GAP = { least: 0.003, most: 0.06, from: 0.14 } as const;
/** Least share of a gap's length along which a picture stands on either side: bottles are narrower at their necks. */
const BESIDE = 0.9;
/** Pixels over which an encoder blurs the edge of a picture. */
const BLURRED = 3;

type Rgb = readonly [number, number, number];

/** One direction of an image: its columns or its rows, without even margins at their ends. */
interface Lines {
  count: number;
  from: number;
  to: number;
  colorAt(line: number, place: number): Rgb;
}

/** Whether an image is several pictures side by side, with a gap of one colour between them. */
export function isCollage(image: RgbImage): boolean {
  const { width, height } = image;
  const colorAt = (x: number, y: number): Rgb => {
    const at = 3 * (y * width + x);
    return [image.rgb[at] ?? 0, image.rgb[at + 1] ?? 0, image.rgb[at + 2] ?? 0];
  };
  const whole = { columns: { count: width, from: 0, to: height, colorAt }, rows: transposed(width, height, colorAt) };
  const columns = { ...whole.columns, ...withoutMargins(whole.rows) };
  const rows = { ...whole.rows, ...withoutMargins(whole.columns) };
  return hasGap(columns) || hasGap(rows);
}

const transposed = (width: number, height: number, colorAt: Lines['colorAt']): Lines => ({
  count: height,
  from: 0,
  to: width,
  colorAt: (line, place) => colorAt(place, line),
});

/** Returns where the lines begin and end that are not of one colour: the ends of the lines across them. */
function withoutMargins(lines: Lines): Pick<Lines, 'from' | 'to'> {
  let [from, to] = [0, lines.count];
  while (from < to && isEven(lines, from)) from += 1;
  while (to > from && isEven(lines, to - 1)) to -= 1;
  return { from, to };
}

const middleOf = ({ from, to, colorAt }: Lines, line: number): Rgb => colorAt(line, (from + to) >> 1);

function isEven(lines: Lines, line: number): boolean {
  return shareApart(lines, line, { color: middleOf(lines, line), tone: TONE.even }) === 0;
}

function shareApart({ from, to, colorAt }: Lines, line: number, { color, tone }: { color: Rgb; tone: number }): number {
  let others = 0;
  for (let place = from; place < to; place += 1) if (apart(colorAt(line, place), color) > tone) others += 1;
  return others / Math.max(1, to - from);
}

function hasGap(lines: Lines): boolean {
  const { count } = lines;
  const edge = Math.round(GAP.from * count);
  let start: number | undefined;
  for (let line = edge; line <= count - edge; line += 1) {
    if (isEven(lines, line)) {
      start ??= line;
      continue;
    }
    if (start === undefined) continue;
    const wide = line - start;
    const gap = { color: middleOf(lines, start), tone: TONE.picture };
    const beside = [start - BLURRED, line - 1 + BLURRED].map((each) => shareApart(lines, each, gap));
    if (wide >= Math.max(2, GAP.least * count) && wide <= GAP.most * count && beside.every((share) => share >= BESIDE))
      return true;
    start = undefined;
  }
  return false;
}

const apart = (one: Rgb, other: Rgb): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
