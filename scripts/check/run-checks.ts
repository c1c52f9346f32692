import { runGates, summarizeGates } from './run-gates.ts';

const results = await runGates();
console.log(`\n${summarizeGates(results)}`);
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
