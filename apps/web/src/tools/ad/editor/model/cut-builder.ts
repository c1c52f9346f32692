import type { AdInput, MadeVariant } from '@reelwright/ad';
import type { TaskId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { dequal } from 'dequal/lite';
import type { CutAnswer, CutOrder } from '../worker/cut-messages.ts';

/** What the server has made of a variant for a preview. */
export interface MadePreview {
  taskId: TaskId;
  made: MadeVariant;
}

/** A timeline built in the browser from what was made for a preview. */
export interface InstantCut {
  taskId: TaskId;
  variant: number;
  document: TimelineDocument;
}

/** Cuts an ad again after each edit, outside the page's thread. */
export interface CutBuilder {
  /**
   * Builds the newest edit; edits that come while one is built are skipped but for the last. An edit that was foreseen,
   * or built a moment ago, is there at once: whoever compares two looks goes back and forth.
   */
  build(preview: MadePreview, input: AdInput): void;
  /** Builds edits that may come next while there is nothing else to do; the next edit ends that. */
  foresee(preview: MadePreview, inputs: readonly (() => AdInput | null)[]): void;
  close(): void;
}

interface Edit {
  preview: MadePreview;
  input: AdInput;
}

interface Order extends Edit {
  id: number;
  isForeseen: boolean;
}

interface CutListeners {
  onCut(cut: InstantCut): void;
  /** Receives the edits that were foreseen, once all are built or another edit was made. */
  onForeseen(cuts: readonly InstantCut[]): void;
  /** The worker could not be loaded or has crashed: no more cuts come. */
  onFailure(): void;
}

interface BuiltEdit extends Edit {
  cut: InstantCut;
}

/** An edit that may come next. */
interface Idea {
  preview: MadePreview;
  /** Returns null if it is invalid. */
  toInput(): AdInput | null;
}

/** Timelines kept after newer edits: those of both sides of a comparison, and of some steps of undo. */
const RECENT_KEPT = 8;
/** Timelines kept that were foreseen: in two formats each look, and each format. */
const EARLIER_KEPT = 32;

const isSameEdit = (one: Edit, other: Edit): boolean => one.preview === other.preview && dequal(one.input, other.input);

/** The part of a worker that builds cuts. */
export type CutWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export function openCutBuilder(
  { onCut, onForeseen, onFailure }: CutListeners,
  worker: CutWorker = new Worker(new URL('../worker/cut.worker.ts', import.meta.url), { type: 'module' }),
): CutBuilder {
  let count = 0;
  /** The newest edit, and the order that built what is shown. */
  let newest: Edit | null = null;
  let shownId = 0;
  let running: Order | null = null;
  let next: Order | null = null;
  let ideas: Idea[] = [];
  let foreseen: BuiltEdit[] = [];
  /** What was foreseen before. */
  let earlier: BuiltEdit[] = [];
  /** The newest last. */
  let recent: BuiltEdit[] = [];
  let isForeseeing = false;
  /** The material that the worker has. */
  let sent: MadeVariant | undefined;

  function send(order: Order): void {
    running = order;
    const {
      id,
      preview: { made },
      input,
    } = order;
    worker.postMessage({ id, ...(made === sent ? {} : { made }), input } satisfies CutOrder);
    sent = made;
  }

  function show(id: number, built: BuiltEdit): void {
    shownId = id;
    // A newer preview has other material.
    const kept = recent.filter(({ preview, cut }) => preview === built.preview && cut !== built.cut);
    recent = [...kept, built].slice(-RECENT_KEPT);
    onCut(built.cut);
  }

  function foreseeNext({ preview, toInput }: Idea): void {
    const input = toInput();
    // What may come next after a choice is mostly what could have come instead of it.
    const known = input && [...earlier, ...recent].find((each) => isSameEdit(each, { preview, input }));
    if (input && !known) return send({ id: ++count, preview, input, isForeseen: true });
    if (known) foreseen.push(known);
    // Checking an input takes milliseconds: the page has its turn between two.
    setTimeout(() => running ?? goOn());
  }

  function goOn(): void {
    const waiting = next;
    next = null;
    if (waiting) return send(waiting);
    const idea = ideas.shift();
    if (idea) return foreseeNext(idea);
    if (!isForeseeing) return;
    isForeseeing = false;
    onForeseen(foreseen.map(({ cut }) => cut));
  }

  worker.addEventListener('error', onFailure);
  worker.addEventListener('message', ((event: MessageEvent<CutAnswer>) => {
    const { id, document } = event.data;
    const done = running;
    running = null;
    if (done?.id === id && document) {
      const { preview, input } = done;
      const cut = { taskId: preview.taskId, variant: preview.made.variant, document };
      const built = { preview, input, cut };
      if (done.isForeseen) foreseen.push(built);
      else if (id > shownId) show(id, built);
    }
    goOn();
  }) as EventListener);

  return {
    build(preview, input) {
      const edit = { preview, input };
      // A draft also changes when it is saved, and when the server has made a preview of it.
      if (newest && isSameEdit(newest, edit)) return;
      newest = edit;
      // What was to be foreseen no longer comes next, and would take the processor from the frame of this edit.
      ideas = [];
      const id = ++count;
      const known = [...foreseen, ...earlier, ...recent].find((each) => isSameEdit(each, edit));
      if (known) {
        next = null;
        return show(id, known);
      }
      const order = { id, ...edit, isForeseen: false };
      if (running) next = order;
      else send(order);
    },
    foresee(preview, inputs) {
      earlier = [...foreseen, ...earlier].filter((each) => each.preview === preview).slice(0, EARLIER_KEPT);
      foreseen = [];
      isForeseeing = inputs.length > 0;
      ideas = inputs.map((toInput) => ({ preview, toInput }));
      if (!running) goOn();
    },
    close: () => worker.terminate(),
  };
}
