import { Presets, SingleBar } from 'cli-progress';
import type { TaskStep } from '@reelwright/contracts';

interface ProgressBar {
  show(step: TaskStep, fraction: number): void;
  /** Removes the bar from the terminal; the next `show` draws it again. */
  clear(): void;
}

/** Draws one bar on a terminal; prints a line for each step elsewhere. */
export function createProgressBar(stream: NodeJS.WritableStream & { isTTY?: boolean }): ProgressBar {
  return stream.isTTY ? createBar(stream) : createStepLines(stream);
}

function createBar(stream: NodeJS.WritableStream): ProgressBar {
  const bar = new SingleBar(
    { format: '{bar} {percentage}%  {step}', barsize: 28, clearOnComplete: true, hideCursor: true, stream },
    Presets.shades_classic,
  );
  return {
    show(step, fraction) {
      const percent = Math.floor(fraction * 100);
      if (bar.isActive) bar.update(percent, { step: toText(step) });
      else bar.start(100, percent, { step: toText(step) });
    },
    clear() {
      if (bar.isActive) bar.stop();
    },
  };
}

function createStepLines(stream: NodeJS.WritableStream): ProgressBar {
  let shownStep: TaskStep | undefined;
  return {
    show(step) {
      if (step !== shownStep) stream.write(`${toText(step)} …\n`);
      shownStep = step;
    },
    clear() {},
  };
}

/** Step names in the table of tools are words: `read_product`. */
function toText(step: TaskStep): string {
  const words = step.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
