import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
comment-reply:
Does it smell in summer? {lead}. | odour =compost,composter
Will it survive you? {lead}. | low-care
Can it stay out in winter? {lead}. | frost-proof
Does it need a cable? {lead}. | solar
How much does it carry? {lead}. | load =wheelbarrow,cart
How long does it shine? {lead}. | battery-life =light,lights,lantern
How big is it? {lead}. | dimension =planter,pot,raised bed
Plastic, clay or metal? {lead}. | material =pot,planter
Does it reach my roses? {lead}. | range
How many pots per fill? {lead}. | capacity =can
Front and back lawn? {lead}. | battery-life =mower
question:
How much do you peel in a week? {lead}. | capacity =compost,composter
How old is yours? {lead}. | growth =bonsai,tree
Ever killed a cactus? {lead}. | low-care =plant,cactus,bonsai
Away for two weeks? {lead}. | self-watering
Pot cracked last winter? {lead}. | frost-proof =pot,planter
Rust after one season? {lead}. | rustproof
Hose too short again? {lead}. | extends =hose,garden hose
Blunt by June? {lead}. | sharp =secateurs,pruner,pruners,shears,pruning shears
Dark path to the door? {lead}. | solar =light,lights,lantern,path light
Who waters on Sunday? {lead}. | timer
How tall will it get? {lead}. | growth
No time for gardening? {lead}. | low-care
Bare corner by the fence? {lead}. | growth =plants,seed,tree
Home from holiday to brown leaves? {lead}. | self-watering
A corner the water doesn't reach? {lead}. | range =sprinkler,hose
Carrying the pots in every autumn? {lead}. | frost-proof =pot,planter
Tearing the stems? {lead}. | sharp =pruner,shears,secateurs
Six trips to the tap? {lead}. | capacity =can
Room for tomatoes? {lead}. | capacity =pot,planter,bed
Grass up to your ankles? {lead}. | power =mower
Battery flat, half the lawn left? {lead}. | battery-life =mower,trimmer
Dinner outside after dark? {lead}. | solar =light,lantern
Heavy pots by the window? {lead}. | load =stand
Left out in the rain? {lead}. | rustproof
Mowing while next door has lunch? {lead}. | quiet =mower
Cable in the long grass? {lead}. | wireless =mower,trimmer
Pruning roses? {lead}. | material =glove
Wet soil, dry hands? {lead}. | waterproof =glove
Planting this weekend? {lead}. | no-assembly =bed,planter,greenhouse
Seedlings or a thirsty tree? {lead}. | adjustable =sprinkler,hose,nozzle
Growing something you'll eat? {lead}. | organic
Forgot to feed them again? {lead}. | lasts =fertilizer
Birds waiting at seven? {lead}. | capacity =feeder
Fiftieth cut of the day? {lead}. | comfort =pruner,shears,secateurs
Rotten after two winters? {lead}. | material =bed,trellis,fence
split:
Then: an extension lead across the lawn. Now: {inside}. | solar
countdown:
Why go away in July? {lead}. And three more reasons. | self-watering
`);
