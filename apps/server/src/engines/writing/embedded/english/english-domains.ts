import type { Domain } from '../topic.ts';

const words = (list: string): RegExp => new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|')})(?:s|es)?\\b`, 'i');

/** Everyday life around kinds of products. None of it is said of the product. */
export const ENGLISH_DOMAINS: readonly Domain[] = [
  {
    id: 'drinkware',
    words: words('bottle flask tumbler thermos mug cup jug pitcher carafe decanter glass teapot drinkware'),
    pains: [
      'Did you drink enough today? | Enough to drink today?',
      'Another drink from a paper cup? | Paper cup again?',
    ],
    moments: [
      'Early trains, long meetings, late walks home. | All day long',
      'Sips at the window, sips on the way home. | Sip by sip',
      'On the desk, in the car, by the bed. | Always within reach',
    ],
    olds: ['drinking from paper cups', 'forgetting to drink until the evening'],
    setting: 'on a desk in morning light',
  },
  {
    id: 'coffee',
    words: words('coffee espresso tea matcha cappuccino barista'),
    pains: ['Is your morning missing something? | Morning, but tired?', 'Queueing for coffee again? | Queueing again?'],
    moments: ['Kitchen quiet, first cup, a deep breath. | First cup', 'Sunday paper, bare feet, no hurry. | No hurry'],
    olds: ['queueing for a cup every morning'],
    setting: 'on a kitchen table with steam rising',
  },
  {
    id: 'food',
    words: words(
      'granola snack chocolate cake bread pasta honey sauce spice jam cookie biscuit wine beer juice food grocery gourmet popcorn noodle rice cheese meat fruit nut candy vitamin supplement gin rum vodka whiskey',
    ),
    pains: [
      'Wondering what to serve tonight? | What to serve?',
      'Hungry, but bored with the usual? | Bored with the usual?',
    ],
    moments: [
      'Friends at the door, music on, table set. | Table set',
      'Late evening, sofa, something good. | Something good',
    ],
    olds: ['serving the usual', 'settling for whatever is left in the cupboard'],
    setting: 'on a set table',
  },
  {
    id: 'cookware',
    words: words(
      'pan pot skillet wok knife slicer grater peeler spatula whisk bowl plate cutlery cookware tableware dinnerware casserole cutter baking kitchenware utensil dish oven-glove tray jar griddle mortar chopper',
    ),
    pains: [
      'Does dinner start with a search through the drawers? | Dinner time, again?',
      'Love eating, dread cooking? | Dread cooking?',
    ],
    moments: [
      'Onions in the pan, music on, someone setting the table. | Dinner is on',
      'Sunday lunch with everyone at the table. | Everyone at the table',
    ],
    olds: ['making do with the dull and the dented'],
    setting: 'in a lived-in kitchen, mid-cooking',
  },
  {
    id: 'appliance',
    words: words(
      'kettle toaster blender mixer juicer microwave fridge refrigerator freezer dishwasher cooker fryer oven grill stove hob washer washing-machine dryer vacuum iron steamer humidifier purifier heater fan appliance machine processor boiler air-conditioner dehumidifier hoover',
    ),
    pains: [
      'Housework eating up your evening? | Evening gone?',
      'Does your old one rattle, drip or give up? | Time for a change?',
    ],
    moments: [
      'Home from work, shoes off, chores on the side. | Shoes off',
      'A Saturday morning that belongs to you. | Your Saturday',
    ],
    olds: ['waiting for the old one to get going', 'doing it all by hand'],
    setting: 'on a tidy kitchen counter',
  },
  {
    id: 'footwear',
    words: words('shoe boot sneaker sandal slipper loafer heel trainer flip-flop clog footwear pump moccasin'),
    pains: ['Great outfit, wrong shoes? | Wrong shoes?', 'Do your feet complain before the day is over? | Tired feet?'],
    moments: [
      'Out the door, down the street, wherever the day goes. | Out the door',
      'Jeans today, a dress tomorrow. | Today, tomorrow',
    ],
    olds: ['wearing the same old pair', 'changing shoes under the desk'],
    setting: 'on a city pavement, mid-step',
  },
  {
    id: 'outerwear',
    words: words('jacket coat parka blazer raincoat anorak gilet vest overcoat poncho windbreaker outerwear bomber'),
    pains: [
      'Weather changing its mind again? | What to wear?',
      'Standing at the door, unsure what to put on? | What to wear?',
    ],
    moments: [
      'Collar up, coffee in hand, off you go. | Collar up',
      'Windy platforms, park benches, long way home. | Any weather',
    ],
    olds: ['layering up and hoping for the best'],
    setting: 'on a windy street',
  },
  {
    id: 'clothing',
    words: words(
      'dress shirt t-shirt tee blouse skirt trouser pant jean short chino legging sweater jumper cardigan hoodie sweatshirt top suit pyjama pajama lingerie bra bikini swimsuit sock underwear bodysuit jumpsuit knitwear clothing apparel fashion tunic nightdress robe kimono boxer brief tight scarf hat cap beanie glove belt tie',
    ),
    pains: ['Full wardrobe, nothing to wear? | Nothing to wear?', 'Same outfit again? | Same again?'],
    moments: [
      'Monday meeting, Friday drinks, Sunday walk. | Monday to Sunday',
      'Pull {it/them} on, check the mirror, go. | Ready to go',
      'Old favourites deserve new company. | New company',
    ],
    olds: ['staring into a full wardrobe', 'wearing the same old things'],
    setting: 'worn on a sunlit street',
  },
  {
    id: 'bag',
    words: words(
      'bag backpack rucksack handbag purse tote wallet suitcase luggage trolley satchel clutch pouch briefcase duffel duffle',
    ),
    pains: [
      'Everything you need, and nowhere to put it? | Nowhere to put it?',
      'Does your bag swallow your keys? | Where are my keys?',
    ],
    moments: ['Office, gym, groceries, home. | All day with you', 'Tickets, sunglasses, a good book. | Ready to leave'],
    olds: ['stuffing it all into a plastic bag', 'digging for your keys at the door'],
    setting: 'carried through a station',
  },
  {
    id: 'jewellery',
    words: words(
      'necklace ring bracelet earring pendant brooch jewellery jewelry watch cufflink sunglasses chronograph',
    ),
    pains: [
      'Outfit done, but something is missing? | Something missing?',
      'Searching for a gift that means something? | A gift that means something',
    ],
    moments: [
      'A dinner, a birthday, an ordinary Tuesday. | Any day',
      'Lights low, sleeves up, a little sparkle. | A little sparkle',
    ],
    olds: ['leaving the house without the finishing touch'],
    setting: 'on skin, in warm light',
  },
  {
    id: 'beauty',
    words: words(
      'cream serum lotion mask cleanser toner moisturiser moisturizer skincare makeup mascara lipstick foundation concealer eyeshadow brush nail soap body-wash shower-gel beauty cosmetic balm scrub sunscreen deodorant toothbrush toothpaste razor shaver trimmer',
    ),
    pains: [
      'When did you last take a moment for yourself? | A moment for you',
      'Bathroom shelf full, routine still not right? | Too many jars?',
    ],
    moments: [
      'Mirror, morning light, a minute for you. | Your minute',
      'Phone away, hair up, evening on. | Evening on',
    ],
    olds: ['rushing through your routine'],
    setting: 'on a bathroom shelf in soft light',
  },
  {
    id: 'hair',
    words: words('shampoo conditioner hairbrush hairdryer straightener curler comb hair wig'),
    pains: ['Bad hair day, again? | Bad hair day?'],
    moments: ['Morning rush, quick look in the mirror, out. | Out the door'],
    olds: ['hiding under a hat'],
    setting: 'in front of a bathroom mirror',
  },
  {
    id: 'fragrance',
    words: words('perfume fragrance cologne eau-de-parfum eau-de-toilette candle diffuser incense scent parfum'),
    pains: ['Does your home smell of nothing at all? | What does home smell like?'],
    moments: ['Lights down, music low, end of the day. | End of the day', 'A scent, a memory, a mood. | A mood'],
    olds: ['opening a window and hoping'],
    setting: 'on a bedside table at dusk',
  },
  {
    id: 'bedding',
    words: words(
      'blanket throw duvet pillow pillowcase sheet mattress bedding quilt comforter bedspread cushion towel bathrobe bed topper',
    ),
    pains: ['Counting sheep again? | Still awake?', 'Is your bed calling, but not loudly enough? | Good night?'],
    moments: [
      'Rain outside, book in hand, nowhere to be. | Nowhere to be',
      'Sunday morning, just a little longer. | A little longer',
      'Movie night, feet up. | Feet up',
    ],
    olds: ['fighting over the good blanket', 'waking up tired'],
    setting: 'on a bed by the window',
  },
  {
    id: 'furniture',
    words: words(
      'sofa chair armchair table desk stool bench shelf cabinet wardrobe dresser nightstand bookcase furniture headboard sideboard recliner couch ottoman rack drawer panel hammock lounger workbench footstool',
    ),
    pains: [
      'Does that corner of the room still look empty? | That empty corner?',
      'Moved in ages ago, still not settled? | Still not settled?',
    ],
    moments: [
      'Friends over, feet up, lights low. | Feels like home',
      'Your place, your rules, your evening. | Your evening',
    ],
    olds: ['living with furniture you never chose'],
    setting: 'in a bright living room',
  },
  {
    id: 'lighting',
    words: words('lamp light lantern chandelier bulb torch flashlight spotlight sconce nightlight lighting downlight'),
    pains: ['Is your evening lit like a waiting room? | Too harsh?', 'That dark corner again? | Too dark?'],
    moments: [
      'Book open, phone off, lights just so. | Lights just so',
      'Dinner together, or an evening alone. | Mood on',
    ],
    olds: ['sitting under a harsh bulb'],
    setting: 'in a dim room, switched on',
  },
  {
    id: 'decor',
    words: words(
      'vase rug carpet curtain blind mirror frame poster picture painting decoration decor ornament clock plant tile wallpaper tablecloth basket storage-box organizer organiser hook sign sculpture figurine',
    ),
    pains: [
      'Bare walls, empty shelves? | Still so bare?',
      'Does your room look like anybody could live there? | Make it yours',
    ],
    moments: [
      'The first thing you see when you come home. | Coming home',
      'Guests look around, and stop. | Guests will look',
    ],
    olds: ['leaving that spot empty'],
    setting: 'in a styled room',
  },
  {
    id: 'audio',
    words: words(
      'headphone earphone earbud headset speaker soundbar amplifier turntable microphone radio subwoofer receiver hi-fi audio earpod',
    ),
    pains: ['Great song, terrible sound? | Terrible sound?', 'Commute too loud, music too thin? | Too loud out there?'],
    moments: [
      'Train window, favourite song, world on mute. | World on mute',
      'Kitchen concerts. You know who you are. | Kitchen concerts',
    ],
    olds: ['listening through a phone speaker'],
    setting: 'in use, eyes closed',
  },
  {
    id: 'computing',
    words: words(
      'phone smartphone tablet laptop notebook computer pc monitor keyboard mouse router printer ssd drive memory cable charger adapter powerbank hub dock iphone ipad macbook galaxy case cover television tv projector console electronics smartwatch tracker e-reader webcam cartridge ram motherboard processor gpu sata usb',
    ),
    pains: [
      'Is your old tech testing your patience? | Testing your patience?',
      'Spinning wheel, again? | Still loading?',
    ],
    moments: [
      'Inbox by day, series by night. | Day and night',
      'On the sofa, on the train, in a café. | Wherever you work',
    ],
    olds: ['waiting for the spinning wheel', 'working around your old tech'],
    setting: 'on a tidy desk',
  },
  {
    id: 'camera',
    words: words('camera lens tripod gimbal drone selfie-stick camcorder binocular telescope photo'),
    pains: ['Best moment of the day, and a blurry picture? | Blurry again?'],
    moments: [
      'Golden hour, city roofs, one more shot. | Golden hour',
      'Grandma, the dog, that sunset. | Keep the moment',
    ],
    olds: ['scrolling through blurry pictures'],
    setting: 'held up against a sunset',
  },
  {
    id: 'tools',
    words: words(
      'drill saw hammer screwdriver wrench plier tool toolbox ladder sander grinder compressor workshop hardware jigsaw chisel clamp tape paint caulk sealant faucet tap valve fitting diy lock hinge screw welder multitool',
    ),
    pains: [
      'A list of repairs that only gets longer? | That repair list?',
      "The right tool, always at the neighbour's? | Where is the right tool?",
    ],
    moments: ['Saturday, sleeves up, radio on. | Sleeves up', 'That shelf has waited long enough. | Get it done'],
    olds: ['borrowing from the neighbour', 'putting off the repair until next weekend'],
    setting: 'on a workbench',
  },
  {
    id: 'garden',
    words: words(
      'garden mower hose trimmer planter spade rake shovel fountain barbecue parasol gazebo greenhouse seed trellis patio lawn fire-pit mulch hedge',
    ),
    pains: ['Garden calling, motivation missing? | The garden calls'],
    moments: [
      'Bare feet on the grass, something cold in your hand. | Bare feet, grass',
      'Long evenings outside, just the crickets. | Long evenings',
    ],
    olds: ['watching the weeds win'],
    setting: 'in a garden in evening light',
  },
  {
    id: 'outdoor',
    words: words(
      'tent sleeping-bag camping hiking compass lantern cooler hammock canteen fishing climbing dinghy kayak outdoor paddle',
    ),
    pains: ['How long since you slept under the stars? | Under the stars?'],
    moments: ['Tent up, phone off, stars out. | Stars out', 'First light, cold air, hot coffee. | First light'],
    olds: ['staying in for another weekend'],
    setting: 'at a campsite at dawn',
  },
  {
    id: 'sport',
    words: words(
      'dumbbell treadmill yoga fitness gym running bike bicycle racket ball skateboard ski snowboard helmet jersey sport exercise weight trampoline scooter roller swim goggle golf football basketball training cycling boxing',
    ),
    pains: ['Training on your list, sofa in your way? | Sofa or training?', 'Out of excuses yet? | Out of excuses?'],
    moments: ['Shoes tied, playlist on, go. | Go', 'First lap hurts. Last lap smiles. | Last lap'],
    olds: ['starting again next Monday'],
    setting: 'in action, outdoors',
  },
  {
    id: 'toys',
    words: words(
      'toy doll puzzle lego block game figure playset plush teddy dollhouse trampoline card-game board-game kid children costume slime',
    ),
    pains: ['Bored again by noon? | Bored again?', 'Rainy afternoon, restless kids? | Rainy afternoon?'],
    moments: ['Living room floor, imagination on. | Imagination on', 'Grown-ups may play too. | You may play too'],
    olds: ['handing over the phone again'],
    setting: 'on a living room floor, mid-play',
  },
  {
    id: 'baby',
    words: words(
      'baby pram stroller bassinet crib cot diaper nappy pacifier bib highchair car-seat infant toddler nursery maternity',
    ),
    pains: ['Hands full, as always? | Hands full?', 'Is bedtime the longest part of the day? | Bedtime?'],
    moments: ['Small feet, big plans. | Small feet, big plans', 'Nap time. Finally, coffee. | Nap time'],
    olds: ['improvising with your hands full'],
    setting: 'in a calm nursery',
  },
  {
    id: 'pets',
    words: words('dog cat pet puppy kitten leash collar litter aquarium fish-tank bird hamster kennel'),
    pains: [
      'Those eyes, right when you sit down? | Those eyes',
      'Who runs your household, honestly? | Who is the boss?',
    ],
    moments: ['Wagging tails, muddy paws, best friends. | Best friends', 'Walk first, cuddles after. | Walk first'],
    olds: ['giving up your favourite cushion'],
    setting: 'with a curious dog or cat beside it',
  },
  {
    id: 'books',
    words: words(
      'book novel paperback hardcover guide history diary biography comic manga audiobook textbook atlas cookbook edition author dvd blu-ray vinyl album',
    ),
    pains: [
      'Scrolled all evening, remember nothing? | Scrolled all evening?',
      'Looking for your next good read? | Your next read?',
    ],
    moments: ['Lamp on, phone away, page one. | Page one', 'Bus seat, window, another chapter. | Another chapter'],
    olds: ['scrolling until midnight'],
    setting: 'on a bedside table under a lamp',
  },
  {
    id: 'stationery',
    words: words(
      'pen pencil marker notebook paper stapler folder binder calendar planner stationery envelope highlighter crayon felt-tip ink paintbrush easel craft calculator label sticker',
    ),
    pains: ['Good ideas, lost by lunch? | Lost your idea?'],
    moments: ['Blank page, fresh thought, go. | Blank page', 'Meetings, doodles, grand plans. | Grand plans'],
    olds: ['writing on the back of receipts'],
    setting: 'on a tidy desk, from above',
  },
  {
    id: 'music',
    words: words(
      'guitar piano drum ukulele violin keyboard bass flute trumpet saxophone synthesizer harmonica instrument pedal cello',
    ),
    pains: ['A song in your head, and nothing to play it on? | That song in your head?'],
    moments: ['Headphones off, strings on. | Play on', 'Last song of the evening. One more? | One more?'],
    olds: ['drumming on the table'],
    setting: 'in a rehearsal room',
  },
  {
    id: 'stage',
    words: words('spotlight stage dj fog-machine laser moving-head par'),
    pains: ['Party planned, mood missing? | Mood missing?'],
    moments: ['Lights down, music up. | Lights down'],
    olds: ['dancing under the ceiling lamp'],
    setting: 'on a dark stage',
  },
  {
    id: 'software',
    words: words('software antivirus license licence subscription app security office windows download vpn'),
    pains: ['Passwords, updates, warnings. Enough? | Enough warnings?'],
    moments: ['Laptop open, mind at ease. | Mind at ease'],
    olds: ['clicking warnings away all day'],
    setting: 'on a laptop screen at home',
  },
  {
    id: 'car',
    words: words(
      'car automotive tyre tire wiper dashcam motorcycle motorbike vehicle truck engine brake trailer windscreen',
    ),
    pains: ['Love driving, dread the garage? | Dread the garage?'],
    moments: ['Windows down, good song, open road. | Open road', 'School run, work, long weekend. | Every drive'],
    olds: ['putting it off until the next service'],
    setting: 'in or on a parked car',
  },
  {
    id: 'cleaning',
    words: words('mop broom cleaner detergent sponge duster bin bucket cleaning laundry squeegee'),
    pains: ['Just cleaned, and look at it? | Just cleaned!'],
    moments: ['Music loud, windows open, done by noon. | Done by noon'],
    olds: ['wiping the same spot twice'],
    setting: 'on a shining floor',
  },
  {
    id: 'bathroom',
    words: words('shower basin toilet bathtub washbasin bath sink faucet bathroom bidet'),
    pains: ['Does your bathroom still look like the last tenant? | Time for a change?'],
    moments: ['Warm water, door closed, world outside. | Door closed'],
    olds: ['looking past the old bathroom'],
    setting: 'in a bright bathroom',
  },
];
