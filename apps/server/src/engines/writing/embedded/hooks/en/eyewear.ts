import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
`);
