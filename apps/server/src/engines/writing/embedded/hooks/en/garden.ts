import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
comment-reply:
Does it smell in summer? | odour =compost,composter
How much does it carry? | load =wheelbarrow,cart
How long does it shine? | battery-life =light,lights,lantern
How big is it? | dimension =planter,pot,raised bed
Plastic, clay or metal? | material =pot,planter
How many pots per fill? | capacity =can
Front and back lawn? | battery-life =mower
question:
How much do you peel in a week? | capacity =compost,composter
How old is yours? | growth =bonsai,tree
Ever killed a cactus? | low-care =plant,cactus,bonsai
Pot cracked last winter? | frost-proof =pot,planter
Hose too short again? | extends =hose,garden hose
Blunt by June? | sharp =secateurs,pruner,pruners,shears,pruning shears
Dark path to the door? | solar =light,lights,lantern,path light
Bare corner by the fence? | growth =plants,seed,tree
A corner the water doesn't reach? | range =sprinkler,hose
Carrying the pots in every winter? | frost-proof =pot,planter
Tearing the stems? | sharp =pruner,shears,secateurs
Six trips with the bucket? | capacity =can
Room for tomatoes? | capacity =pot,planter,bed
Grass up to your ankles? | power =mower
Dinner outside after dark? | solar =light,lantern
Heavy pots by the window? | load =stand
Mowing while next door has lunch? | quiet =mower
Cable in the long grass? | wireless =mower,trimmer
Pruning roses? | material =glove
Wet soil, dry hands? | waterproof =glove
Planting this weekend? | no-assembly =bed,planter,greenhouse
Seedlings or a thirsty tree? | adjustable =sprinkler,hose,nozzle
Forgot to feed them again? | lasts =fertilizer
Birds waiting at seven? | capacity =feeder
Fiftieth cut of the day? | comfort =pruner,shears,secateurs
Rotten after two winters? | material =bed,trellis,fence
`);
