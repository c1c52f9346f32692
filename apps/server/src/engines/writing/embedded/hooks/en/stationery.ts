import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
comment-reply:
How thick is the paper? {lead}. | paper
How many pages? {lead}. | pages
Does it lie flat? {lead}. | lays-flat
Which size? {lead}. | dimension
Are there refills? {lead}. | refillable
Is the paper recycled? {lead}. | recycled =notebook,journal,planner
Does it smudge? {lead}. | quick-dry =pen,marker
Does it fit in a pocket? {lead}. | compact
How does it sit in the hand? {lead}. | weight =pen
Plastic or metal? {lead}. | material =pen
Small enough for my bag? {lead}. | dimension =notebook,folder,case
question:
Do you hold yours open with a mug? {lead}. | lays-flat =notebook,planner,journal,sketchbook
Ink on your sleeve? {lead}. | quick-dry =pen,ink
Holding it open with your elbow? {lead}. | lays-flat
Pen dry again? {lead}. | refillable =pen,fountain pen,marker,ballpoint
Fine line, or a blob? {lead}. | nib
Who takes your notebook home? {lead}. | personal =notebook,journal,planner
Desk full of pens? {lead}. | storage
How many lists fit in a year? {lead}. | pages =notebook,journal,planner
Small squares, big handwriting? {lead}. | nib
Signing something that matters? {lead}. | nib =fountain
Full by March? {lead}. | pages =notebook,journal,planner
Left-handed? {lead}. | quick-dry =pen,marker
Only one blue in the box? {lead}. | piece-count =pencils,paint
Down to the last sheet? {lead}. | piece-count =note,paper
Scissors chewing the paper? {lead}. | sharp =scissors
Three-hour exam? {lead}. | comfort =pen,pencils
Present for the new job? {lead}. | personal =pen,notebook
Last week's meeting still on the board? {lead}. | easy-clean =whiteboard
Where do the notes hang? {lead}. | magnetic =whiteboard
Where did the eraser go? {lead}. | storage =case
Which pile is the tax? {lead}. | storage =folder
Too thick for one staple? {lead}. | piece-count =stapler
Little artist at the table? {lead}. | food-grade
Paint on the school shirt? {lead}. | machine-wash =paint,marker,glue
Rain on the envelope? {lead}. | waterproof =pen,marker
Case opens in your bag? {lead}. | zip =case
macro:
Look at the back of the page: {inside}. | paper =notebook,paper
Look closely at the spine: {inside}. | handmade =notebook
split:
Then: sticky notes on every door. Now: {inside}. | pages =planner,notebook
countdown:
Why write by hand again? {lead}. And three more reasons. | nib
`);
