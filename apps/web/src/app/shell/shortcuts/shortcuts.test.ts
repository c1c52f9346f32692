import { describe, expect, it } from 'vitest';
import { createStrokeReader } from './read-strokes.ts';
import '#src/app/tools.ts';
import { listToolShortcuts, SHORTCUTS } from './shortcuts.ts';
import { formatStroke, toStroke } from './strokes.ts';

const ALL = [...SHORTCUTS, ...listToolShortcuts()];
const type = (...strokes: string[]) => {
  const read = createStrokeReader<string>(ALL);
  return strokes.map((stroke, index) => read(stroke, index * 100)).at(-1);
};

describe('createStrokeReader', () => {
  it('recognizes a single key and one with Ctrl', () => {
    expect(type('?')).toBe('shortcuts');
    expect(type('mod+k')).toBe('palette');
  });

  it('recognizes two keys in sequence', () => {
    expect(type('g', 'p')).toBe('goProjects');
  });

  it('handles the second key by itself if the sequence is unknown', () => {
    expect(type('g', 'n')).toBe('newVideo');
    expect(type('x', '?')).toBe('shortcuts');
  });

  it('forgets a first key after the delay', () => {
    const read = createStrokeReader(SHORTCUTS);
    read('g', 0);
    expect(read('h', 5000)).toBeNull();
  });
});

describe('the shortcuts of the frame and of the tools', () => {
  it('are all reachable: none is the prefix of another', () => {
    for (const { id, strokes } of ALL) expect(type(...strokes), id).toBe(id);
  });
});

describe('toStroke', () => {
  const key = { ctrlKey: false, metaKey: false, altKey: false };

  it('treats Ctrl and Cmd alike', () => {
    expect(toStroke({ ...key, key: 'K', ctrlKey: true })).toBe('mod+k');
    expect(toStroke({ ...key, key: 'k', metaKey: true })).toBe('mod+k');
  });

  it('ignores named keys and keys with Alt', () => {
    expect(toStroke({ ...key, key: 'Enter' })).toBeNull();
    expect(toStroke({ ...key, key: 'n', altKey: true })).toBeNull();
  });
});

describe('formatStroke', () => {
  it("formats a stroke as the keyboard's labels", () => {
    expect(formatStroke('mod+k', 'MacIntel')).toBe('⌘K');
    expect(formatStroke('mod+k', 'Linux x86_64')).toBe('Ctrl K');
    expect(formatStroke('?', 'Win32')).toBe('?');
  });
});
