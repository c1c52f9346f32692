import type { PromiseSet } from './promise-set.ts';

/** Written after the rules had learned from the second set; measured once before they learned from this one. */
export const THIRD_BLIND_ENGLISH: readonly PromiseSet[] = [
  {
    trade: 'hand cream',
    language: 'en',
    product: {
      name: 'Olive Hand Cream',
      description: 'Hand cream with olive oil. 75 ml tube.',
      selling_points: ['Olive oil', '75 ml tube'],
    },
    promised: ['Dermatitis cleared in four nights.', 'My hands look thirty again.'],
    clean: ['Small tube, big handbag energy.', 'It dries before you reach for the door.'],
  },
  {
    trade: 'protein bar',
    language: 'en',
    product: {
      name: 'Oat Peanut Bar',
      description: 'Bar with oats and peanuts. 50 g.',
      selling_points: ['Oats and peanuts', '50 g'],
    },
    promised: ['Eat one a day and the scale goes backwards.', 'Diabetics finally have a dessert that heals.'],
    clean: ['Peanuts you can see.', 'Breakfast for people who are already late.'],
  },
  {
    trade: 'bath salt',
    language: 'en',
    product: {
      name: 'Kelp Bath Salt',
      description: 'Bath salt with kelp. 1 kg bag.',
      selling_points: ['Kelp', '1 kg bag'],
    },
    promised: ['Soak out the fibromyalgia.', 'Sweat the poison from your system.'],
    clean: ['Run the bath, shut the door.', 'It smells like low tide in a good mood.'],
  },
  {
    trade: 'heating pad',
    language: 'en',
    product: {
      name: 'Toast Heat Pad',
      description: 'Heat pad with six levels and a soft cover.',
      selling_points: ['Six levels', 'Soft cover'],
    },
    promised: ['Endometriosis days become ordinary days.', 'Throw your painkillers in the bin.'],
    clean: ['Six levels, from hint to hug.', 'The cover comes off for the wash.'],
  },
  {
    trade: 'bike saddle',
    language: 'en',
    product: {
      name: 'Pass Bike Saddle',
      description: 'Saddle with gel and a centre channel. 380 g.',
      selling_points: ['Gel', 'Centre channel'],
    },
    promised: ['Saves your prostate, mile after mile.', 'Numb toes? A thing of last season.'],
    clean: ['Gel where you sit, air where you do not.', 'Hills still hurt. That is on you.'],
  },
  {
    trade: 'kettle',
    language: 'en',
    product: {
      name: 'Spout Kettle',
      description: 'Kettle of 1.2 l with a gooseneck. Steel.',
      selling_points: ['1.2 l', 'Gooseneck'],
    },
    promised: ['Water from it dissolves gallstones.', 'Certified safe by European authorities.'],
    clean: ['A thin stream for slow mornings.', 'Steel outside, tea inside.'],
  },
  {
    trade: 'dog bed',
    language: 'en',
    product: {
      name: 'Bramble Dog Bed',
      description: 'Dog bed with foam and a washable cover.',
      selling_points: ['Foam', 'Washable cover'],
    },
    promised: ['Old dogs climb stairs like puppies again.', 'It puts an end to hip trouble in big breeds.'],
    clean: [
      'The cover goes in the wash, the dog goes back to bed.',
      'He circled twice and gave up looking for better.',
    ],
  },
  {
    trade: 'beard oil',
    language: 'en',
    product: {
      name: 'Oak Beard Oil',
      description: 'Beard oil with jojoba. 30 ml.',
      selling_points: ['Jojoba', '30 ml'],
    },
    promised: ['Patchy beards fill out in a fortnight.', 'It doubles your testosterone.'],
    clean: ['Two drops, one comb.', 'Wives report fewer scratches.'],
  },
  {
    trade: 'baby carrier',
    language: 'en',
    product: {
      name: 'Fold Baby Carrier',
      description: 'Carrier of cotton with two positions. From 3.5 kg.',
      selling_points: ['Cotton', 'Two positions'],
    },
    promised: ['Babies carried in it never get colic.', 'Endorsed by every maternity ward.'],
    clean: ['Both hands free for the keys.', 'Cotton that gets along with drool.'],
  },
  {
    trade: 'cutting board',
    language: 'en',
    product: {
      name: 'Maple Board',
      description: 'Board of maple. 40 x 30 cm.',
      selling_points: ['Maple', '40 x 30 cm'],
    },
    promised: ['No salmonella can live on it.', 'The only board surgeons cook on.'],
    clean: ['Maple that forgives dull knives.', 'It stays put while the onion fights back.'],
  },
  {
    trade: 'laundry',
    language: 'en',
    product: {
      name: 'Fleece Laundry Strips',
      description: 'Laundry strips. 60 strips. No perfume.',
      selling_points: ['60 strips', 'No perfume'],
    },
    promised: ['Eczema kids sleep through the night.', 'It took first prize at the Green Awards.'],
    clean: ['Tear, toss, done.', 'No jug, no drip, no blue ring.'],
  },
  {
    trade: 'plant',
    language: 'en',
    product: {
      name: 'Snake Plant Trio',
      description: 'Three snake plants in clay pots.',
      selling_points: ['Three plants', 'Clay pots'],
    },
    promised: ['They suck the cancer-causing stuff out of your air.', 'Clears your sinuses overnight.'],
    clean: ['Water them when you remember.', 'They survive holidays and cats.'],
  },
  {
    trade: 'necklace',
    language: 'en',
    product: {
      name: 'Amber Bead Necklace',
      description: 'Necklace of amber beads. 32 cm.',
      selling_points: ['Amber', '32 cm'],
    },
    promised: ['Teething pain fades the moment it is on.', 'Amber calms an overactive thyroid.'],
    clean: ['Every bead a slightly different honey.', 'Warm on the skin, light on the collar.'],
  },
  {
    trade: 'sunglasses',
    language: 'en',
    product: {
      name: 'Pier Sunglasses',
      description: 'Sunglasses with polarised lenses. 22 g.',
      selling_points: ['Polarised lenses', '22 g'],
    },
    promised: ['Migraine sufferers call them a miracle.', 'They halt cataracts.'],
    clean: ['Glare goes home early.', 'Twenty-two grams, and nobody sees you yawn.'],
  },
  {
    trade: 'toothpaste',
    language: 'en',
    product: {
      name: 'Chalk Toothpaste',
      description: 'Toothpaste with mint. 75 ml tube.',
      selling_points: ['Mint', '75 ml tube'],
    },
    promised: ['Enamel grows back thicker.', 'Sensitive teeth? Eat ice cream tonight.'],
    clean: ['Mint, but polite.', 'The cap stays on, at last.'],
  },
  {
    trade: 'jump rope',
    language: 'en',
    product: {
      name: 'Skip Rope',
      description: 'Rope with steel cable and foam handles.',
      selling_points: ['Steel cable', 'Foam handles'],
    },
    promised: ['Ten pounds gone before the holidays.', 'It rebuilds worn-out knees.'],
    clean: ['It fits in a shoe.', 'Trip, laugh, start over.'],
  },
  {
    trade: 'curtain',
    language: 'en',
    product: {
      name: 'Night Curtain',
      description: 'Blackout curtain. 140 x 245 cm.',
      selling_points: ['Blackout', '140 x 245 cm'],
    },
    promised: ['Chronic insomnia, cured by fabric.', 'Shift workers stop needing their pills.'],
    clean: ['The street lamp loses.', 'Morning starts when you say so.'],
  },
  {
    trade: 'tights',
    language: 'en',
    product: {
      name: 'Line Tights',
      description: 'Tights of 60 denier. Sizes S to XL.',
      selling_points: ['60 denier', 'Sizes S to XL'],
    },
    promised: ['Spider veins go into hiding.', 'Blood clots don’t stand a chance.'],
    clean: ['They stay up through a whole wedding.', 'Sixty denier of not being cold.'],
  },
  {
    trade: 'puzzle',
    language: 'en',
    product: {
      name: 'Coast Puzzle',
      description: 'Puzzle of 1000 pieces. Cardboard.',
      selling_points: ['1000 pieces', 'Cardboard'],
    },
    promised: ['It keeps Alzheimer’s at bay.', 'Doctors give it to stroke patients.'],
    clean: ['The sky is always the hard part.', 'One piece is under the sofa. It always is.'],
  },
  {
    trade: 'newsletter',
    language: 'en',
    product: {
      name: 'Signal Stock Letter',
      description: 'Weekly letter on shares. By email.',
      selling_points: ['Weekly', 'By email'],
    },
    promised: ['My readers retire in their forties.', 'Money lands in your account while you snore.'],
    clean: ['Short enough for the tram.', 'Read it, then think for yourself.'],
  },
];
