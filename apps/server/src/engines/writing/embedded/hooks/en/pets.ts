import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
question:
How heavy is yours, honestly? {lead}. | load =dog,cat,pet,puppy,kitten
How does an old dog get up? {lead}. | comfort =bed
Who feeds her when you're late? {lead}. | timer =feeder
comment-reply:
Good for old joints? {lead}. | comfort =bed
How much meat is in it? {lead}. | protein
`);
