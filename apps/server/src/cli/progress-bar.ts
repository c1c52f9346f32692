import type { TaskStep } from '@reelwright/contracts';

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const STEP_NAMES: Record<TaskStep, string> = {
  read_product: 'Reading the product',
  collect_images: 'Fetching the pictures',
  write_script: 'Writing the script',
  speak: 'Speaking',
  compose_music: 'Composing music',
  build_timeline: 'Laying out the scenes',
  render: 'Rendering',
  encode: 'Encoding',
  write_captions: 'Writing captions',
  publish: 'Finishing',
};

const BAR_WIDTH = 28;

/** One line that grows on a terminal; a line for each step elsewhere. */
export function createProgressBar(terminal: Terminal): { show(step: TaskStep, fraction: number): void; clear(): void } {
  let shownStep: TaskStep | null = null;
  let shownPercent = -1;
  return {
    show(step, fraction) {
      const percent = Math.floor(fraction * 100);
      if (!terminal.isTTY) {
        if (step !== shownStep) terminal.write(`${STEP_NAMES[step]} …\n`);
        shownStep = step;
        return;
      }
      if (step === shownStep && percent === shownPercent) return;
      shownStep = step;
      shownPercent = percent;
      const filled = Math.round(fraction * BAR_WIDTH);
      terminal.write(
        `\r\u001b[2K${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${String(percent).padStart(3)}%  ${STEP_NAMES[step]}`,
      );
    },
    clear() {
      if (terminal.isTTY) terminal.write('\r\u001b[2K');
    },
  };
}
