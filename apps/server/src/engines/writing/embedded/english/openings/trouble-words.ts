const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Verbs after which their object is gone, less, or harmless: what they act on is trouble. In their plain form. */
export const ENDING = words(`
  absorb banish banish beat block catch clear conceal cover-up cure cut-down dampen deaden deter dissolve ease eliminate
  end erase fight fix hide kill loosen lower mask melt minimize muffle neutralize outlast prevent reduce relieve remove
  repel resist shed shield shrink silence smooth soak-up soften soothe stop survive tame trap unclog withstand
`);

/** Verbs that keep a thing from doing something: "keeps beads from bunching up". */
export const KEEPING_FROM = /^(?:keep|stop|prevent|block|protect|save|discourage)$/;

/** Qualities and conditions that nobody wants a thing to have. */
export const BAD = words(`
  aching achy angry bad baked-on bare bent bitter blocked blurry blunt boring brittle broken bulky burned burnt burnt-on
  caked-on chapped choppy cloudy clogged clumpy cluttered cold cracked cramped creased crooked crowded crumbling crusty
  damaged damp dark dead dim dingy dirty dried dried-on drooping drowsy dry dull dusty empty faded flaky flat flickering
  foggy frayed frizzy frozen fussy fuzzy greasy grimy gritty hard-to-reach harsh heavy icy itchy jammed jumpy kinked leaky
  limp loose loud low lumpy matted messy moldy muddy muffled musty noisy oily overgrown painful patchy peeling puffy rainy
  rattling restless rough runny rusted rusty sagging salty scratched sensitive shaky sharp shedding slick slippery sloppy
  slow smelly smudged soggy sore sour spilled spilt spotty squeaky stained stale static sticky stiff stinky streaky
  stretched stripped stubborn stuck sunken sweaty swollen tangled tattered tense thin tight tired torn tough twisted ugly
  uneven unruly wet wilted windy wobbly worn worn-out wrinkled wrinkly
`);

/** What is done once, before a product does anything for its buyer. */
export const SET_UP =
  /^(?:mount|strap|clip|screw|snap|install|pair|assemble|set|hang|attach|connect|dry|hook|bolt|unfold|open)$/;
