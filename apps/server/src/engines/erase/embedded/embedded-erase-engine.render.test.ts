import { runProgram } from '#src/platform/process/run-program.ts';
import { describeEraseEngine } from '../erase-contract.ts';
import { createEmbeddedEraseEngine } from './embedded-erase-engine.ts';

describeEraseEngine('the embedded engine', () => createEmbeddedEraseEngine({ runProgram }));
