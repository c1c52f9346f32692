import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
punch:
Their name on it. Argument over. | personal
Somebody made this with both hands. | handmade
No two quite the same. That's the point. | handmade
Drop it once. Everybody does. | tough
It goes flat when you're done. | foldable
Wet hands, wet day, no matter. | waterproof
It holds more than it admits. {fact}. | capacity
Click. That's the magnet. | magnetic
It grips. You let go. | non-slip
Two screws fewer in your life. | no-assembly
Smells like somebody tidied up. | scent
Slide it into a pocket and forget it. | compact
One for here, one for there. {fact}. | set
Small thing, long guarantee. {fact}. | guarantee
macro:
Look at the edge. {fact}. | handmade
Run a thumb over it. {fact}. | material
Closer to the engraving. {fact}. | personal
Look at the hinge. {fact}. | foldable
Watch it snap on. {fact}. | magnetic
See the stitching? {fact}. | handmade
question:
Whose name goes on it? {fact}. | personal
What is it made of, then? {fact}. | material
How far has yours fallen? {fact}. | tough
Where do you put it afterwards? {fact}. | foldable
Out in the rain? {fact}. | waterproof
How much goes in? {fact}. | capacity
Who holds the other end? {fact}. | adjustable
Will it slide off the edge? {fact}. | non-slip
Got a screwdriver? {fact}. | no-assembly
What happens when it runs out? {fact}. | refillable
Who's it for, and are they watching? {fact}. | gift-box
How heavy is that in a pocket? {fact}. | weight
split:
Then: any old one. Now: {inside}. | handmade
Then: tape and hope. Now: {inside}. | tough
Then: in the way. Now: {inside}. | foldable
Then: somebody's. Now: theirs. | personal
Then: a soggy mess. Now: {inside}. | waterproof
comment-reply:
Can it get wet? {fact}. | waterproof
Can you put a name on it? {fact}. | personal
What's it made of? {fact}. | material
Will it fit? {fact}. | adjustable
Machine-made? {fact}. | handmade
How much can it take? {fact}. | load
unboxing:
Lift the lid. {fact}. | gift-box
Out of the paper, into the hand. {fact}. | handmade
countdown:
Three things to know about {this_kind}.
{this_kind}, told in three lines.
price-slam:
It was {was}. It's {price} now. | was-price
{was} on the label, {price} at the till. | was-price
`);
