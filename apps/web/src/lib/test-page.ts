import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { endTest } from './test-endings.ts';

/** Allows for a screen that loads in parts, on cores that are busy with other work as well. */
const LONGEST_WAIT_MS = 15_000;

configure({
  asyncUtilTimeout: LONGEST_WAIT_MS,
  // The full message contains the whole page; its first lines name the missing element.
  getElementError: (message) => new Error(message?.split('\n').slice(0, 3).join('\n') ?? 'not found'),
});

// In development, React notes the stack of every element that it makes. vitest asks for 100 frames of each.
Error.stackTraceLimit = 10;

// Browser API that happy-dom lacks. Files share the page.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

afterEach(async () => {
  await endTest();
  cleanup();
});
