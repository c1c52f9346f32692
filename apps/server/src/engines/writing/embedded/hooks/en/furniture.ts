import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
question:
How much can it take? {lead}. | load
Six for dinner, or eight? {lead}. | seats =table
What's under the varnish? {lead}. | material =table,desk,bed,shelf
How does your back feel at five? {lead}. | comfort =chair
Guests tonight, four chairs? {lead}. | extends =table,dining table
Where do the blankets go? {lead}. | storage =bed,ottoman,bench,sofa bed,coffee table
Spilled already? {lead}. | easy-clean
comment-reply:
Will everybody fit? {lead}. | seats
Solid, or just the photo? {lead}. | material =table,desk,bed,shelf
How many can sit? {lead}. | seats
How much can it carry? {lead}. | load
`);
