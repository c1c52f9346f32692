import { findNoun, type NounNumber } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns without a plural whose ending does not tell. */
const MASS = words(`
  gas shock vibration overload overcharge overheating hickory mesquite applewood cedarwood charcoal cedar pollen dander grit debris rain snow ice hail mud sand asphalt gravel turf grass hay straw hardwood softwood plywood drywall stucco linoleum laminate
  weather sunshine thunder lightning darkness silence privacy waste trash rubbish garbage litter junk luck
  sunlight daylight moonlight glare cold heat humidity fog frost wind steam mold mould mildew rust corrosion limescale scale tarnish bacteria
  petrol gasoline diesel kerosene propane butane lubricant coolant antifreeze
  pain stress fatigue inflammation soreness stiffness arthritis acne eczema dandruff frizz cellulite sunburn
  data traffic homework housework paperwork footage advice feedback media merchandise machinery
  bread pasta rice oatmeal granola cereal yogurt yoghurt cheese milk butter cream meat beef pork lamb chicken turkey fish salmon tuna bacon ham
  garlic ginger turmeric pepper paprika cinnamon nutmeg cumin oregano basil parsley cilantro saffron mint wasabi
  coffee espresso tea matcha cocoa juice lemonade soda beer wine whisky whiskey bourbon cider sake mezcal champagne water broth soup gravy mustard ketchup mayo
  chocolate caramel toffee fudge licorice marzipan nougat vanilla jam marmalade jelly honey molasses agave stevia
  yoga pilates cardio tennis golf soccer football basketball baseball volleyball hockey cricket cycling fishing camping hiking
  bergamot jojoba argan aloe shea tallow lanolin glycerin collagen keratin retinol biotin melatonin creatine whey casein flax chia spirulina
  alloy clothing laundry bedding cutlery silverware dinnerware cookware jewelry jewellery furniture equipment gear kit-free
  canvas silt compost fertilizer fertiliser manure mulch topsoil
  freestanding stainless duct ducting wiring plumbing roofing flooring decking siding insulation
  gunk grime gum residue sap slime sludge sediment foam lather fizz crunch
  alcohol clay candy caffeine fibre fiber dairy gluten sugar cocoa vanilla lavender chamomile honey syrup juice foliage greenery decor soundproofing audio backlight
  suction traction absorption filtration navigation insulation ventilation protection hydration lubrication oscillation nutrition circulation digestion
  automation integration regulation reduction cancellation exfoliation irrigation perforation elimination production construction precision distortion
  overnight indoors outdoors outside inside anywhere
  firmness music sound video wifi bluetooth light fluff fat salt water air heat power strength depth warmth comfort health sleep space room weight height width
  shade help advice information knowledge content fun joy peace calm grip tread support access control storage coverage drainage luggage baggage usage packaging
  leakage mileage voltage wattage hardware software firmware research dust dirt mud hair fur skin lint sweat moisture grease smoke odour odor wear tear use
  trim piping webbing ribbing quilting knit terry pile plush nickel chrome steel enamel glass crystal ink paint wax soap shampoo detergent
`);
/** Nouns with a plural whose ending suggests that they have none. */
const COUNTED = words(`
  city facility variety activity cavity utility capacity ability opportunity identity
  appliance fragrance entrance appearance balance difference audience sequence fence essence reference
  package cottage image cage page bandage passage garage edge stage badge message sausage carriage cartridge bridge fridge hinge
  lining backing coating casing setting opening bearing string ring spring wing railing fitting covering drawing painting edging topping filling rating building ceiling ending
  earring wedding meeting recording marking evening morning thing king prism
`);

/** Checks if a noun takes no article in the singular: "stitching", "connectivity", "cotton". Expects small letters. */
function isMass(noun: string): boolean {
  const word = noun.includes('-') ? (noun.split('-').at(-1) ?? noun) : noun;
  if (COUNTED.has(word)) return false;
  if (MASS.has(word)) return true;
  const listed = findNoun(word);
  if (listed !== null) return listed.number === 'uncountable' && !/^(?:design|finish)$/.test(word);
  return (
    ENDS_IN_MATERIAL.test(word) ||
    /(?:ness|[a-z]{3}ity|i[sz]ation|ware|wear|ance|ence|age|[a-z]{3}ing|ology|ism|proofing|[a-z]{3}hair|itol|(?:ct|uc|ul|lt)ose)$/.test(
      word,
    )
  );
}

/** Returns the number of a noun, in small letters. An unlisted noun has a plural, unless its ending says otherwise. */
export function numberOfNoun(noun: string): NounNumber {
  if (isMass(noun)) return 'uncountable';
  if (/^(?:people|children|men|women|teeth|feet|mice|police|cattle)$/.test(noun)) return 'plural';
  const listed = findNoun(noun);
  if (listed !== null && listed.number !== 'uncountable') return listed.number;
  return /[a-z]{2}[^s'’iu]s$/.test(noun) && !/(?:ous|lens|canvas|gas|atlas|series)$/.test(noun) ? 'plural' : 'singular';
}

/** What ends the core of a noun phrase: "strap | with a buckle", "design | that folds", "hood | to keep you dry". */
const AFTER_HEAD =
  /^(?:of|in|on|at|by|for|from|to|with|without|into|onto|over|under|through|during|between|against|via|per|up|that|which|who|where|when|while|as|along|around|near|behind|inside|above|below|beside|across|beneath|next|made|filled|lined|packed|adorned|coated|topped|so|than|like|such)$/;

/** Returns the last noun of a phrase's core, in small letters: "strap" of "padded strap with a buckle". */
export function headOf(phrase: string): string {
  const all = phrase.toLowerCase().split(/\s+/);
  const end = all.findIndex(
    (word, index) => index > 0 && (AFTER_HEAD.test(word) || (all[index - 1] ?? '').endsWith(',')),
  );
  return ((end < 0 ? all : all.slice(0, end)).at(-1) ?? '').replace(/[^\p{L}\p{N}'’-]+$/gu, '');
}
