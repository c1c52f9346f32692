import { ROOT } from '../setup/paths.mjs';
import { runChild } from '../setup/run-child.mjs';

const { exitCode } = await runChild(
  process.execPath,
  [
    `${ROOT}/node_modules/@biomejs/biome/bin/biome`,
    'format',
    '--write',
    ...(process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['.']),
  ],
  { cwd: ROOT },
);
process.exitCode = exitCode;
