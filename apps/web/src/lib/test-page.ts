import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

/** Allows for a screen that loads in parts on two busy cores. */
const LONGEST_WAIT_MS = 5000;

configure({
  asyncUtilTimeout: LONGEST_WAIT_MS,
  // The full message contains the whole page; its first lines name the missing element.
  getElementError: (message) => new Error(message?.split('\n').slice(0, 3).join('\n') ?? 'not found'),
});

// In development, React notes the stack of every element that it makes. vitest asks for 100 frames of each.
Error.stackTraceLimit = 10;

// Browser API that happy-dom lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
