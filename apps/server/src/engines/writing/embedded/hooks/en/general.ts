import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
`);
