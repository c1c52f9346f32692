import type { CaptionCue } from './caption-cue.ts';
import { JOINER } from './cue-text.ts';
import { parseTime } from './format-time.ts';

// Own code instead of subtitle, which needs Node's streams: captions are read in browsers too.

export type CaptionReading =
  | { ok: true; cues: CaptionCue[] /** Number of blocks left out because they could not be parsed. */; skipped: number }
  | { ok: false; reason: 'not-captions' };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Removes markup for voices, fonts and times, and the word joiners that the writers insert. */
function readLine(line: string, isVtt: boolean): string {
  const plain = line.replace(/<\/?(?:[a-z][^<>]*|\d[\d:.]*)>/gi, '').replace(/\{\\[^}]*\}/g, '');
  return (isVtt ? decodeEntities(plain) : plain)
    .replaceAll(`<${JOINER}`, '<')
    .replaceAll(`{${JOINER}`, '{')
    .replaceAll(`\\${JOINER}`, '\\')
    .replaceAll(`--${JOINER}>`, '-->')
    .trim();
}

/** Parses one block: an optional name or number, the times with their settings, then the lines. */
function readBlock(block: string, isVtt: boolean): CaptionCue | undefined {
  const rows = block.split('\n');
  const at = rows.findIndex((row) => row.includes('-->'));
  if (at === -1 || at > 1) return undefined;
  const [from = '', rest = ''] = (rows[at] ?? '').split('-->');
  const startMs = parseTime(from);
  const endMs = parseTime(rest.trim().split(/\s+/)[0] ?? '');
  if (startMs === undefined || endMs === undefined || endMs <= startMs) return undefined;
  const lines = rows
    .slice(at + 1)
    .map((row) => readLine(row, isVtt))
    .filter((row) => row !== '');
  return lines.length > 0 ? { startMs, endMs, lines, words: [] } : undefined;
}

/** Reads a SubRip or WebVTT file and accepts whatever players accept. Cues have no word times. */
export function readCaptions(file: string): CaptionReading {
  const text = file
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '\ufffd')
    .replace(/\r\n?/g, '\n');
  const isVtt = /^WEBVTT(?:[ \t\n]|$)/.test(text);
  const blocks = text
    .split(/\n[ \t]*\n+/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(?:WEBVTT|NOTE|STYLE|REGION)(?:[ \t\n]|$)/.test(block));
  const cues = blocks.flatMap((block) => readBlock(block, isVtt) ?? []);
  if (cues.length === 0 && !isVtt) return { ok: false, reason: 'not-captions' };
  return { ok: true, cues: cues.toSorted((a, b) => a.startMs - b.startMs), skipped: blocks.length - cues.length };
}
