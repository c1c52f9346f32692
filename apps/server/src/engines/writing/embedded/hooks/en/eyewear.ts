import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
question:
Squinting at the road? {lead}. | polarised
Sun in your eyes on the way home? {lead}. | uv =sunglasses
Scratched in a week? {lead}. | scratch-resistant
Sliding down your nose? {lead}. | fit
Red marks on your nose by evening? {lead}. | weight
Eyes tired at the screen? {lead}. | blue-light
Sat on the last pair? {lead}. | tough
Headlights in the rain? {lead}. | no-glare
Dropped them on the stairs? {lead}. | scratch-resistant =glasses,sunglasses
Losing them at every wave? {lead}. | non-slip
comment-reply:
Do they block UV? {lead}. | uv
What are the frames made of? {lead}. | material
How heavy are they? {lead}. | weight
Do they bend? {lead}. | elastic
Do they suit a wide face? {lead}. | fit
Will they stay on when you run? {lead}. | non-slip
Are the lenses polarised? {lead}. | polarised
How wide are they? {lead}. | dimension
Are they recycled? {lead}. | recycled
Who made them? {lead}. | handmade
`);
