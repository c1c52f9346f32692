import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
comment-reply:
Is the paper recycled? | recycled =notebook,journal,planner
Does it smudge? | quick-dry =pen,marker
How does it sit in the hand? | weight =pen
Plastic or metal? | material =pen
Small enough for my bag? | dimension =notebook,folder,case
question:
Do you hold yours open with a mug? | lays-flat =notebook,planner,journal,sketchbook
Ink on your sleeve? | quick-dry =pen,ink
Pen dry again? | refillable =pen,fountain pen,marker,ballpoint
Who takes your notebook home? | personal =notebook,journal,planner
How many lists fit in a year? | pages =notebook,journal,planner
Signing something that matters? | nib =fountain
Full by March? | pages =notebook,journal,planner
Left-handed? | quick-dry =pen,marker
Only one blue in the box? | piece-count =pencils,paint
Down to the last sheet? | piece-count =note,paper
Scissors chewing the paper? | sharp =scissors
Three-hour exam? | comfort =pen,pencils
Present for the new job? | personal =pen,notebook
Last week's meeting still on the board? | easy-clean =whiteboard
Where do the notes hang? | magnetic =whiteboard
Where did the eraser go? | storage =case
Too thick for one staple? | piece-count =stapler
Paint on the school shirt? | machine-wash =paint,marker,glue
Rain on the envelope? | waterproof =pen,marker
Case opens in your bag? | zip =case
macro:
Look at the back of the page. | paper =notebook,paper
Look closely at the spine. | handmade =notebook
split:
Sticky notes on every door. That was then. | pages =planner,notebook
`);
