import type { Trade } from '@reelwright/product-kinds';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * Words, in the singular, by which a product's texts agree with what the lines about the kinds of a trade presume: where
 * they are used, on whom, and what only they have.
 */
export const USAGE_WORDS: Readonly<Record<Trade, ReadonlySet<string>>> = {
  footwear: words('foot feet toe heel ankle sole insole outsole upper lace walk walking step wear slip-on tread arch'),
  apparel: words(
    'cotton polyester viscose elastane spandex nylon wool merino linen denim fleece knit knitted sleeve collar neckline pocket cuff hem waist waistband zip button wear worn wardrobe fit seam hood stretch fabric wash lined lining',
  ),
  eyewear: words('lens lense frame uv glare sun eye polarized polarised vision'),
  jewellery: words(
    'silver gold plated chain stone gem pearl karat carat wear worn neck wrist ear finger clasp pendant',
  ),
  bags: words(
    'laptop book everyday daily commute work school travel strap compartment roomy grocery market carry carries tote pocket gym office',
  ),
  beauty: words('skin face lip eye cheek lash brow makeup shade blend glow complexion apply moisturize moisturizer'),
  'hair-care': words('hair scalp strand curl frizz wash rinse root shampoo style'),
  health: words('tooth teeth gum mouth brush body skin back neck muscle sleep massage pain rest relax knee daily'),
  food: words(
    'raw taste spread jar flavor flavour eat snack cook baked recipe breakfast lunch dinner kitchen sweet savory savoury salty',
  ),
  drinks: words('drink cup sip brew taste flavor flavour glass bottle pour serve serving'),
  kitchen: words(
    'kitchen cook cooking bake baking food dish dishwasher oven stove pan pot bowl plate cup mug meal recipe dinner breakfast coffee tea bread vegetable meat chop slice quart',
  ),
  home: words('home room house wall floor living bedroom bathroom sofa shelf table window door light scent decor'),
  furniture: words('room seat sit sofa wood cushion floor living bedroom office leg assembly backrest'),
  bedding: words('bed bedroom sleep sleeper mattress pillow pillowcase duvet percale sateen thread-count linen night'),
  electronics: words('battery charge charging usb screen app wifi bluetooth power camera phone plug remote signal'),
  audio: words('sound music bass listen song audio bluetooth ear noise volume playback podcast'),
  computers: words('laptop computer pc usb screen keyboard desk monitor type typing data gaming plug ssd memory'),
  sport: words('workout exercise training gym train run running swim lap muscle court ball game athlete fitness ride'),
  outdoor: words('camp camping tent trail hike hiking outdoor outdoors fire campsite backpacking weather'),
  toys: words('play kid child children toddler game fun age imagination pretend'),
  baby: words('baby newborn infant toddler nursery parent mom month diaper nap'),
  pets: words('dog cat pet puppy kitten paw fur walk treat chew litter'),
  stationery: words('write writing paper page note ink draw drawing desk school office'),
  tools: words('drill screw wood metal workshop cut tool repair blade bolt torque garage'),
  garden: words('garden plant soil lawn yard flower water leaf leaves seed pond patio grow'),
  car: words('car vehicle drive driving road tire seat dashboard windshield truck engine'),
  'books-and-games': words('read page chapter story author novel player card puzzle play book'),
  general: words(''),
};
