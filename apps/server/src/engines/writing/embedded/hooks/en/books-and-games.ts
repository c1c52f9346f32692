import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
comment-reply:
Old enough to play? {lead}. | ages
How many of you? {lead}. | players
How long is a game? {lead}. | playing-time
Does it shine under the lamp? {lead}. | no-glare
question:
Who's the murderer this time? {lead}. | story =game
How long is one more round? {lead}. | playing-time
`);
