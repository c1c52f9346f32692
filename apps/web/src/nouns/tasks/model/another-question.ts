import type { Task } from '@reelwright/contracts';

type Answer = 'another' | 'none';

interface Question {
  /** The task that is already running. */
  task: Task;
  answer(answer: Answer): void;
}

let current: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The question that the screen shows; null if there is none. */
export const anotherQuestion = {
  get: (): Question | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Asks whether to pay for another result while this one is being made. A newer question replaces an open one. */
export function askForAnother(task: Task): Promise<Answer> {
  current?.answer('none');
  return new Promise((resolve) => {
    set({
      task,
      answer(answer) {
        set(null);
        resolve(answer);
      },
    });
  });
}
