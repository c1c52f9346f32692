import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
comment-reply:
From what age? | ages
How many pieces? | piece-count
Does it talk back? | interactive
How far does the remote reach? | range =car,rc car,drone,remote control car,plane
How long does it run? | battery-life
How high does it stack? | stackable
How do you clean it? | easy-clean
What is it free of? | bpa-free
Does it fit in a bag? | compact
Does it do anything? | interactive
Who tested it? | certified
As tall as they are? | dimension =plush,doll,dollhouse,kitchen
What was it before? | recycled
Wood or plastic? | material
How long before it goes quiet? | battery-life
question:
What's it made of, if they lick it? | material =blocks,block,rattle,train
Rainy Sunday? | piece-count
In the mouth within a second? | food-grade
Sharp edges? | round-corners
Batteries at bedtime? | rechargeable
Broken by Boxing Day? | tough
Too young for it? | ages
Who can join in? | players
Washed after the sandpit? | machine-wash =plush,teddy,doll,soft toy,plush toy
Softer than the last one? | plush
Where does it all go at night? | storage
Godchild's birthday on Sunday? | ages
Tower down before tea? | magnetic =tile,block
What's under the paint? | material =block,car
Last cuddle before lights out? | soft =plush,doll
Brother wants a go? | players
Barefoot in the dark? | round-corners
Tasting the dough already? | food-grade =dough
Dead after two laps? | battery-life =car
Finished before breakfast? | piece-count =kit,block,puzzle
Paint on the sofa? | machine-wash =kit
Bath time without a fight? | waterproof
Growing out of the last one? | load =ride
Round the sofa, under the table? | interactive =car
Down the stairs it goes? | tough =car,figure
Which one is mine? | personal =plush,doll
Christmas morning, no screwdriver? | no-assembly
Three hours in the car? | compact
Catching on the corners? | magnetic =cube
Refilling while they soak you? | capacity =gun
Pieces that won't stay together? | magnetic
macro:
Look at the stitches. | handmade =plush,doll
split:
Batteries on the shopping list. That was then. | rechargeable
punch:
Go on, press the button. | interactive
`);
