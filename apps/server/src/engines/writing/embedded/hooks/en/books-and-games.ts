import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
comment-reply:
Old enough to play? {lead}. | ages
Does it shine under the lamp? {lead}. | no-glare
How many can play? {lead}. | players
From what age? {lead}. | ages
How many pieces? {lead}. | piece-count =puzzle,jigsaw puzzle,jigsaw
How many pages? {lead}. | pages
Thin paper? {lead}. | paper
Does it travel? {lead}. | compact
Is it recycled? {lead}. | recycled
What are the pieces made of? {lead}. | material =chess,board
Shelf or coffee table? {lead}. | dimension =book
Can I hold it in bed? {lead}. | weight =book,novel
How much table does it need? {lead}. | dimension =board,puzzle
question:
Who's the murderer this time? {lead}. | story =game
How long is one more round? {lead}. | playing-time
Who's in for game night? {lead}. | players
Can the little one play? {lead}. | ages
Only half an hour left? {lead}. | playing-time
Another evening on your phones? {lead}. | players =game,card game,board game
Does it fall shut on the desk? {lead}. | lays-flat
Free weekend, big table? {lead}. | piece-count =puzzle,jigsaw puzzle,jigsaw
Who tells you a story tonight? {lead}. | story
Cousins coming over? {lead}. | players =board,card
Wi-Fi down all evening? {lead}. | players =board,card,chess
Dinner still in the oven? {lead}. | playing-time =board,card
One game before bed? {lead}. | playing-time =board,card
Long train, no signal? {lead}. | story =novel,comic,biography
Read it again, please? {lead}. | story =picture
Birthday party on Saturday? {lead}. | ages
Grandchildren at the table? {lead}. | ages =board,card,puzzle
Enough for the whole holiday? {lead}. | pages =novel,book,biography
Colouring with felt pens? {lead}. | paper =colouring,coloring
Floury hands, page flipping over? {lead}. | lays-flat =cookbook
Both hands on the keys? {lead}. | lays-flat =music
Playing on a train table? {lead}. | magnetic =game,chess
Sticky fingers on every page? {lead}. | easy-clean =book
Pieces under the sofa again? {lead}. | storage =board,card,puzzle
Snow outside, sofa free? {lead}. | story =novel,book
Stuck for dinner ideas? {lead}. | pages =cookbook
Quiet afternoon, new pencils? {lead}. | pages =colouring
punch:
One more chapter, then bed. {lead}. | story =novel
`);
