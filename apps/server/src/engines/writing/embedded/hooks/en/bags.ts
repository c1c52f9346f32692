import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
question:
Where does the laptop ride? {lead}. | laptop
Where's your phone when it rings? {lead}. | pockets
Caught without an umbrella? {lead}. | waterproof
Strap digging in? {lead}. | adjustable =backpack,rucksack,bag,tote,tote bag
Is the bag heavier than what's in it? {lead}. | weight
Three days, one bag? {lead}. | capacity =backpack,rucksack,duffel,duffel bag,weekender,holdall,suitcase
Where does it go when it's empty? {lead}. | foldable
How did the last one tear? {lead}. | tough
comment-reply:
Does my laptop fit? {lead}. | laptop
How much does it hold? {lead}. | capacity
Will it survive rain? {lead}. | water-repellent
Is it cabin size? {lead}. | dimension =suitcase,carry-on
How much can it carry? {lead}. | load
`);
