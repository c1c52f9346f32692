import type { PromiseSet } from './promise-set.ts';

/** Written before its author saw the rules for cures and certificates; the test states the figure measured then. */
export const FIRST_BLIND_ENGLISH: readonly PromiseSet[] = [
  {
    trade: 'skin care',
    language: 'en',
    product: {
      name: 'Fern Daily Cream',
      description: 'A light cream with oat and squalane. 50 ml. No perfume. Dermatologist tested.',
      selling_points: ['Oat and squalane', 'Fragrance free', '50 ml jar'],
    },
    promised: [
      'Say goodbye to rosacea by next Sunday.',
      'The redness, the flakes, the itching: gone.',
      'It turns the clock back on your face.',
    ],
    clean: [
      'Treat your skin to something quiet.',
      'Dermatologist tested, and free of perfume.',
      'It sinks in before your coffee is ready.',
    ],
  },
  {
    trade: 'supplements',
    language: 'en',
    product: {
      name: 'Orchard Magnesium Gummies',
      description: 'Cherry gummies with magnesium citrate. 60 gummies. Vegan.',
      selling_points: ['Cherry taste', 'Magnesium citrate', 'Vegan'],
    },
    promised: [
      'Anxious? Two of these and you are calm.',
      'Doctors call it nature’s antidepressant.',
      'Your migraines won’t know what hit them.',
    ],
    clean: [
      'Cherry first, magnesium second.',
      'The only hard part is stopping at the serving size.',
      'No chalky pill to fight with in the morning.',
    ],
  },
  {
    trade: 'mattress',
    language: 'en',
    product: {
      name: 'Loft Foam Mattress',
      description: 'Memory foam in three layers, 25 cm high. OEKO-TEX certified cover. Medium firm.',
      selling_points: ['Three layers of foam', 'OEKO-TEX certified cover', 'Medium firm'],
    },
    promised: [
      'Wake up without that stabbing feeling in your lower back.',
      'Insomniacs sleep like babies on this one.',
      'Chiropractors send their patients to us.',
    ],
    clean: [
      'The cover is OEKO-TEX certified.',
      'It gives your shoulders a place to go.',
      'Moving house? It comes rolled, which takes the pain out of stairs.',
    ],
  },
  {
    trade: 'massager',
    language: 'en',
    product: {
      name: 'Knead Neck Massager',
      description: 'Shiatsu massager with heat and three speeds. Cordless.',
      selling_points: ['Three speeds', 'Warm setting', 'Cordless'],
    },
    promised: [
      'Pinched nerve? Not after tonight.',
      'Undo ten years of desk damage to your spine.',
      'The stiffness you live with simply melts away for good.',
    ],
    clean: [
      'Ten minutes on the sofa, and the day feels further away.',
      'Warm setting on, phone off.',
      'Your neck called. It wants one.',
    ],
  },
  {
    trade: 'shoes',
    language: 'en',
    product: {
      name: 'Drift Walking Shoe',
      description: 'Knitted walking shoe with a wide toe box and foam sole. 240 g.',
      selling_points: ['Wide toe box', 'Foam sole', '240 g'],
    },
    promised: [
      'My plantar fasciitis disappeared in these.',
      'Podiatrist-approved arch support.',
      'Bunions hate this shoe.',
    ],
    clean: [
      'Enough room for toes that like to spread out.',
      'A sore loser’s favourite shoe: it makes walking home easy.',
      'Blister stories are better when they belong to someone else.',
    ],
  },
  {
    trade: 'tea',
    language: 'en',
    product: {
      name: 'Moss Ginger Tea',
      description: 'Ginger, lemon grass and mint. 20 bags. Organic certified.',
      selling_points: ['Ginger and mint', 'Organic certified', '20 bags'],
    },
    promised: [
      'It flushes the toxins right out of you.',
      'Bloating after dinner? This shuts it down.',
      'Keeps the flu out of the house all winter.',
    ],
    clean: [
      'The cure for a grey Monday comes in a mug.',
      'Ginger that lets you know it is there.',
      'Organic certified, and it smells of an actual garden.',
    ],
  },
  {
    trade: 'pet food',
    language: 'en',
    product: {
      name: 'Tailor Salmon Kibble',
      description: 'Dry food for adult dogs with salmon and rice. 2 kg bag. Grain: rice.',
      selling_points: ['Salmon first', 'With rice', '2 kg bag'],
    },
    promised: [
      'No more limping for your old boy.',
      'Vets everywhere swear by it.',
      'It clears up hot spots and ear infections.',
    ],
    clean: [
      'Treats him like family, feeds him like family.',
      'The bowl was empty before I closed the bag.',
      'He heard the scoop from two rooms away.',
    ],
  },
  {
    trade: 'hair care',
    language: 'en',
    product: {
      name: 'Root Scalp Serum',
      description: 'Leave-in serum with rosemary and niacinamide. 100 ml dropper bottle.',
      selling_points: ['Rosemary', 'Dropper bottle', '100 ml'],
    },
    promised: [
      'Bald patches fill in while you sleep.',
      'Your hairline is coming back.',
      'Clinically shown to regrow what you lost.',
    ],
    clean: [
      'Rosemary on Monday, compliments on Tuesday.',
      'A dropper, so nothing ends up on the floor.',
      'Bad hair day? Put it under a hat and try again.',
    ],
  },
  {
    trade: 'baby',
    language: 'en',
    product: {
      name: 'Pebble Baby Bottle',
      description: 'Glass bottle with a slow silicone teat. 160 ml. Dishwasher safe. BPA free.',
      selling_points: ['Glass', 'Slow teat', 'BPA free'],
    },
    promised: ['Colic ends the day this arrives.', 'Recommended by paediatricians.', 'No gas, no reflux, no tears.'],
    clean: [
      'Glass, with a slow teat.',
      'It takes the headache out of the night shift: one bottle, three parts.',
      'BPA free, and it goes in the dishwasher.',
    ],
  },
  {
    trade: 'kitchen',
    language: 'en',
    product: {
      name: 'Forge Carbon Pan',
      description: 'Carbon steel pan, 28 cm, pre-seasoned. Works on induction.',
      selling_points: ['Carbon steel', 'Pre-seasoned', 'Works on induction'],
    },
    promised: ['Cooking with it lowers your cholesterol.', 'Winner of the Golden Spatula.', 'FDA-cleared surface.'],
    clean: [
      'Season it once more, and eggs let go.',
      'It heals its own scratches with a little oil and patience.',
      'Your stove just got a promotion.',
    ],
  },
  {
    trade: 'cleaning',
    language: 'en',
    product: {
      name: 'Tide Pool Surface Spray',
      description: 'Plant-based spray with lemon. 500 ml. Refillable bottle.',
      selling_points: ['Plant based', 'Lemon', 'Refillable'],
    },
    promised: [
      'Wipes out every virus on your counter.',
      'Your allergies stop at the front door.',
      'EPA registered and hospital grade.',
    ],
    clean: [
      'Treats sticky fingers and coffee rings alike.',
      'Lemon, a cloth, done.',
      'An allergy to chores is not a medical condition, sadly.',
    ],
  },
  {
    trade: 'air',
    language: 'en',
    product: {
      name: 'Hush Air Purifier',
      description: 'HEPA filter, 24 dB at night, for rooms up to 30 m².',
      selling_points: ['HEPA filter', '24 dB at night', 'Rooms up to 30 m²'],
    },
    promised: [
      'Breathe again: asthma attacks are history.',
      'Hay fever season is over in this house.',
      'The purifier lung specialists trust.',
    ],
    clean: [
      'At night it hums at 24 decibels.',
      'Last night’s fish is now only a memory.',
      'A HEPA filter for the room where you live.',
    ],
  },
  {
    trade: 'jewellery',
    language: 'en',
    product: {
      name: 'Tidal Copper Cuff',
      description: 'Open cuff of solid copper, hand polished. Adjustable.',
      selling_points: ['Solid copper', 'Hand polished', 'Adjustable'],
    },
    promised: [
      'Copper draws the arthritis out of your wrist.',
      'It rebalances your body’s energy and lifts depression.',
      'Grandma’s joints stopped hurting the day she put it on.',
    ],
    clean: [
      'A cure for bare wrists.',
      'It ages with you, and better than you.',
      'Hurts nobody but the drawer it used to live in.',
    ],
  },
  {
    trade: 'glasses',
    language: 'en',
    product: {
      name: 'Dusk Screen Glasses',
      description: 'Glasses with amber lenses and a light frame. 18 g. Case included.',
      selling_points: ['Amber lenses', '18 g', 'Case included'],
    },
    promised: [
      'Throw away your prescription.',
      'Headaches from screens become a thing of the past.',
      'Protects you from macular degeneration.',
    ],
    clean: [
      'A sight for sore eyes, and on them.',
      'Amber lenses, case included.',
      'Forget you are wearing them: they weigh 18 grams.',
    ],
  },
  {
    trade: 'dental',
    language: 'en',
    product: {
      name: 'Pearl Sonic Toothbrush',
      description: 'Sonic toothbrush with a two-minute timer. Charges by USB-C.',
      selling_points: ['Two-minute timer', 'USB-C', 'Travel case'],
    },
    promised: [
      'Reverses cavities without a drill.',
      'Bleeding gums heal within days.',
      'The brush dentists use at home.',
    ],
    clean: [
      'The timer counts two minutes, so you need not.',
      'Your old brush is going to be bitter about this.',
      'One cable for phone and teeth: USB-C.',
    ],
  },
  {
    trade: 'fitness',
    language: 'en',
    product: {
      name: 'Bandit Loop Set',
      description: 'Five latex bands in five strengths with a bag.',
      selling_points: ['Five strengths', 'Latex', 'Bag included'],
    },
    promised: [
      'The belly goes, the abs stay.',
      'Drop a dress size without leaving the sofa.',
      'It repairs torn cartilage from the inside.',
    ],
    clean: [
      'Five strengths, from kind to cruel.',
      'No pain, some gain, and a bag to carry it.',
      'Sore tomorrow, proud on Friday.',
    ],
  },
  {
    trade: 'paint',
    language: 'en',
    product: {
      name: 'Chalk Wall Paint',
      description: 'Matt wall paint, 2.5 l, low odour. Covers 25 m².',
      selling_points: ['Matt', 'Low odour', 'Covers 25 m²'],
    },
    promised: [
      'Cures damp lungs and damp walls alike.',
      'The wall colour that beats seasonal depression.',
      'Certified by the World Health Organization.',
    ],
    clean: [
      'Heals the look of tired walls.',
      'Let it cure overnight before you hang the shelf.',
      'Two coats, and the hallway stops apologising.',
    ],
  },
  {
    trade: 'clothing',
    language: 'en',
    product: {
      name: 'Harbor Compression Socks',
      description: 'Ribbed knee socks of nylon and cotton. Sizes S to XL.',
      selling_points: ['Ribbed', 'Nylon and cotton', 'Sizes S to XL'],
    },
    promised: [
      'Varicose veins fade with every step.',
      'Swollen ankles? Pull these on and they’re gone.',
      'Medical-grade circulation booster.',
    ],
    clean: [
      'A cure for boring outfits, from the knee down.',
      'Ribbed, so they stay where you put them.',
      'Cold feet are fine at weddings, not at bus stops.',
    ],
  },
  {
    trade: 'toys',
    language: 'en',
    product: {
      name: 'Orbit Fidget Ring',
      description: 'Steel ring with a spinning outer band. Ages 8 and up.',
      selling_points: ['Steel', 'Spinning band', 'Ages 8 and up'],
    },
    promised: [
      'Ends ADHD meltdowns in class.',
      'Therapists prescribe it for panic attacks.',
      'Raises your child’s IQ.',
    ],
    clean: [
      'Something for hands that will not sit still.',
      'Relief for everyone who clicks pens.',
      'Spin it through the meeting that could have been an email.',
    ],
  },
  {
    trade: 'software',
    language: 'en',
    product: {
      name: 'Ledgerly Budget App',
      description: 'Budget planner for phone and desktop. Imports bank statements. Monthly plan.',
      selling_points: ['Imports statements', 'Phone and desktop', 'Monthly plan'],
    },
    promised: ['You’ll be a millionaire before you know it.', 'Quit your job by Christmas.', 'Voted app of the year.'],
    clean: [
      'Takes the headache out of tax season.',
      'First aid for a shoebox full of receipts.',
      'Import a statement and see where the coffee went.',
    ],
  },
];
