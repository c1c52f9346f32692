import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// What goes to console.error is a defect that nobody looked at. A test that expects one replaces console.error itself.
const printError = console.error;
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  console.error = (...values: unknown[]) => {
    printed.push(format(...values));
    printError(...values);
  };
});

afterEach(() => {
  console.error = printError;
  if (printed.length > 0) throw new Error(`Unexpected console.error: ${printed.join('\n')}`);
});
