/** Longest line of the log, with its end: collectors cut longer ones in the middle of their JSON. */
const MAX_LINE_BYTES = 8192;

/** Texts are cut to these lengths, and lists to as many entries, one after the other, until the line is short enough. */
const CUTS = [
  { characters: 2000, entries: 50 },
  { characters: 500, entries: 20 },
  { characters: 120, entries: 5 },
] as const;

type Cut = (typeof CUTS)[number];

/** Returns a JSON line that has at most `MAX_LINE_BYTES`: with shorter texts, or with the event's name alone. */
export function limitLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  const { time, level, event, ...rest } = JSON.parse(line) as Record<string, unknown>;
  // First, so that no number of other fields displaces them.
  const fields = { time, level, event, ...rest };
  for (const cut of CUTS) {
    const shorter = `${JSON.stringify({ ...(shorten(fields, cut) as object), isCut: true })}\n`;
    if (Buffer.byteLength(shorter) <= MAX_LINE_BYTES) return shorter;
  }
  return `${JSON.stringify({ time, level, event: String(event).slice(0, 200), isCut: true })}\n`;
}

function shorten(value: unknown, cut: Cut): unknown {
  if (typeof value === 'string') {
    return value.length <= cut.characters ? value : `${value.slice(0, cut.characters).toWellFormed()}…`;
  }
  if (Array.isArray(value)) return value.slice(0, cut.entries).map((each) => shorten(each, cut));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, cut.entries)
      .map(([name, each]) => [name.slice(0, cut.characters), shorten(each, cut)]),
  );
}
