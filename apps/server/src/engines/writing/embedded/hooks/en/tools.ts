import { readHooks } from '../read-hooks.ts';

export const TOOLS_HOOKS = readHooks(`
question:
What's your wall made of? | power =drill
Wall too hard? | torque =drill,driver,impact driver,hammer drill
Battery gone at the last screw? | battery-life =drill,driver,impact driver,screwdriver
Crooked shelf again? | precision =level,laser level,measure,tape measure
Two hands, no light? | magnetic =light,work light,torch
Old paint on the door? | power =sander
Green patio every spring? | power =washer
Sawing all weekend? | power =saw
Under the sink with a phone light? | power =light
Ragged edge on every cut? | sharp =saw
Paint pot, drill and you? | load =ladder
Washing machine down the stairs? | load =dolly
Stuck up to the axles? | load =winch
Working above your head? | weight =drill,sander,grinder
Sockets all over the bench? | storage =socket
Hundredth screw today? | comfort =screwdriver,driver
Gutter out of reach? | extends =ladder
Ladder in the hallway again? | foldable =ladder
No room for a workshop? | foldable =workbench
Screw dropped behind the workbench? | magnetic =screwdriver,driver
Second coat before dinner? | quick-dry =wall
Enough for the whole hallway? | range =wall
Sleeping in the room tonight? | odour =wall
Handprints up the stairs? | easy-clean =wall
Which size fits that nut? | adjustable =wrench
comment-reply:
Will it bend? | material =wrench,hammer,pliers,screwdriver
macro:
Look at that edge. | sharp =chisel,saw
split:
A butter knife. That was then. | torque =screwdriver
`);
