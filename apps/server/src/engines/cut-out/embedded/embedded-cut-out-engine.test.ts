import { afterAll } from 'vitest';
import { describeCutOutEngine } from '../cut-out-contract.ts';
import { createEmbeddedCutOutEngine } from './embedded-cut-out-engine.ts';

const engine = createEmbeddedCutOutEngine();
afterAll(() => engine.close());

describeCutOutEngine('the embedded cut-out engine', () => engine);
