import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
comment-reply:
Old enough to play? {lead}. | ages
How many of you? {lead}. | players
How long is a game? {lead}. | playing-time
Does it shine under the lamp? {lead}. | no-glare
How many can play? {lead}. | players
From what age? {lead}. | ages
How long is one round? {lead}. | playing-time =game,card game,board game
How many pieces? {lead}. | piece-count =puzzle,jigsaw puzzle,jigsaw
How many pages? {lead}. | pages
Thin paper? {lead}. | paper
Does it travel? {lead}. | compact
Is it recycled? {lead}. | recycled
question:
Who's the murderer this time? {lead}. | story =game
How long is one more round? {lead}. | playing-time
Who's in for game night? {lead}. | players
Can the little one play? {lead}. | ages
Only half an hour left? {lead}. | playing-time
Another evening on your phones? {lead}. | players =game,card game,board game
Does it fall shut on the desk? {lead}. | lays-flat
How long is the story? {lead}. | pages =novel,book
Free weekend, big table? {lead}. | piece-count =puzzle,jigsaw puzzle,jigsaw
Who tells you a story tonight? {lead}. | story
`);
