import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
`);
