import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
comment-reply:
From what age? {lead}. | ages
How many pieces? {lead}. | piece-count
Does it talk back? {lead}. | interactive
How far does the remote reach? {lead}. | range =car,rc car,drone,remote control car,plane
How long does it run? {lead}. | battery-life
How high does it stack? {lead}. | stackable
How do you clean it? {lead}. | easy-clean
What is it free of? {lead}. | bpa-free
Does it fit in a bag? {lead}. | compact
Does it do anything? {lead}. | interactive
Who tested it? {lead}. | certified
As tall as they are? {lead}. | dimension =plush,doll,dollhouse,kitchen
What was it before? {lead}. | recycled
Wood or plastic? {lead}. | material
How long before it goes quiet? {lead}. | battery-life
question:
What's it made of, if they lick it? {lead}. | material =blocks,block,rattle,train
Rainy Sunday? {lead}. | piece-count
In the mouth within a second? {lead}. | food-grade
Sharp edges? {lead}. | round-corners
Batteries at bedtime? {lead}. | rechargeable
Broken by Boxing Day? {lead}. | tough
Too young for it? {lead}. | ages
Who can join in? {lead}. | players
Washed after the sandpit? {lead}. | machine-wash =plush,teddy,doll,soft toy,plush toy
Softer than the last one? {lead}. | plush
Where does it all go at night? {lead}. | storage
Godchild's birthday on Sunday? {lead}. | ages
Tower down before tea? {lead}. | magnetic =tile,block
What's under the paint? {lead}. | material =block,car
Last cuddle before lights out? {lead}. | soft =plush,doll
Brother wants a go? {lead}. | players
Barefoot in the dark? {lead}. | round-corners
Tasting the dough already? {lead}. | food-grade =dough
Dead after two laps? {lead}. | battery-life =car
Finished before breakfast? {lead}. | piece-count =kit,block,puzzle
Paint on the sofa? {lead}. | machine-wash =kit
Bath time without a fight? {lead}. | waterproof
Growing out of the last one? {lead}. | load =ride
Round the sofa, under the table? {lead}. | interactive =car
Down the stairs it goes? {lead}. | tough =car,figure
Which one is mine? {lead}. | personal =plush,doll
Christmas morning, no screwdriver? {lead}. | no-assembly
Three hours in the car? {lead}. | compact
Catching on the corners? {lead}. | magnetic =cube
Refilling while they soak you? {lead}. | capacity =gun
Pieces that won't stay together? {lead}. | magnetic
macro:
Look at the stitches: {inside}. | handmade =plush,doll
split:
Then: batteries on the shopping list. Now: {inside}. | rechargeable
punch:
Go on, press the button. {lead}. | interactive
countdown:
Why clear the table? {lead}. And three more reasons. | piece-count =puzzle
`);
