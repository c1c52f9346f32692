import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
question:
Train, café, office, repeat? {lead}. | laptop
Where's your phone when it rings? {lead}. | pockets
Caught without an umbrella? {lead}. | waterproof
Strap digging in? {lead}. | adjustable =backpack,rucksack,bag,tote,tote bag
Is the bag heavier than what's in it? {lead}. | weight
Three days, one bag? {lead}. | capacity =backpack,rucksack,duffel,duffel bag,weekender,holdall,suitcase
Where does it go when it's empty? {lead}. | foldable
How did the last one tear? {lead}. | tough
Laptop, lunch and gym shoes? {lead}. | capacity =backpack,rucksack,daypack,tote,duffel,holdall
Two bottles and a melon? {lead}. | load =tote,shopping
Boarding pass at the bottom again? {lead}. | pockets =backpack,tote,handbag,suitcase,crossbody,belt
Laptop knocking against your keys? {lead}. | laptop
Cycling home in a downpour? {lead}. | waterproof =backpack,rucksack,messenger
Drizzle all the way to work? {lead}. | water-repellent
Walking further than planned? {lead}. | comfort =backpack,rucksack,daypack
Nervous at the check-in scale? {lead}. | weight =suitcases
Something always tips over in there? {lead}. | leakproof
Lunch packed at seven, eaten at one? {lead}. | insulated
Crowded train, open bag? {lead}. | zip =backpack,tote,handbag,crossbody
Yoghurt lid came off? {lead}. | machine-wash
Back pocket bulging? {lead}. | compact =wallet,holder,purse
Wheels fighting you at the gate? {lead}. | rotates =suitcases
Bought too much on holiday? {lead}. | extends =suitcases
Charger under everything else? {lead}. | storage =backpack,tote,handbag,suitcase
comment-reply:
Does my laptop fit? {lead}. | laptop
How much does it hold? {lead}. | capacity
Will it survive rain? {lead}. | water-repellent
Is it cabin size? {lead}. | dimension =suitcase,carry-on
How much can it carry? {lead}. | load
Canvas, leather or something else? {lead}. | material
What was it before? {lead}. | recycled
Would a weekend fit in? {lead}. | capacity =backpack,duffel,suitcases
How heavy is it empty? {lead}. | weight
Under the seat in front? {lead}. | dimension =backpack,suitcases,duffel,tote
split:
Then: warm drinks at the beach. Now: {inside}. | cold-hours
`);
