/** How a product is shown: on a table or podium, on the floor, lying, on a wall or from a ceiling, or on somebody. */
export type Mounting = 'stands' | 'stands_on_floor' | 'lies' | 'hangs' | 'worn';

/** A kind of product, as packages/product-kinds describes it. */
export interface SceneKind {
  id: string;
  trade: string;
  traits: readonly string[];
}

/** Trades whose products are cloth, and trades whose products are as large as furniture. */
const CLOTH_TRADES = new Set(['apparel', 'bedding']);
const LARGE_TRADES = new Set(['furniture']);

/** Kinds that lie or hang though nothing else tells it. */
const LYING = new Set(
  words(`
    sofa-cover curtain shower-curtain rug mat towel yoga-mat play-mat changing-mat car-mat mouse-pad picnic-blanket
    crib-mattress baby-blanket baby-sleeping-bag baby-clothes kids-clothes nursing-cover burp-cloth kitchen-towel
    place-mat oven-mitt sleeping-bag sleeping-pad hammock pee-pad dog-clothes acupressure-mat heating-pad medical-mask
    wet-wipe sanitizing-wipe pet-wipe phone-case tablet-case screen-protector sticky-note paper glasses-chain wallpaper mosquito-net hair-towel sandpaper
    cable-organizer charging-cable ethernet-cable jump-lead car-seat-cover sunshade steering-wheel-cover grill-cover
    air-conditioner-cover summer-sleeping-mat travel-guide cloth gloves work-glove gardening-glove cycling-gloves
    motorcycle-gloves boxing-gloves dog-leash dog-collar dog-harness climbing-rope jump-rope resistance-band
    garden-hose wire guitar-string fire-blanket camera-strap maternity-dress car-mattress laminating-pouch knife fork spoon chopsticks hex-key scissors kitchen-scissors hair-scissors
  `),
);
const HANGING = new Set(
  words(`
    pendant-light string-light wall-art clothes-hanger towel-rail curtain-rail curtain-ring hand-shower shower-head
    toothbrush-holder shelf-organizer hat-rack dartboard wind-chime range-hood air-conditioner car-air-freshener
    smoke-detector door-stop punch-bag pull-up-bar video-doorbell security-camera dog-door trellis garden-fence
  `),
);
/** Kinds that stand on a floor: on a table or a podium they would look like toys. */
const LARGE = new Set(
  words(`
    washing-machine refrigerator dishwasher oven water-purifier vacuum-cleaner mop broom fan heater
    christmas-tree laundry-hamper clothes-drying-rack trash-can moving-box luggage-stand massage-chair wheel-chair
    wheelchair shower-chair changing-table car-tent walking-stick foot-bath bathroom-scale high-chair pram car-seat child-car-seat cot baby-swing baby-walker playpen
    baby-tub cat-tree cat-scratcher dog-bed cat-bed pet-bed litter-box pet-carrier dog-crate pet-stroller pet-car-seat
    aquarium horse-saddle weight-bench treadmill exercise-bike elliptical home-gym bicycle surfboard surf-board ski
    snowboard snow-board barbell boxing-ring golf-club jump-board tent canopy camping-chair camping-table barbecue
    patio-umbrella patio-furniture fire-place hunting-blind hiking-backpack trekking-pole fishing-rod suitcase
    suit-case duffel-bag workbench ladder pressure-washer air-compressor welder wet-saw moving-dolly lawn-mower
    greenhouse raised-garden-bed garden-statue sprinkler shovel motorcycle tyre ride-on-toy toy-kitchen dollhouse
    television projector soundbar amplifier drum keyboard-piano guitar microphone-stand power-station sewing-machine
    printer hat-stand robot-vacuum
  `),
);

function words(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/** Says how products of a kind are shown; those of an unknown kind stand. */
export function mountingOf(kind: SceneKind | null): Mounting {
  if (kind === null) return 'stands';
  const { id, trade, traits } = kind;
  if (trade === 'apparel') return 'worn';
  if (CLOTH_TRADES.has(trade) || LYING.has(id)) return 'lies';
  if (HANGING.has(id) || traits.includes('for-the-wall')) return 'hangs';
  if (LARGE.has(id) || LARGE_TRADES.has(trade)) return 'stands_on_floor';
  return 'stands';
}
