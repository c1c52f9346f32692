import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
`);
