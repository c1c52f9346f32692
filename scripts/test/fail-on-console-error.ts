import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// Output on console.error is an unnoticed defect and fails the test. A test that expects an error replaces
// console.error itself.
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
