import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
question:
Train, café, office, repeat? | laptop
Where's your phone when it rings? | pockets
Caught without an umbrella? | waterproof
Strap digging in? | adjustable =backpack,rucksack,bag,tote,tote bag
Is the bag heavier than what's in it? | weight
Three days, one bag? | capacity =backpack,rucksack,duffel,duffel bag,weekender,holdall,suitcase
Where does it go when it's empty? | foldable
How did the last one tear? | tough
Laptop, lunch and gym shoes? | capacity =backpack,rucksack,daypack,tote,duffel,holdall
Two bottles and a melon? | load =tote,shopping
Boarding pass at the bottom again? | pockets =backpack,tote,handbag,suitcase,crossbody,belt
Laptop knocking against your keys? | laptop
Cycling home in a downpour? | waterproof =backpack,rucksack,messenger
Drizzle all the way to work? | water-repellent
Walking further than planned? | comfort =backpack,rucksack,daypack
Nervous at the check-in scale? | weight =suitcases
Something always tips over in there? | leakproof
Lunch packed at seven, eaten at one? | insulated
Crowded train, open bag? | zip =backpack,tote,handbag,crossbody
Yoghurt lid came off? | machine-wash
Back pocket bulging? | compact =wallet,holder,purse
Wheels fighting you at the gate? | rotates =suitcases
Bought too much on holiday? | extends =suitcases
Charger under everything else? | storage =backpack,tote,handbag,suitcase
comment-reply:
Does my laptop fit? | laptop
How much does it hold? | capacity
Will it survive rain? | water-repellent
Is it cabin size? | dimension =suitcase,carry-on
How much can it carry? | load
Canvas, leather or something else? | material
What was it before? | recycled
Would a weekend fit in? | capacity =backpack,duffel,suitcases
How heavy is it empty? | weight
Under the seat in front? | dimension =backpack,suitcases,duffel,tote
split:
Warm drinks at the beach. That was then. | cold-hours
`);
