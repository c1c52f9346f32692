import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
comment-reply:
How far does the remote reach? | range =car,rc car,drone,remote control car,plane
As tall as they are? | dimension =plush,doll,dollhouse,kitchen
question:
What's it made of, if they lick it? | material =blocks,block,rattle,train
Washed after the sandpit? | machine-wash =plush,teddy,doll,soft toy,plush toy
Tower down before tea? | magnetic =tile,block
What's under the paint? | material =block,car
Last cuddle before lights out? | soft =plush,doll
Tasting the dough already? | food-grade =dough
Dead after two laps? | battery-life =car
Finished before breakfast? | piece-count =kit,block,puzzle
Paint on the sofa? | machine-wash =kit
Growing out of the last one? | load =ride
Round the sofa, under the table? | interactive =car
Down the stairs it goes? | tough =car,figure
Which one is mine? | personal =plush,doll
Catching on the corners? | magnetic =cube
Refilling while they soak you? | capacity =gun
macro:
Look at the stitches. | handmade =plush,doll
`);
