import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
question:
Whose name goes on it? {lead}. | personal
What is it made of, then? {lead}. | material
How far has yours fallen? {lead}. | tough
Where do you put it afterwards? {lead}. | foldable
Out in the rain? {lead}. | waterproof
How much goes in? {lead}. | capacity
Who holds the other end? {lead}. | adjustable
Will it slide off the edge? {lead}. | non-slip
Got a screwdriver? {lead}. | no-assembly
What happens when it runs out? {lead}. | refillable
How heavy is that in a pocket? {lead}. | weight
Wedding on Saturday, no present? {lead}. | personal
Straight off a production line? {lead}. | handmade
Running it at night? {lead}. | quiet
Away from the plug all day? {lead}. | battery-life
Only got a minute? {lead}. | fast
Fingerprints by lunchtime? {lead}. | easy-clean
Spilled something on it? {lead}. | machine-wash
Cupboard already full? {lead}. | stackable
Small flat, full drawers? {lead}. | compact
Left outside all winter? {lead}. | rustproof
Forgot to switch it off? {lead}. | timer
Upside down in your bag? {lead}. | leakproof
Tearing instead of cutting? {lead}. | sharp
Where do the small things go? {lead}. | storage
Left in full sun? {lead}. | uv
Cable in the way? {lead}. | wireless
No plug where you need one? {lead}. | solar
Opening the window again? {lead}. | odour
Close, or exact? {lead}. | precision
Just out of reach? {lead}. | extends
Buying it again already? {lead}. | lasts
comment-reply:
Can it get wet? {lead}. | waterproof
Can you put a name on it? {lead}. | personal
What's it made of? {lead}. | material
Will it fit? {lead}. | adjustable
Machine-made? {lead}. | handmade
How much can it take? {lead}. | load
What was it before? {lead}. | recycled
Does it close properly? {lead}. | airtight
Does it fit the shelf? {lead}. | dimension
How far did it travel? {lead}. | origin
Says who? {lead}. | certified
macro:
Look at the surface: {inside}. | material
Come a little closer: {inside}. | handmade
split:
Then: a drawer of empties. Now: {inside}. | refillable
punch:
Close your eyes and touch it. {lead}. | soft
Nose first. {lead}. | scent
`);
