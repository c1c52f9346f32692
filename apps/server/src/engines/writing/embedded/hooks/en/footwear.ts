import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
`);
