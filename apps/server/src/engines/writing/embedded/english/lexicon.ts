/**
 * Words of shop pages, by their grammatical use. Only closed and common words: an unlisted word is treated as unknown,
 * and lines that depend on it are not used.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Countable nouns that name products or their parts. */
const countableNouns = words(`
  accessory agitator aerator alternator anvil apartment attachment auger backsplash baffle balcony bandage berm booster breaker buzzer capacitor carton chassis circuit compressor condenser coupler cylinder deadbolt decoder deflector detector diaphragm emitter enclosure extension faceplate fader fastener filler firebox fixture gadget generator grate gutter handlebar handset header holster hutch indicator inflator inlet insulator interface invoice keypad lathe manifold meal nipple node orifice overlay owner packet parcel piston plaque prism quill rafter regulator relay reservoir resistor roaster roof rotor rudder scanner schedule segment shaker shutter silencer slider solenoid spine splint strut studio suspender symbol syringe throttle transducer transmitter trial turbine upgrade vault vial wafer warehouse workstation smock playpen journal syllabus questionnaire consultation appointment webinar tutorial quiz transcript portfolio thumbnail widget database server blog newsletter
  wrist ankle knee waist shoulder collar cuff hem cab
  adapter airpurifier album alarm amplifier apron armchair backpack bag ball band bank bar barrel base basin basket bassinet bath
  bathrobe battery beanie bed bell belt bench bib bike bikini blanket blazer blender blind blouse board body bodysuit boiler bomber book
  boot bottle bowl box bra bracelet brake brew bridge broom brush bucket buckle bundle button cabinet cable cage cake calculator
  calendar camera candle canvas cap cape car card cardigan carrier carpet cart cartridge case casserole chain chair charger
  chest chisel chopper chronograph clamp clasp cleaner cleanser clip clock closet cloth club coat coaster collar collection comb
  comforter compartment compass computer concealer conditioner console container controller cooker cooler cord corset costume cot cotton-pad couch
  course cover cradle crate crib cup curtain cushion cutter cycle deck decanter desk device diaper diary diffuser dinghy dish dispenser
  display dock doll door drawer dress dresser drill drink driver drone drum dryer dumbbell duvet earbud earphone earring easel edge edition
  engine eraser espresso extender fabric fan faucet feature feeder filter fire-pit fit flashlight flask flavour flavor flute foil folder fork
  fountain frame freezer fridge fryer funnel game garage garment gift gilet glass glove gown grater griddle grill grinder grip guitar gym
  hammer hammock handbag handle hanger harness hat headband headphone headset heater heel helmet hem highlighter hinge hoe holder
  hood hoodie hook hose humidifier infuser insole instrument iron jacket jar jersey jigsaw jogger jug juicer jumper jumpsuit kettle
  key keyboard keychain kimono kit knife knob lace ladder lamp lantern laptop layer leash leg lens lid light lighter lightbulb lightsource liner lining
  lipstick lock locker loafer loom lotion lounger lunchbox machine magazine magnet mask massager mat mattress meter microphone microwave
  mirror mixer mode model module moisturiser moisturizer monitor mop mortar motor mount mouse mouthpiece mug multitool necklace neckline needle
  net nightdress notebook novel nozzle oven organiser organizer outfit overcoat pack pacifier pad paddle paintbrush painting pan panel pannier parasol parka part
  pedal peeler pen pencil pendant perfume phone photo piano pillow pillowcase pin pipe pitcher plan planner plant planter plate player pocket poncho popper port
  poster pot pouch powerbank press pressure-cooker printer processor projector propeller protector pump purifier purse puzzle quilt rack racket radiator radio rail rake
  range razor receiver recipe recliner recorder reel refrigerator remote ring robe robot rod roller rope router row rucksack rug ruler sack saddle
  safe sandal sander sandwich sauce saw scale scarf scooter scraper screen screwdriver seal seat sensor serum set sewing-machine shade shampoo shaver shawl shed sheet shelf
  shield shirt shoe shoulder-bag shower side sink skateboard skillet skirt slate sleeve sleeping-bag slicer slipper slow-cooker snack sneaker soap sock socket sofa sofa-bed sole song spatula speaker
  spice spoon spray sprayer spreader stand stapler starter station steamer stem step stick sticker stitch stool stopper storage-box strainer strap straw stroller stud subscription suit suitcase
  sundress supplement surface sweater sweatshirt swimsuit switch system t-shirt tab table tablecloth tablet tag tank tap tape target tea-set teapot telescope television tent terminal thermometer
  thermos tie tile timer tin toaster toilet tongue tool toolbox toothbrush top torch towel tower toy track tracker trainer trampoline trap tray treadmill treat tree tricycle
  trimmer tripod trolley trouser truck trunk tub tube tumbler tunic turntable tutu tv typewriter umbrella uniform unit upper utensil vacuum valve vase vest vehicle video vinyl visor volume waffle-maker waist waistband
  waistcoat wall wallet wardrobe warranty washcloth washer watch webcam wheel wheelchair whisk whistle wig window wine-rack wing wire workbench wok wrap wrapper wrench wristband zip zipper
  piece pair colour color finish design size style shape pattern print texture layer level option speed setting sensor charge recharge guarantee refund guide manual app battery-life
  minute hour day week month year person people device user room cup serving litre liter inch foot metre meter
  logo emblem crest monogram motif badge patch applique pompom tassel fringe pleat ruffle frill slit vent yoke placket drawstring drawcord toggle eyelet
  grommet rivet snap foreword preface chapter index glossary checklist exercise essay story photograph illustration drawing diagram quote page
  dust-jacket bookmark ribbon worksheet template letter postcard envelope gusset midsole outsole toecap heel-tab backstay vamp welt shank lug cleat
  spike rim lip spout ear dial crown bezel facet hallmark gem stone gemstone bead charm locket blade tip tooth tine prong jaw spring coil peg dowel
  bracket joint spindle spoke hub axle sprocket derailleur crank saddle-rail mudguard fender bumper pannier-rack kickstand reflector burner hob
  griddle-plate drip-tray crumb-tray carafe frother portafilter gasket hopper burr plunger cork lid-lock ledge slat rung crossbar backrest armrest
  footrest headrest footstool ottoman castor caster foot-pad bungee tie-down guy-line pole groundsheet porch canopy awning vestibule subwoofer tweeter
  woofer amp dongle antenna aerial converter transformer joystick stylus trackpad touchpad keycap notch nib ferrule divider insert label stencil token
  pawn meeple rulebook booklet spinner reed bow fretboard tuner pickup pickguard soundboard soundhole headstock tremolo snare cymbal mallet flower bud
  bulb seed root leaf branch bush shrub vine herb fruit vegetable berry bean kernel pod clove ingredient extract essence capsule pill gummy lozenge
  sachet cube wedge chunk muzzle perch scratcher tunnel kennel litter-box scoop pram buggy footmuff rattle teether romper onesie swaddle dummy
  ring-binder slot loop carabiner keyring lanyard certificate diploma passport licence license code voucher coupon ticket stripe dot graphic slogan
  silhouette outline border centre center snuffer votive filament bristle sponge puff applicator wand dropper pipette mister compact palette parrot bird
  cat dog horse rabbit lion tiger elephant dinosaur dragon unicorn rocket boat ship plane founder author designer artist maker expert chef doctor nurse
  teacher retailer customer lining-pocket chest-pocket kangaroo-pocket drawhem storm-flap flap gaiter floor ceiling roof house garden kitchen study
  workbook sketchbook rooster hen goat cow pig duck goose ferret hamster wolf fox squirrel beetle bee snail
  screw nail bolt nut shim dent latch string thread bobbin spool lure bait stake file rasp gauge vise jig bit chuck fence duct stove drain plug pail
  ladle mandoline zester colander sieve dimmer fuse cell inverter clipper toner duffel tote satchel clutch mitten bib pajama topper runner loofah dustpan
  squeegee pastel crayon marker sharpener punch binder stamp protractor bangle hoop brooch cufflink kite yo-yo brick sample swatch flake granule pellet
  dripper tamper saucer napkin placemat candlestick trellis seedling spade trowel pruner secateur lopper sprinkler tarp guyline headlamp spork bivy oar
  kayak canoe raft fin snorkel wetsuit bootie skate tire cassette rein bridle halter girth stirrup hoofpick capo plectrum drumstick cue dart shaft arrow
  quiver sinker swivel overgrip spacer toe pulley sling quickdraw crampon axe spanner plier stripper crimper multimeter probe breadboard puck doorbell
  compound core hole damper shell groove ridge chamber cavity lever hatch ramp tier vane impeller thermostat jack connector brim bolster headboard
  sheath bevel lesson session audit revision spreadsheet dashboard website domain plugin dose swab formula
  sampler aircraft rental whetstone caster trivet ledger
  siren caddy bin hamper atomizer flange bushing bearing lapel seam braid wreath garland banner balloon arch leveler mitt trivet
`);

/** Nouns used in the plural only, or listed so by shops. */
const pluralNouns = words(`
  binoculars boxers briefs chinos clippers clothes culottes dungarees earbuds earphones glasses goggles headphones jeans joggers knickers leggings
  overalls pajamas panties pants pliers pyjamas scales scissors shears shorts skis slacks sneakers socks speakers sunglasses sweatpants tights tongs
  trainers trousers trunks tweezers underpants boots shoes gloves sandals slippers loafers heels earrings flip-flops mittens curtains sheets
`);

/** Nouns without a plural, or that shops use without one. */
const uncountableNouns = words(`
  fuel access
  accuracy acid airflow aluminium aluminum apparel art assembly balance bamboo bass bedding beer bluetooth brass bread breathability butter calcium capacity care cashmere charging chocolate cinnamon clothing coconut coffee cologne comfort
  compatibility concrete connectivity consumption control convenience cookware cooling cotton coverage cream cushioning cutlery decor decoration denim detergent dinnerware durability ease elastane electricity energy equipment fabric-softener
  fleece flexibility flour foam food footwear furniture fun gear glassware glue gold granola grip-tape hair hardware hardwood heat heating honey hydration insulation jam jewellery jewelry juice knitwear lace leather lighting linen lingerie
  luggage lumber makeup management mascara material meat memory memory-foam merino metal milk motion mulch music navigation neoprene noise nylon oak oatmeal oil organisation organization padding paint paper pasta performance perfume-oil
  pine plastic polish polyester popcorn porcelain power privacy programming protection protein quality rattan reliability resistance rice rubber safety salt security seasoning shade-cloth silicone silk silver skin skincare software soil sound space spandex stability stainless-steel stationery
  steel stitching storage streaming stretch suede sugar sunscreen support tableware tea technology teak texture time toothpaste traction underwear upholstery velvet ventilation viscose vision vitamin visibility warmth water waterproofing
  wax weight whiskey wine wood wool workwear yarn yoga wifi wi-fi life gin rum vodka flexion perfumery ink rosin wallpaper powder paint varnish glue putty compost soil litter incense slime syrup jelly salsa kimchi kibble gravel substrate moss chalk solder flux lint piping firmware software paste balm fertiliser fertilizer detergent shampoo toothpaste lotion
`);

const irregularPlurals: Readonly<Record<string, string>> = {
  shelf: 'shelves',
  scarf: 'scarves',
  knife: 'knives',
  mouse: 'mice',
  foot: 'feet',
  person: 'people',
  box: 'boxes',
  brush: 'brushes',
  tongue: 'tongues',
  'sofa-bed': 'sofa-beds',
};
const singularOfIrregular = new Map(Object.entries(irregularPlurals).map(([singular, plural]) => [plural, singular]));

export function toPluralNoun(noun: string): string {
  const irregular = irregularPlurals[noun];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function toSingularNoun(noun: string): string | null {
  const irregular = singularOfIrregular.get(noun);
  if (irregular) return irregular;
  const candidates = [noun.replace(/ies$/, 'y'), noun.replace(/es$/, ''), noun.replace(/s$/, '')];
  return candidates.find((candidate) => candidate !== noun && countableNouns.has(candidate)) ?? null;
}

export type NounNumber = 'singular' | 'plural' | 'uncountable';

/** Returns the entry of a noun; null if it is not listed. */
export function findNoun(word: string): { singular: string | null; number: NounNumber } | null {
  const noun = word.toLowerCase();
  if (pluralNouns.has(noun)) return { singular: toSingularNoun(noun), number: 'plural' };
  if (countableNouns.has(noun)) return { singular: noun, number: 'singular' };
  if (uncountableNouns.has(noun)) return { singular: null, number: 'uncountable' };
  const singular = toSingularNoun(noun);
  if (singular) return { singular, number: 'plural' };
  // "eyeglass-case", "hard-case": the last part of a compound decides.
  const tail = noun.includes('-') ? noun.slice(noun.lastIndexOf('-') + 1) : '';
  return tail.length > 2 ? findNoun(tail) : null;
}

/** Base forms of verbs that start sellers' lines. */
const verbs = words(`
  absorb accommodate achieve adapt add adjust allow apply arrive assemble attach avoid bake balance be blend block blow boost bounce brew bring browse brush build calm capture carry charge choose clean clip come combine
  complement conceal connect contain control cook cool cover create cushion cut decorate deliver detach discover display dissolve double drain drape dry eliminate embrace enable encourage enhance enjoy ensure equip expand experience
  explore extend feature feed feel fill fit fix float flow fold follow freshen fry generate get give glide go grill grind grip grow guard hang have heat help hide hold hug hydrate improve include increase inspire insulate integrate keep lasts last lay lead
  learn let lift light listen lock look love maintain make massage match measure melt minimise minimize mix moisturise moisturize monitor mount move need nourish offer open operate organise organize own pack pair perform piece personalise personalize place play plug position prevent
  produce protect provide purify put reach read rechargeable recharge record reduce refill refresh relax relieve remove repair replace resist rest retain reveal ride rinse roast rotate run save say scan seal secure see sew share shave shine sit sleep slide slip slow smooth soak soften soothe
  sparkle spin spray spread stack stand start stay steam stick stop store stream strengthen stretch style suit supply support surf swap sweep swing switch take talk tap taste tear tell tighten toast track train transform transfer travel treat trim try tuck turn twist unfold unlock unwind upgrade use view
  wake warm wash watch wear weigh whip whisk wipe withstand work wrap write consume lend
  change remember map empty replace track show tell ask answer mend measure lie lay pour heal cope thrive handle level
  inflate deflate bend fizz burn bubble foam lather sizzle click roll unroll zip unzip screw sink swivel pivot tilt pan zoom beep ring buzz vibrate glow blink flash brighten illuminate project pause sound sing crunch chew scratch digest sprout
  bloom climb cling drip pour spill leak scrub wipe polish buff sand drill loosen bolt nail hammer slice dice chop grate peel mince mash beat knead toast boil simmer smoke chill freeze thaw survive repel shed filter trap catch collect
  centre center align wobble creep
  kick depend reveal retract recline rewind dispense detect notify remind dampen muffle deter disinfect sanitize sterilize humidify dehumidify deodorize lubricate vaporize neutralize stabilize energize exfoliate detangle defrost descale
  haul tow lower raise convert nest sync cast smell wick rise settle anchor brace clamp grasp latch lean rest span stack staple stitch tape thread weave adhere bind bond cure dissolve ferment infuse marinate season shake stir
`);

const irregularThirdPerson: Readonly<Record<string, string>> = { has: 'have', is: 'be', does: 'do', goes: 'go' };

/** Verbs that are more often nouns or adjectives at the start of a seller's line: "Light body", "Cover with zip". */
const NOUN_LIKE_VERBS = words(
  'light clip cover fit lock display feature match measure mount pack pair plug record rest seal stand stick style suit supply support switch track travel trim twist view wash watch wrap work cut dry warm cool clean smooth slow open double secure cushion grip guard heat hook last lay read step swing tap taste tear toast train treat turn use wear steam spray stretch storage float flow brush charge shine control experience experience help love need',
);

export function isBaseVerb(word: string): boolean {
  return verbs.has(word.toLowerCase());
}

export function isNounLikeVerb(word: string): boolean {
  return NOUN_LIKE_VERBS.has(word.toLowerCase());
}

/** "keeps" gives "keep"; null if the word is not a listed verb in the third person. */
export function findThirdPersonBase(word: string): string | null {
  const form = word.toLowerCase();
  if (form in irregularThirdPerson) return irregularThirdPerson[form] ?? null;
  const candidates = [form.replace(/ies$/, 'y'), form.replace(/es$/, ''), form.replace(/s$/, '')];
  return candidates.find((candidate) => candidate !== form && verbs.has(candidate)) ?? null;
}

const adjectives = words(`
  absorbent adjustable adorable affordable airtight antibacterial antimicrobial aromatic authentic automatic beautiful big black blue bold breathable bright brown casual chic chunky classic clean clear clever comfortable comfy compact contemporary cool cordless cosy cozy
  creamy crisp crispy cruelty-free crunchy cute dark deep delicate delicious detachable discreet dual durable dry easy eco-friendly ecological effective efficient elastic elegant ergonomic essential extra fast fine flat flexible floral foldable free fresh fruity fun functional gentle glossy gluten-free gold
  golden gorgeous great green grey gray handmade handcrafted handy hard hardwearing healthy heavy heavy-duty high hot hydrating hypoallergenic iconic ideal independent innovative insulated intuitive invisible large lasting leakproof leak-proof light lightweight little long long-lasting loose
  lovely low luxurious machine-washable magnetic matt matte mild minimal minimalist modern mini multifunctional narrow natural neat neutral new nice noiseless non-slip non-stick non-toxic nourishing odourless odorless odor-free official oily open orange organic original oversized padded perfect pink plain playful plush
  pocketable polished popular portable powerful practical precise premium pretty printed professional pure purple quick quiet quilted rapid ready real rechargeable recyclable recycled red refillable reflective relaxed reliable removable resistant retro reusable reversible rich rigid robust romantic round rugged rust-proof rustproof
  rustic safe scratch-resistant seamless secure sensitive sharp sheer shiny shockproof short silent silky silver simple sleek slim slip-resistant small smart smooth soft soft-touch soothing solid sparkling spacious special spicy splashproof stackable stain-resistant steady sterile stretchy strong sturdy stylish subtle
  sugar-free super supportive sustainable sweet tall tangle-free tasty thick thin tight timeless tiny tough traditional transparent trendy ultralight unbreakable unique universal unscented upholstered user-friendly vegan vegetarian versatile vibrant vintage warm washable water-resistant waterproof weatherproof white wide windproof
  regular normal textile concealed ergonomic articulating featherweight orthopedic orthopaedic
  wireless wonderful woven wrinkle-free yellow young zesty beige ivory navy teal burgundy camel chalk cognac charcoal multicolour multicolor
`);

export function isAdjective(word: string): boolean {
  const form = word.toLowerCase();
  if (adjectives.has(form)) return true;
  return (
    /(?:proof|-free|-resistant|-friendly|-weight|-duty|-safe|able|ible)$/.test(form) &&
    !countableNouns.has(form) &&
    !verbs.has(form)
  );
}

/** Adverbs that may stand before an adjective. */
export const DEGREE_WORDS = words(
  'very ultra super extra highly really fully completely easily so 100% truly naturally incredibly extremely pleasantly beautifully wonderfully perfectly dermatologically clinically water machine dishwasher oven microwave freezer',
);

/** Participles and adjectives that begin a description of the product: "Made of oak", "Dishwasher safe". */
export const STATE_WORDS = words(`
  made designed built crafted constructed handmade handcrafted woven knitted cut compatible suitable available ideal perfect great good easy equipped finished fitted lined filled packed printed powered inspired sewn shaped supplied tested certified approved
  based engineered enriched formulated infused extendable expandable adjustable foldable adaptable resistant safe free ready rated produced manufactured dyed coated treated tailored
`);

export const SUBJECT_WORDS = words(
  'it they this these that those you your we our the its their he she there everyone anyone each every all both',
);

export const FINITE_VERBS = words(`
  is are was were has have had will can could would may might must should does do isn't aren't doesn't don't can't won't it's they're you're you'll it'll that's there's here's we've you've
`);

/** Connecting words: a fragment must not end with one, and a short title breaks before one. */
export const FUNCTION_WORDS = words(`
  a an the of in on at by for from to with without into onto over under up off and or but nor so as than that which who whose while when where if because since until after before through during between among about against plus via per
  your our its their his her my this these those it they you we is are be been being was were has have had will can not no very more less
`);

export const PREPOSITIONS = words(
  'of in on at by for from to with without within into onto over under through during between against via per up than that which who so as thanks plus while when where',
);

export const DETERMINERS = words(
  'a an the this these those your our its their his her my no all any both each every some one two three four five six seven eight nine ten',
);

/** Words that indicate English, for texts too short for statistics. */
export const COMMON_WORDS = words(
  'the and of with for your you is are it its in on to from that this by up can or as at an be has have made all any no not use free high easy',
);

/** Always capitalised. */
export const PROPER_WORDS = words(`
  xbox playstation nintendo roku airtag sodastream nespresso vibram primaloft cordura goodyear
  chelsea oxford derby bluetooth google apple amazon alexa android iphone ipad macbook siri windows mac samsung sony nike adidas lego velcro teflon kevlar gore-tex lycra kindle netflix spotify youtube tiktok instagram disney christmas easter halloween valentine
  italian french german japanese swiss british english american egyptian turkish scandinavian nordic danish swedish norwegian spanish portuguese chinese korean indian european mediterranean brazilian colombian scottish irish australian
  italy france germany japan switzerland britain england america europe spain portugal china korea india scotland ireland australia uk usa london paris monday tuesday wednesday thursday friday saturday sunday
  january february april june july august september october november december victorian bauhaus nordic alpine
`);

/** Words for purpose or material before a noun; written small inside a sentence. */
export const MODIFIERS = words(`
  lifetime contrast flatlock night day caffeine hidden two-way grown seasoned inflatable height width depth length diameter weight medium ages age sizes kangaroo enamel larch goatskin sheepskin calf sisal jute merino alpaca mohair hemp bamboo beech maple cherry walnut acacia rosewood spruce soy beeswax shea cocoa oat almond peanut hazelnut lavender rose mint lemon orange vanilla fig cedar sandalwood
  drainage opening lid body base rim handle strap zip hem neckline pile backing frame motor battery charger cable remote sensor antenna port button dial knob spout nozzle blade drawer shelf hinge wheel brake pedal saddle seam
  trail running walking hiking cycling swimming camping fishing travel travelling outdoor indoor garden kitchen bathroom bedroom office desk home school gym sports sport training beach winter summer spring autumn baby kids children's
  men's women's ladies mens womens unisex dog cat pet bird water coffee tea wine leather cotton linen wool silk wooden metal steel stainless ceramic bamboo glass stone marble electric electronic digital solar gaming wedding party cocktail evening
  noise cancelling charging sleeping cooking baking cutting cleaning storage folding rolling standing reading writing painting drawing hanging floating heated insulated knitted selfie sofa body hair face hand foot eye skin double triple single dual
`);
