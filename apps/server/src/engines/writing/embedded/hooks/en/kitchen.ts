import { readHooks } from '../read-hooks.ts';

export const KITCHEN_HOOKS = readHooks(`
question:
How many are you for dinner? {lead}. | capacity =fryer,airfryer,cooker,pot
Still waiting for the oven? {lead}. | fast =fryer,airfryer
comment-reply:
Ready out of the box? {lead}. | even-heat =pan,skillet
How much fits in? {lead}. | capacity
Which hob? {lead}. | induction
`);
