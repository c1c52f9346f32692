import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
comment-reply:
From what age? {lead}. | ages
From when to when? {lead}. | load
Is it soft enough? {lead}. | soft
Into the machine? {lead}. | machine-wash
question:
How old is old enough? {lead}. | ages
How long will it fit? {lead}. | load
How many times tonight? {lead}. | absorbent
Who's carrying whom? {lead}. | load =carrier,wrap,sling
Can you fold it with one hand? {lead}. | foldable
`);
