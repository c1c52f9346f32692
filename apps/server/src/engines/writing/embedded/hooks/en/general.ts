import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
question:
Whose name goes on it? | personal
What is it made of, then? | material
How far has yours fallen? | tough
Where do you put it afterwards? | foldable
Out in the rain? | waterproof
How much goes in? | capacity
Who holds the other end? | adjustable
Will it slide off the edge? | non-slip
Got a screwdriver? | no-assembly
What happens when it runs out? | refillable
How heavy is that in a pocket? | weight
Wedding on Saturday, no present? | personal
Straight off a production line? | handmade
Running it at night? | quiet
Away from the plug all day? | battery-life
Only got a minute? | fast
Fingerprints by lunchtime? | easy-clean
Spilled something on it? | machine-wash
Cupboard already full? | stackable
Small flat, full drawers? | compact
Left outside all winter? | rustproof
Forgot to switch it off? | timer
Upside down in your bag? | leakproof
Tearing instead of cutting? | sharp
Where do the small things go? | storage
Left in full sun? | uv
Cable in the way? | wireless
No plug where you need one? | solar
Opening the window again? | odour
Close, or exact? | precision
Just out of reach? | extends
Buying it again already? | lasts
comment-reply:
Can it get wet? | waterproof
Can you put a name on it? | personal
What's it made of? | material
Will it fit? | adjustable
Machine-made? | handmade
How much can it take? | load
What was it before? | recycled
Does it close properly? | airtight
Does it fit the shelf? | dimension
How far did it travel? | origin
Says who? | certified
macro:
Look at the surface. | material
Come a little closer. | handmade
split:
A drawer of empties. That was then. | refillable
punch:
Close your eyes and touch it. | soft
Nose first. | scent
`);
