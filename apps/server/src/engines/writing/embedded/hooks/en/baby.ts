import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
comment-reply:
From what age? {lead}. | ages
From when to when? {lead}. | load
Is it soft enough? {lead}. | soft
Into the machine? {lead}. | machine-wash
What's in the plastic? {lead}. | bpa-free
question:
How old is old enough? {lead}. | ages
How long will it fit? {lead}. | load
How many times tonight? {lead}. | absorbent
Who's carrying whom? {lead}. | load =carrier,wrap,sling
Can you fold it with one hand? {lead}. | foldable
Bottle leaking in the bag? {lead}. | leakproof =bottle,cup,sippy cup
Wet through at night? {lead}. | absorbent =nappy,nappies,diaper,diapers
Boot full of pram? {lead}. | foldable =pram,stroller,pushchair,buggy
`);
