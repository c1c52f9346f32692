import { Interrupted } from '../setup/say.mjs';
import { runGates, summarizeGates } from './run-gates.ts';

try {
  const results = await runGates();
  console.log(`\n${summarizeGates(results)}`);
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
  process.exitCode = error.exitCode;
}
