import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
question:
How much can it take? {lead}. | load
Six for dinner, or eight? {lead}. | seats =table
What's under the varnish? {lead}. | material =table,desk,bed,shelf
How does your back feel at five? {lead}. | comfort =chair
comment-reply:
Will everybody fit? {lead}. | seats
Solid, or just the photo? {lead}. | material =table,desk,bed,shelf
`);
