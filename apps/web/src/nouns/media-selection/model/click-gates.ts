/** Clicks on folders: the last one counts, this long after it. */
const FOLDER_DEBOUNCE_MS = 200;
/** Further clicks on folders are ignored for this long after one was opened. */
const FOLDER_LOCK_MS = 100;
/** Further clicks on crumbs are ignored for this long. */
const CRUMB_THROTTLE_MS = 1000;
/** A menu begins to listen for clicks outside this long after it opened, so that the opening click does not close it. */
export const OUTSIDE_CLICK_DELAY_MS = 100;

export interface ClickGate<Value> {
  click(value: Value): void;
  /** Drops what waits, and lets clicks through again. */
  reset(): void;
}

/** Lets the last click of a flurry through, then none for a moment. */
export function createFolderGate<Value>(open: (value: Value) => void): ClickGate<Value> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let lock: ReturnType<typeof setTimeout> | undefined;
  return {
    click(value) {
      if (lock !== undefined) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        lock = setTimeout(() => (lock = undefined), FOLDER_LOCK_MS);
        open(value);
      }, FOLDER_DEBOUNCE_MS);
    },
    reset() {
      clearTimeout(waiting);
      clearTimeout(lock);
      lock = undefined;
    },
  };
}

/** Lets the first click through at once, then none for a second. */
export function createCrumbGate<Value>(go: (value: Value) => void): ClickGate<Value> {
  let lock: ReturnType<typeof setTimeout> | undefined;
  return {
    click(value) {
      if (lock !== undefined) return;
      lock = setTimeout(() => (lock = undefined), CRUMB_THROTTLE_MS);
      go(value);
    },
    reset() {
      clearTimeout(lock);
      lock = undefined;
    },
  };
}
