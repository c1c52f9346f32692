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
comment-reply:
Can it get wet? {lead}. | waterproof
Can you put a name on it? {lead}. | personal
What's it made of? {lead}. | material
Will it fit? {lead}. | adjustable
Machine-made? {lead}. | handmade
How much can it take? {lead}. | load
`);
