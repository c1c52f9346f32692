/** Marker colours of OpenTimelineIO. */
const MARKER_COLORS = {
  PINK: '#ff8fc7',
  RED: '#ff3b30',
  ORANGE: '#ff9500',
  YELLOW: '#ffcc00',
  GREEN: '#34c759',
  CYAN: '#32d2e6',
  BLUE: '#007aff',
  PURPLE: '#8e44ec',
  MAGENTA: '#e6007e',
  BLACK: '#000000',
  WHITE: '#ffffff',
} as const;
type MarkerColor = keyof typeof MARKER_COLORS;

const NAMES = Object.keys(MARKER_COLORS) as MarkerColor[];

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function distance(a: string, b: string): number {
  const other = channelsOf(b);
  return channelsOf(a).reduce((sum, channel, index) => sum + (channel - (other[index] ?? 0)) ** 2, 0);
}

/** Finds the named colour nearest to `#rrggbb`. */
export function toMarkerColor(hex: string): MarkerColor {
  return NAMES.reduce((best, name) =>
    distance(hex, MARKER_COLORS[name]) < distance(hex, MARKER_COLORS[best]) ? name : best,
  );
}

/** `#rrggbb` of a named colour; undefined for an unknown name. */
export function fromMarkerColor(name: string): string | undefined {
  const known = NAMES.find((each) => each === name.toUpperCase());
  return known && MARKER_COLORS[known];
}
