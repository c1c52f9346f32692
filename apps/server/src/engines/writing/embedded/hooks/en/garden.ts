import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
comment-reply:
And the smell? {lead}. | odour =compost,composter
Will it survive you? {lead}. | low-care
Can it stay out in winter? {lead}. | frost-proof
Does it need a cable? {lead}. | solar
How much does it carry? {lead}. | load =wheelbarrow,cart
How long does it shine? {lead}. | battery-life =light,lights,lantern
How big is it? {lead}. | dimension =planter,pot,raised bed
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
`);
