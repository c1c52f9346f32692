import type { AdInput, MadeVariant } from '@reelwright/ad';
import { makeTaskId } from '#src/app/test-answers.ts';
import { expect, test, vi } from 'vitest';
import type { CutAnswer, CutOrder } from '../worker/cut-messages.ts';
import { type CutWorker, type InstantCut, type MadePreview, openCutBuilder } from './cut-builder.ts';

const preview: MadePreview = { taskId: makeTaskId(), made: { variant: 0 } as MadeVariant };
const inputOf = (look: string): AdInput => ({ look }) as unknown as AdInput;

/** Opens a builder over a worker that answers when it is told to. */
function openBuilder() {
  const orders: CutOrder[] = [];
  const shown: string[] = [];
  const foreseen: string[][] = [];
  let hear: (event: MessageEvent<CutAnswer>) => void = () => undefined;
  const worker = {
    postMessage: (order: CutOrder) => orders.push(order),
    addEventListener(name: string, listener: typeof hear) {
      if (name === 'message') hear = listener;
    },
    terminate() {},
  } as unknown as CutWorker;
  const lookOf = ({ document }: InstantCut): string => (document as unknown as { look: string }).look;
  const builder = openCutBuilder(
    {
      onCut: (cut) => shown.push(lookOf(cut)),
      onForeseen: (cuts) => foreseen.push(cuts.map(lookOf)),
      onFailure: () => undefined,
    },
    worker,
  );
  return {
    builder,
    shown,
    foreseen,
    listOrdered: () => orders.map(({ input }) => input.look),
    listMaterial: () => orders.map(({ made }) => made),
    /** Answers the newest order. */
    answer() {
      const order = orders.at(-1);
      if (!order) throw new Error('nothing was ordered');
      const document = { look: order.input.look } as unknown as CutAnswer['document'];
      hear({ data: { id: order.id, document } } as MessageEvent<CutAnswer>);
    },
  };
}

test('shows a foreseen edit at once', () => {
  const { builder, shown, foreseen, answer } = openBuilder();
  builder.foresee(
    preview,
    ['bold', 'serif'].map((look) => () => inputOf(look)),
  );
  answer();
  answer();
  expect(foreseen).toEqual([['bold', 'serif']]);
  builder.build(preview, inputOf('serif'));
  expect(shown).toEqual(['serif']);
});

test('builds an edit in place of the rest that was to be foreseen', () => {
  const { builder, shown, foreseen, answer, listOrdered } = openBuilder();
  builder.foresee(
    preview,
    ['bold', 'serif'].map((look) => () => inputOf(look)),
  );
  builder.build(preview, inputOf('neon'));
  answer();
  answer();
  expect(listOrdered()).toEqual(['bold', 'neon']);
  expect(shown).toEqual(['neon']);
  expect(foreseen).toEqual([['bold']]);
});

test('builds an ad once, however often its draft is saved', () => {
  const { builder, listOrdered } = openBuilder();
  builder.build(preview, inputOf('bold'));
  builder.build(preview, inputOf('bold'));
  expect(listOrdered()).toEqual(['bold']);
});

test('builds the same edit again from a newer preview', () => {
  const { builder, answer, shown, listOrdered } = openBuilder();
  builder.foresee(preview, [() => inputOf('bold')]);
  answer();
  builder.build({ ...preview }, inputOf('bold'));
  answer();
  expect(listOrdered()).toEqual(['bold', 'bold']);
  expect(shown).toEqual(['bold']);
});

test('never replaces an edit by the one before it, which took longer', () => {
  const { builder, shown, answer } = openBuilder();
  builder.foresee(preview, [() => inputOf('bold')]);
  answer();
  builder.build(preview, inputOf('neon'));
  builder.build(preview, inputOf('bold'));
  answer();
  expect(shown).toEqual(['bold']);
});

test('shows an edit at once that was built before the newest one', () => {
  const { builder, shown, answer, listOrdered } = openBuilder();
  for (const look of ['bold', 'serif']) {
    builder.build(preview, inputOf(look));
    answer();
  }
  builder.build(preview, inputOf('bold'));
  builder.build(preview, inputOf('serif'));
  expect(listOrdered()).toEqual(['bold', 'serif']);
  expect(shown).toEqual(['bold', 'serif', 'bold', 'serif']);
});

test("sends the worker a preview's material once", () => {
  const { builder, answer, listMaterial } = openBuilder();
  for (const look of ['bold', 'serif']) {
    builder.build(preview, inputOf(look));
    answer();
  }
  const newer = { ...preview, made: { variant: 0 } as MadeVariant };
  builder.build(newer, inputOf('bold'));
  expect(listMaterial()).toEqual([preview.made, undefined, newer.made]);
});

test('foresees only what was not built before', async () => {
  const { builder, answer, foreseen, listOrdered } = openBuilder();
  const looks = (...names: string[]) => names.map((look) => () => inputOf(look));
  builder.foresee(preview, looks('bold', 'serif'));
  answer();
  answer();
  builder.build(preview, inputOf('bold'));
  builder.foresee(preview, looks('serif', 'neon'));
  await vi.waitFor(() => expect(listOrdered()).toHaveLength(3));
  answer();
  expect(listOrdered()).toEqual(['bold', 'serif', 'neon']);
  expect(foreseen).toEqual([
    ['bold', 'serif'],
    ['serif', 'neon'],
  ]);
});
