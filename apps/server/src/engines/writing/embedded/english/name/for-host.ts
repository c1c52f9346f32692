/** What things of any size have parts and accessories of their own for: these are seldom what a row of words sells. */
const HOST =
  /^(?:machines?|mowers?|tractors?|wheels?|cars?|trucks?|trailers?|motorcycles?|bikes?|bicycles?|boats?|kayaks?|rvs?|coops?|kennels?|crates?|cages?|aquariums?|tanks?|ponds?|pools?|tubs?|bathtubs?|sinks?|faucets?|toilets?|showers?|doors?|windows?|windshields?|garages?|ovens?|stoves?|fridges?|refrigerators?|freezers?|dishwashers?|washers?|dryers?|vacuums?|mixers?|blenders?|fryers?|grills?|smokers?|chairs?|couch(?:es)?|sofas?|desks?|beds?|mattress(?:es)?|cribs?|strollers?|phones?|laptops?|tablets?|printers?|cameras?|gutters?|roofs?|greenhouses?|fences?|decks?|patios?|trees?|umbrellas?|tents?|saws?|chainsaws?|drills?|fans?|seats?|nails?|lashes)$/i;
/** What is named by the thing that it is put on or does something to. */
const ACCESSORY =
  /^(?:locks?|hoses?|doors?|seals?|guards?|latch(?:es)?|hinges?|knobs?|lifts?|jacks?|nets?|carts?|bags?|fillers?|strips|covers?|caps?|lids?|blades?|gaskets?|valves?|wheels?|casters?|skirts?|handles?|rails?|ramps?|steps?|hooks?|hangers?|heaters?|chillers?|sharpeners?|openers?|cleaners?|protectors?|filters?|liners?|holders?|stands?|racks?|trays?|organizers?|mats?|pads?|brush(?:es)?|pumps?|chargers?|adapters?|alarms?|lights?|fans?|nozzles?|blankets?|anchors?|stakes?|stops?|levelers?|tensioners?|strainers?)$/i;
/** What kind a part is; it stands between a host and what is sold for it: "Mower Blade Sharpener", "Drain Hose". */
const OF_HOST =
  /^(?:blade|drain|inlet|water|door|lid|cover|wheel|belt|battery|tire|roof|bed|seat|arm|leg|foot|back|edge|floor|screen|hose|fuel|gas|oil|air|lint|ice|knife|gap)$/i;
/** How a thing works, which is told again in front of it: "Chicken Coop Automatic Door". */
const WORKING =
  /^(?:automatic|electric|manual|cordless|wireless|magnetic|hydraulic|retractable|folding|rolling|heated|locking|digital|smart|solar)$/i;

/** A longer name is a row of search words. */
const LONGEST = 5;
/** How far from the front a host may stand, in words: "Christmas Tree", "Hot Tub". */
const MOST_BEFORE = 3;

/**
 * Reads what is sold from a title that opens with what it is for: "Steering Wheel Lock", "Washing Machine Drain Hose",
 * "Chicken Coop Automatic Door". A word that tells how it works goes to the front. Null if the title does not open so, or
 * `short`, its name so far, says more of it.
 */
export function readForHost(title: string, short: string): string | null {
  const name = readAccessory(title);
  if (name === null) return null;
  const saysMore = short.toLowerCase().startsWith(`${name.toLowerCase()} `) && short.split(' ').length <= LONGEST;
  return saysMore ? null : name;
}

function readAccessory(title: string): string | null {
  const [front = ''] = title.split(/\s*[,|;:•([]|\s+[-–—]+\s|\s+(?:w\/|with|for|and|&|\+|of)\s|\s+\S*\d/iu);
  const words = front.split(/\s+/).filter((word) => word !== '');
  for (let at = 1; at <= Math.min(words.length - 1, MOST_BEFORE); at += 1) {
    const [before = '', word = '', next = ''] = words.slice(at - 1);
    if (!HOST.test(before)) continue;
    const own = words.slice(0, at);
    if (own.some((each) => !/^\p{L}[\p{L}'’-]*$/u.test(each))) return null;
    if (WORKING.test(word) && ACCESSORY.test(next)) return [word, ...own, next].join(' ');
    // "Hot Tub Test Strips", "Ceiling Fan Light Kit".
    if (/^(?:kit|strips|parts)$/i.test(next) && /^\p{L}+$/u.test(word)) return [...own, word, next].join(' ');
    if (OF_HOST.test(word) && ACCESSORY.test(next)) return [...own, word, next].join(' ');
    if (ACCESSORY.test(word)) return ACCESSORY.test(next) ? null : [...own, word].join(' ');
  }
  return null;
}
