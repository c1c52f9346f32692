import { expect, it } from 'vitest';
import { nameForAnimals } from './for-animals.ts';

const name = (short: string) => ({ short, spoken: `the ${short}`, brief: null, number: 'singular' as const });

it.each([
  ['Raincoat', 'Raincoat for Dogs w/ Hood', 'the Raincoat for Dogs'],
  ['Stairs', 'Stairs, foam, for senior dogs & cats', 'the Stairs for senior dogs and cats'],
  ['Dog Raincoat', 'Dog Raincoat for Small Dogs', 'the Dog Raincoat'],
  ['Raincoat', 'Raincoat for Kids', 'the Raincoat'],
  ['Vacuum Cleaner', 'Vacuum Cleaner for Pet Hair Carpet', 'the Vacuum Cleaner'],
])('"%s" of "%s" is spoken "%s"', (short, title, spoken) => {
  expect(nameForAnimals(name(short), title).spoken).toBe(spoken);
});
