import type { PromiseSet } from './promise-set.ts';

/** Written after the rules, for other trades; measured once before the rules learned from it. */
export const SECOND_BLIND_ENGLISH: readonly PromiseSet[] = [
  {
    trade: 'lip balm',
    language: 'en',
    product: {
      name: 'Dew Lip Balm',
      description: 'Tinted balm with beeswax and shea butter. 4 g stick.',
      selling_points: ['Beeswax and shea', 'Tinted', '4 g stick'],
    },
    promised: ['Cold sores never show up again.', 'The balm hospitals hand out.', 'Cracked lips mend before lunch.'],
    clean: ['Swipe it on in the lift.', 'It lives in every coat I own.', 'Beeswax, shea, and a hint of colour.'],
  },
  {
    trade: 'joint cream',
    language: 'en',
    product: {
      name: 'Stillwater Body Lotion',
      description: 'Body lotion with menthol and aloe. 200 ml pump bottle.',
      selling_points: ['Menthol and aloe', '200 ml pump', 'Light scent'],
    },
    promised: [
      'Grandpa danced at the wedding, knees and all, thanks to this.',
      'Rub it in and your sciatica packs up and leaves.',
      'Arthritis has met its match.',
    ],
    clean: [
      'A pump, so no lid to hunt for.',
      'It smells of a clean bathroom and a good decision.',
      'Menthol wakes you up before the shower does.',
    ],
  },
  {
    trade: 'pillow',
    language: 'en',
    product: {
      name: 'Cove Side Pillow',
      description: 'Latex pillow with a cotton cover. 12 cm high. Machine washable cover.',
      selling_points: ['Latex', 'Cotton cover', 'Washable cover'],
    },
    promised: [
      'My husband stopped snoring the first night.',
      'Your neck will forget it ever hurt.',
      'Sleep apnea? Sleep on this instead.',
    ],
    clean: [
      'Wash the cover, keep the shape.',
      'The cold side is both sides.',
      'Twelve centimetres of latex, and a cotton cover.',
    ],
  },
  {
    trade: 'office chair',
    language: 'en',
    product: {
      name: 'Perch Desk Chair',
      description: 'Desk chair with a mesh back and adjustable arms. Up to 120 kg.',
      selling_points: ['Mesh back', 'Adjustable arms', 'Up to 120 kg'],
    },
    promised: [
      'Slipped discs slide back where they belong.',
      'No one who sits on it needs a chiropractor again.',
      'It straightens you out, one vertebra at a time.',
    ],
    clean: [
      'Meetings are still long. The chair is not to blame.',
      'Arms up, arms down, arms out of the way.',
      'It treats every Monday like a Friday.',
    ],
  },
  {
    trade: 'insoles',
    language: 'en',
    product: {
      name: 'Tread Gel Insoles',
      description: 'Gel insoles to cut to size. EU 36 to 46. Hand washable.',
      selling_points: ['Gel', 'Cut to size', 'Hand washable'],
    },
    promised: [
      'Walk away from heel spurs.',
      'Your flat feet get an arch of their own.',
      'Bring your knees back from the dead.',
    ],
    clean: [
      'Cut along the line and slip them in.',
      'Cures nothing but the boredom of hard soles.',
      'New life for the boots by the door.',
    ],
  },
  {
    trade: 'herbal drops',
    language: 'en',
    product: {
      name: 'Meadow Evening Drops',
      description: 'Drops with valerian and lemon balm. 30 ml with pipette.',
      selling_points: ['Valerian', 'Lemon balm', '30 ml'],
    },
    promised: [
      'Panic melts within minutes.',
      'Better than Xanax, and it grows in a field.',
      'Your thyroid comes back into balance.',
    ],
    clean: [
      'A pipette, a glass of water, a quiet kitchen.',
      'It tastes of hay in the best possible way.',
      'Evenings, bottled.',
    ],
  },
  {
    trade: 'cat litter',
    language: 'en',
    product: {
      name: 'Pine Paw Litter',
      description: 'Litter of pine pellets. 10 l bag. Compostable.',
      selling_points: ['Pine pellets', '10 l bag', 'Compostable'],
    },
    promised: [
      'Say farewell to urinary infections.',
      'Sneezing cats breathe easy again.',
      'Tested in a university clinic.',
    ],
    clean: ['Smells like a forest, not like a cat.', 'Ten litres, carried in one go.', 'She judged it, then used it.'],
  },
  {
    trade: 'shampoo',
    language: 'en',
    product: {
      name: 'Tangle Shampoo Bar',
      description: 'Solid shampoo with oat and coconut oil. 80 g.',
      selling_points: ['Oat', 'Coconut oil', '80 g'],
    },
    promised: [
      'Psoriasis flakes? Down the drain for good.',
      'Grey strands find their colour again.',
      'It wakes sleeping follicles.',
    ],
    clean: ['One bar, no bottle, more shelf.', 'Foam like you mean it.', 'My hair has stopped holding grudges.'],
  },
  {
    trade: 'nursing',
    language: 'en',
    product: {
      name: 'Moon Nursing Pillow',
      description: 'Crescent pillow with a cotton cover. Filled with spelt husk.',
      selling_points: ['Crescent shape', 'Cotton cover', 'Spelt husk'],
    },
    promised: ['Your milk supply doubles.', 'Mastitis stays away.', 'The baby blues end where this pillow begins.'],
    clean: [
      'Room for two and a cold cup of tea.',
      'The husk rustles like a small secret.',
      'Crescent, because arms get tired.',
    ],
  },
  {
    trade: 'water filter',
    language: 'en',
    product: {
      name: 'Brook Filter Jug',
      description: 'Jug of 2.4 l with an activated carbon filter.',
      selling_points: ['2.4 l', 'Activated carbon', 'Fits the fridge door'],
    },
    promised: [
      'Kidney stones want nothing to do with this water.',
      'It takes years off your liver.',
      'Approved by the Ministry of Health.',
    ],
    clean: [
      'Fits the fridge door, and stays there.',
      'Tea tastes like tea.',
      'Carbon does the work, you do the pouring.',
    ],
  },
  {
    trade: 'candle',
    language: 'en',
    product: {
      name: 'Ember Soy Candle',
      description: 'Soy candle with cedar. Burns 40 hours. Cotton wick.',
      selling_points: ['Soy wax', 'Cedar', 'Burns 40 hours'],
    },
    promised: [
      'Light it and the migraine goes out.',
      'Breathe in, depression out.',
      'It brings your blood pressure down to earth.',
    ],
    clean: [
      'A remedy for fluorescent light.',
      'Cedar, and forty hours of it.',
      'Cures nothing, smells like everything.',
    ],
  },
  {
    trade: 'humidifier',
    language: 'en',
    product: {
      name: 'Mist Room Humidifier',
      description: 'Humidifier with a 3 l tank and night light. 30 dB.',
      selling_points: ['3 l tank', 'Night light', '30 dB'],
    },
    promised: [
      'Croup and coughs are done for.',
      'It keeps the whole family off antibiotics.',
      'Bronchitis hates damp air, and this proves it.',
    ],
    clean: ['Three litres in, no dry air out.', 'The night light is the size of a coin.', 'Plants lean towards it.'],
  },
  {
    trade: 'magnets',
    language: 'en',
    product: {
      name: 'Pole Magnetic Band',
      description: 'Silicone band with two magnets. One size.',
      selling_points: ['Silicone', 'Two magnets', 'One size'],
    },
    promised: [
      'Trembling hands grow steady.',
      'The magnets pull the inflammation right out.',
      'It got my mother off her tablets.',
    ],
    clean: [
      'One size, and it forgives big wrists.',
      'Silicone, so it can get wet with you.',
      'It snaps shut with a sound you will repeat all day.',
    ],
  },
  {
    trade: 'sleep mask',
    language: 'en',
    product: {
      name: 'Drift Sleep Mask',
      description: 'Silk mask with a soft strap. 25 g.',
      selling_points: ['Silk', 'Soft strap', '25 g'],
    },
    promised: [
      'Crow’s feet take flight.',
      'Insomnia ends at the edge of the silk.',
      'Your eyesight sharpens while you dream.',
    ],
    clean: [
      'It shuts out the neighbours’ new porch lamp.',
      'Silk, and it hardly weighs a thing.',
      'Red-eye flights, minus the red part of the evening news.',
    ],
  },
  {
    trade: 'mouthwash',
    language: 'en',
    product: {
      name: 'Fjord Mouthwash',
      description: 'Mouthwash with mint and sea salt. 500 ml. No alcohol.',
      selling_points: ['Mint', 'Sea salt', 'No alcohol'],
    },
    promised: [
      'Receding gums grow right back.',
      'Never see a drill again.',
      'Nine dentists nod when they hear the name.',
    ],
    clean: ['Mint first, sea second.', 'It does not burn, it waves.', 'Swish while you look for your keys.'],
  },
  {
    trade: 'yoga',
    language: 'en',
    product: {
      name: 'Arc Yoga Wheel',
      description: 'Wheel of cork and ABS. 32 cm across. Holds 150 kg.',
      selling_points: ['Cork', '32 cm across', 'Holds 150 kg'],
    },
    promised: [
      'Scoliosis unwinds itself.',
      'Two dress sizes by summer, lying down.',
      'It opens your chakras and closes your wounds.',
    ],
    clean: [
      'Cork, so sweaty hands stay put.',
      'Your spine will have opinions. So will your cat.',
      'It rolls under the sofa when guests come.',
    ],
  },
  {
    trade: 'lamp',
    language: 'en',
    product: {
      name: 'Helio Desk Lamp',
      description: 'LED lamp with three tones of white and a dimmer. USB-C.',
      selling_points: ['Three tones of white', 'Dimmer', 'USB-C'],
    },
    promised: [
      'It chases the winter blues out of your brain.',
      'Children who read under it do not go short-sighted.',
      'Jet lag does not survive one evening here.',
    ],
    clean: [
      'Three whites: office, evening, almost asleep.',
      'Dim it until the page is just a page.',
      'The lamp is bright, the base is quiet.',
    ],
  },
  {
    trade: 'posture',
    language: 'en',
    product: {
      name: 'Rise Posture Shirt',
      description: 'Shirt with elastic panels. Nylon and elastane. XS to XXL.',
      selling_points: ['Elastic panels', 'Nylon and elastane', 'XS to XXL'],
    },
    promised: [
      'Hunchbacks stand tall again.',
      'Physios wish you did not know about this.',
      'Shoulder pain, meet the exit.',
    ],
    clean: [
      'Panels that remind, never nag.',
      'It hides under a blouse.',
      'Stand like you own the room, or at least the kitchen.',
    ],
  },
  {
    trade: 'blanket',
    language: 'en',
    product: {
      name: 'Gravity Blanket',
      description: 'Weighted blanket of 7 kg with glass beads. 135 x 200 cm.',
      selling_points: ['7 kg', 'Glass beads', '135 x 200 cm'],
    },
    promised: [
      'Night terrors leave and don’t come back.',
      'Autistic kids calm down in seconds.',
      'It hugs the cortisol out of you.',
    ],
    clean: ['Seven kilos of staying put.', 'A cure for getting up early.', 'The dog believes that it is his.'],
  },
  {
    trade: 'course',
    language: 'en',
    product: {
      name: 'Northlight Trading Course',
      description: 'Online course on charts and budgets. 12 lessons. Lifetime access.',
      selling_points: ['12 lessons', 'Lifetime access', 'Charts and budgets'],
    },
    promised: [
      'Your bank account fills while you nap.',
      'Students of mine bought houses in cash.',
      'You’ll hand in your notice within the month.',
    ],
    clean: ['Twelve lessons, no jargon.', 'Pause it when the baby wakes.', 'Charts for people who hated maths.'],
  },
];
