import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
question:
Strap digging in? | adjustable =backpack,rucksack,bag,tote,tote bag
Three days, one bag? | capacity =backpack,rucksack,duffel,duffel bag,weekender,holdall,suitcase
Laptop, lunch and gym shoes? | capacity =backpack,rucksack,daypack,tote,duffel,holdall
Two bottles and a melon? | load =tote,shopping
Cycling home in a downpour? | waterproof =backpack,rucksack,messenger
Walking further than planned? | comfort =backpack,rucksack,daypack
Nervous at the check-in scale? | weight =suitcases
Crowded train, open bag? | zip =backpack,tote,handbag,crossbody
Back pocket bulging? | compact =wallet,holder,purse
Wheels fighting you at the gate? | rotates =suitcases
Bought too much on the trip? | extends =suitcases
Charger under everything else? | storage =backpack,tote,handbag,suitcase
comment-reply:
Is it cabin size? | dimension =suitcase,carry-on
Would a weekend fit in? | capacity =backpack,duffel,suitcases
Under the seat in front? | dimension =backpack,suitcases,duffel,tote
`);
