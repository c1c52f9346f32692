import { readHooks } from '../read-hooks.ts';

export const TOOLS_HOOKS = readHooks(`
question:
What's your wall made of? {lead}. | power =drill
Which screw gave up on you? {lead}. | torque
Is that picture straight? {lead}. | precision
Wall too hard? {lead}. | torque =drill,driver,impact driver,hammer drill
Battery gone at the last screw? {lead}. | battery-life =drill,driver,impact driver,screwdriver
Worn-out motor? {lead}. | brushless
Crooked shelf again? {lead}. | precision =level,laser level,measure,tape measure
Where's the right bit? {lead}. | storage
No socket up the ladder? {lead}. | wireless
Bent at the first nail? {lead}. | tough
Sore wrist by noon? {lead}. | weight
Two hands, no light? {lead}. | magnetic =light,work light,torch
comment-reply:
Enough for oak? {lead}. | torque
How exact is it? {lead}. | precision
Battery or cable? {lead}. | wireless
How strong is it? {lead}. | torque
How much can it hold? {lead}. | load
How long on one charge? {lead}. | battery-life
How fast does it charge? {lead}. | fast-charge
Does it rust? {lead}. | rustproof
How heavy is it? {lead}. | weight
How loud is it? {lead}. | quiet
Is it sharp? {lead}. | sharp
`);
