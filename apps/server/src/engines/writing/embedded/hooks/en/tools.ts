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
Wheel nut won't budge? {lead}. | torque =wrench
Measured twice, still wrong? {lead}. | precision
Old paint on the door? {lead}. | power =sander
Green patio every spring? {lead}. | power =washer
Sawing all weekend? {lead}. | power =saw
Under the sink with a phone torch? {lead}. | power =light
Ragged edge on every cut? {lead}. | sharp =saw
Paint pot, drill and you? {lead}. | load =ladder
Washing machine down the stairs? {lead}. | load =dolly
Stuck up to the axles? {lead}. | load =winch
Working above your head? {lead}. | weight =drill,sander,grinder
Sockets all over the bench? {lead}. | storage =socket
Oily hands? {lead}. | non-slip
Hundredth screw today? {lead}. | comfort =screwdriver,driver
Gutter out of reach? {lead}. | extends =ladder
Ladder in the hallway again? {lead}. | foldable =ladder
No room for a workshop? {lead}. | foldable =workbench
Screw dropped behind the cupboard? {lead}. | magnetic =screwdriver,driver
Second coat before dinner? {lead}. | quick-dry =wall
Enough for the whole hallway? {lead}. | range =wall
Sleeping in the room tonight? {lead}. | odour =wall
Handprints up the stairs? {lead}. | easy-clean =wall
Which size fits that nut? {lead}. | adjustable =wrench
Off the ladder, onto concrete? {lead}. | tough
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
Will it bend? {lead}. | material =wrench,hammer,pliers,screwdriver
macro:
Look at that edge: {inside}. | sharp =chisel,saw
split:
Then: a butter knife. Now: {inside}. | torque =screwdriver
countdown:
Why hang it yourself? {lead}. And three more reasons. | precision =level
`);
