import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

/** A screen that loads in parts on two busy cores. */
const LONGEST_WAIT_MS = 5000;

configure({
  asyncUtilTimeout: LONGEST_WAIT_MS,
  // The page itself is long; the first lines of the message say what was looked for.
  getElementError: (message) => new Error(message?.split('\n').slice(0, 3).join('\n') ?? 'not found'),
});

// What the page asks of the browser and happy-dom has not.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
