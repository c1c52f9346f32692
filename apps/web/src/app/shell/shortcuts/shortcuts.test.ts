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
  it('knows a single key and one with Ctrl', () => {
    expect(type('?')).toBe('shortcuts');
    expect(type('mod+k')).toBe('palette');
  });

  it('knows two keys one after the other', () => {
    expect(type('g', 'p')).toBe('goProjects');
  });

  it('takes the second key for itself where the first leads nowhere', () => {
    expect(type('g', 'n')).toBe('newVideo');
    expect(type('x', '?')).toBe('shortcuts');
  });

  it('forgets a first key that nothing followed', () => {
    const read = createStrokeReader(SHORTCUTS);
    read('g', 0);
    expect(read('h', 5000)).toBeNull();
  });
});

describe('the shortcuts of the frame and of the tools', () => {
  it('lets each be reached: none begins with another', () => {
    for (const { id, strokes } of ALL) expect(type(...strokes), id).toBe(id);
  });
});

describe('toStroke', () => {
  const key = { ctrlKey: false, metaKey: false, altKey: false };

  it('reads Ctrl and Cmd alike', () => {
    expect(toStroke({ ...key, key: 'K', ctrlKey: true })).toBe('mod+k');
    expect(toStroke({ ...key, key: 'k', metaKey: true })).toBe('mod+k');
  });

  it('leaves keys with names and with Alt alone', () => {
    expect(toStroke({ ...key, key: 'Enter' })).toBeNull();
    expect(toStroke({ ...key, key: 'n', altKey: true })).toBeNull();
  });
});

describe('formatStroke', () => {
  it("writes a stroke as the keyboard's labels have it", () => {
    expect(formatStroke('mod+k', 'MacIntel')).toBe('⌘K');
    expect(formatStroke('mod+k', 'Linux x86_64')).toBe('Ctrl K');
    expect(formatStroke('?', 'Win32')).toBe('?');
  });
});
