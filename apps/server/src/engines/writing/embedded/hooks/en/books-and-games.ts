import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
comment-reply:
How many pieces? | piece-count =puzzle,jigsaw puzzle,jigsaw
What are the pieces made of? | material =chess,board
Shelf or coffee table? | dimension =book
Can I hold it in bed? | weight =book,novel
How much table does it need? | dimension =board,puzzle
question:
Who's the murderer this time? | story =game
Another evening on your phones? | players =game,card game,board game
Free weekend, big table? | piece-count =puzzle,jigsaw puzzle,jigsaw
Cousins coming over? | players =board,card
Wi-Fi down all evening? | players =board,card,chess
Dinner still in the oven? | playing-time =board,card
One game before bed? | playing-time =board,card
Long train, no signal? | story =novel,comic,biography
Read it again, please? | story =picture
Grandchildren at the table? | ages =board,card,puzzle
Enough for the whole trip? | pages =novel,book,biography
Colouring with felt pens? | paper =colouring,coloring
Floury hands, page flipping over? | lays-flat =cookbook
Both hands on the keys? | lays-flat =music
Playing on a train table? | magnetic =game,chess
Sticky fingers on every page? | easy-clean =book
Pieces under the sofa again? | storage =board,card,puzzle
Snow outside, sofa free? | story =novel,book
Stuck for dinner ideas? | pages =cookbook
Quiet afternoon, new pencils? | pages =colouring
punch:
One more chapter, then bed. | story =novel
`);
