import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
comment-reply:
How thick is the paper? {lead}. | paper
Does it stay open? {lead}. | lays-flat
How many pages? {lead}. | pages
Does it lie flat? {lead}. | lays-flat
Which size? {lead}. | dimension
Are there refills? {lead}. | refillable
Is the paper recycled? {lead}. | recycled =notebook,journal,planner
Does it smudge? {lead}. | quick-dry =pen,marker
Does it fit in a pocket? {lead}. | compact
question:
Do you hold yours open with a mug? {lead}. | lays-flat =notebook,planner,journal,sketchbook
Ink on your sleeve? {lead}. | quick-dry =pen,ink
Ink through the page? {lead}. | paper
Holding it open with your elbow? {lead}. | lays-flat
Pen dry again? {lead}. | refillable =pen,fountain pen,marker,ballpoint
Fine line, or a blob? {lead}. | nib
Who takes your notebook home? {lead}. | personal =notebook,journal,planner
Desk full of pens? {lead}. | storage
How many lists fit in a year? {lead}. | pages =notebook,journal,planner
`);
