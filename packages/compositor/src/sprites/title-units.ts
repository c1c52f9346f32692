import type { TitleUnit } from './animations/animation.ts';
import type { TitleLayout } from './lay-out-title.ts';
import { placeRun, runsOf, type TitleRun } from './paint-title.ts';

/** A part of a title that moves as one, in pixels of the document. */
export interface UnitExtent {
  line: number;
  x: number;
  width: number;
  /** Centres of its first and last line. */
  top: number;
  bottom: number;
  runs: TitleRun[];
}

/** Returns a title's units in reading order. */
export function divideUnits(layout: TitleLayout, unit: TitleUnit): UnitExtent[] {
  const { lines } = layout;
  if (unit === 'text') {
    const x = Math.min(...lines.map((line) => line.x));
    return [
      {
        line: 0,
        x,
        width: Math.max(...lines.map((line) => line.x + line.width)) - x,
        top: lines[0]?.centerY ?? 0,
        bottom: lines.at(-1)?.centerY ?? 0,
        runs: lines.flatMap(runsOf),
      },
    ];
  }
  return lines.flatMap((line, index): UnitExtent[] => {
    const base = { line: index, top: line.centerY, bottom: line.centerY };
    switch (unit) {
      case 'lines':
        return [{ ...base, x: line.x, width: line.width, runs: runsOf(line) }];
      case 'words':
        return line.words.map(({ x, width, runs }) => ({
          ...base,
          x,
          width,
          runs: runs.map((run) => placeRun(run, line)),
        }));
      case 'letters':
        return line.words.flatMap(({ letters }) =>
          letters.map((letter) => ({ ...base, x: letter.x, width: letter.width, runs: [placeRun(letter, line)] })),
        );
    }
  });
}
