import { describe, expect, it } from 'vitest';
import { filterCommands } from './filter-commands.ts';

const COMMANDS = [
  { label: 'Home', words: 'product video' },
  { label: 'Text to Speech', words: 'voice-over' },
  { label: 'Link to Video', words: 'product ad' },
  { label: 'Video Enhancer', words: 'upscale' },
  { label: '去除水印', words: 'Watermark Removal' },
];
const labels = (query: string) => filterCommands(COMMANDS, query).map(({ label }) => label);

describe('filterCommands', () => {
  it('returns everything in order before anything is typed', () => {
    expect(labels('  ')).toEqual(COMMANDS.map(({ label }) => label));
  });

  it('ranks labels that begin with the query first, then words of the label, then other words', () => {
    expect(labels('video')).toEqual(['Video Enhancer', 'Link to Video', 'Home']);
  });

  it('requires every word, in any order and case', () => {
    expect(labels('SPEECH text')).toEqual(['Text to Speech']);
    expect(labels('speech video')).toEqual([]);
  });

  it('finds a screen by its English name in Chinese, and by part of its Chinese one', () => {
    expect(labels('watermark')).toEqual(['去除水印']);
    expect(labels('水印')).toEqual(['去除水印']);
  });

  it('ignores accents', () => {
    expect(filterCommands([{ label: 'Crème brûlée', words: '' }], 'creme bru')).toHaveLength(1);
  });
});
