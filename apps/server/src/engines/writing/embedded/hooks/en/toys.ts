import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
comment-reply:
Old enough? {lead}. | ages
From what age? {lead}. | ages
How many pieces? {lead}. | piece-count
Does it talk back? {lead}. | interactive
How far does the remote reach? {lead}. | range =car,rc car,drone,remote control car,plane
How long does it run? {lead}. | battery-life
How high does it stack? {lead}. | stackable
How do you clean it? {lead}. | easy-clean
What is it free of? {lead}. | bpa-free
Does it fit in a bag? {lead}. | compact
question:
What's it made of, if they lick it? {lead}. | material =blocks,block,rattle,train
Rainy Sunday? {lead}. | piece-count
In the mouth within a second? {lead}. | food-grade
Sharp edges? {lead}. | round-corners
Batteries at bedtime? {lead}. | rechargeable
Broken by Boxing Day? {lead}. | tough
Too young for it? {lead}. | ages
Who can join in? {lead}. | players
Washed after the sandpit? {lead}. | machine-wash =plush,teddy,doll,soft toy,plush toy
Softer than the last one? {lead}. | plush
Where does it all go at night? {lead}. | storage
`);
