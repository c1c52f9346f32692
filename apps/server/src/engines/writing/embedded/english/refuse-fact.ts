/** Text on a shop's page that is not about the product: the shop, the order, the law, the parcel, the photo. */
const SHOP =
  /https?:|www\.|\S@\S|[#☎]\d|\b(?:free (?:gift|shipping|delivery|returns?|postage)|ship(?:s|ped|ping|ment)\b|(?<!power )delivery|delivered to|dispatch\w*|postage|parcel|courier|returns? polic\w+|refunds?|money[- ]back|exchange polic\w+|in stock|out of stock|sold out|pre-?order|back ?order|checkout|(?:your|shopping|to) (?:basket|cart)|add to|buy (?:now|it|one|two|\d)|order(?:s|ed)? (?:over|now|today|online|by|before)|click (?:here|on|the|to|below|for)|tap here|see (?:all|the|more|description|size|below|picture|photo|our)|read more|learn more|size (?:chart|guide)|contact us|e-?mail|whatsapp|phone us|call us|newsletter|subscribe|follow us|coupon|voucher|promo\w*|discount|sale|clearance|best (?:price|deal)|low(?:est)? prices?|price match|bargain|customers? (?:service|support|reviews?|also)|reviews?|ratings?|feedback|seller|wholesale|resell\w*|payments?|paypal|klarna|visa|instal?ments?|gift cards?|sku|asin|isbn|ean|gtin|mpn|item (?:no|number|specifics|code|location)|product (?:code|id|number|page|description|image|name)|article (?:no|number)|lot \d+|terms|conditions apply|cookies?|privacy|copyright|all rights|trademark|our (?:shop|store|team|website|range|customers|other)|this listing|shop now|view (?:all|more)|pick-?up|appointment|added daily|\d+ ?% off|priced?|prices|purchase\w*|auctions?|bids?|listings?|\w+\.(?:com|co\.uk|net|org|de|fr|ca|eu))\b|\w\.(?:com|co\.uk|net|org)\b/i;

/** Warnings, law, condition, fit checks, and disclaimers about the photo. */
const SMALL_PRINT =
  /\b(?:warning|caution|attention|please (?:note|check|be|allow|read|see|contact|refer|ensure|measure)|kindly|disclaimer|liabilit\w*|responsib\w*|not (?:included|suitable|responsible|intended|recommended)|does not (?:include|come)|sold separately|excluding|excludes|excl\.|batteries (?:not|are not|required)|choking|small parts|keep (?:away|out)|out of (?:the )?reach|under (?:adult )?supervision|regulation|legislation|directive|certificate of|customs|import (?:tax|dut)\w*|vat|quarantine|prohibited|licen[cs]e(?:d|s)? (?:by|under)|import(?:ed|er)|manufacturer'?s?|may (?:vary|differ|contain|be|have|cause)|might (?:vary|differ)|slight(?:ly)? (?:difference|vary|different)|manual measur\w*|due to (?:the )?(?:light|manual|different|monitor)|colou?r (?:may|difference)|actual colou?r|monitor (?:settings|display)|pictures? (?:is|are|for)|images? (?:is|are|for)|for illustration|photographed|photos? (?:is|are|may|shows?)|model (?:is|wears|shown|height|size)|wears (?:a )?size|true to size|runs (?:small|large|big)|size up|size down|order (?:a|one) size|(?:fits|compatible with) (?:the following|models?:)|check (?:the|your|that|if|before)|make sure|before (?:use|ordering|purchas\w+|buying)|used|refurbished|condition|second[- ]hand|pre-owned|brand new|new with tags|as new|n\/a|pls|depending on|subject to|where applicable|approx(?:imate)?ly? (?:size|weight)|e\.g|don't (?:bleach|tumble|iron|wash|use)|bleach|tumble|dry clean|iron (?:on|at)|cool iron|hand wash only|recommended retail|rrp|msrp|retail price|best before|expiry|shelf life|store in a|allergen\w*|serving suggestion|consult|doctor|physician|medical|patent\w*|serial|registered)\b/i;

/** Superlatives and promises, for which advertising law demands proof, whoever wrote them. */
const HYPE =
  /\b(?:best|#\s?1|no\.? ?1|number one|world'?s|greatest|finest|ultimate|unbeatable|unmatched|unrivall?ed|unparallell?ed|revolutionary|miracle|magical?|guaranteed to|cures?|heals?|treats? (?:your|pain|acne|skin|dry|all)|leading|most|cheapest|lowest|fastest|strongest|lightest|smallest|thinnest|softest|better than|than|unlike|compared (?:to|with)|versus|vs|other brands|competitors?|rivals?|perfect(?:ly|ion)?|amazing|incredibl[ey]|awesome|unique|must-have|dream|stunning|gorgeous|beautiful(?:ly)?|luxur\w+|high[- ]quality|top[- ]quality|premium(?: quality)?|superior|exceptional|excellent|outstanding|fantastic|wonderful|elevate|transform|indulge|discover|experience the|say goodbye|look no further|game[- ]chang\w+|state[- ]of[- ]the[- ]art|next[- ]level|love|enjoy|favou?rite|trendy|fashionable|stylish|elegan\w+|exquisite|timeless|iconic|versatile|ideal (?:gift|for)|great (?:gift|for|as|value)|makes? (?:a|the|an) .*gift|good quality|great quality|satisf\w+|quintessential|lend a touch|creativity|as you read|join (?:the|our|us)|take a look|check out|find out|(?:will|to) ensure|ensures?|well turned out|touch of|sense of|happy|hassle|convenient|worry|confidence|peace of mind|take your|bring .* to life|whether you|anyone|everyone|every occasion|any occasion|daily use|everyday use|wide range|so much more|and more|etc)\b|!{2,}|100% (?:satisfaction|authentic|genuine|brand)/i;

/** A private seller's or a shop's own words: an ad must not speak as that person. */
const FIRST_PERSON =
  /(?:^|[^\p{L}])(?:i|i'm|im|i've|my|me|mine|myself|we|we're|we've|our|ours|he|she|his|her)(?=$|[^\p{L}])/iu;

/** A lone size, colour, code or number, which is meaningless when heard. */
const LONE =
  /^(?:(?:size|sizes|colou?rs?|one size|s|m|l|xl|eu|uk|us)\b[\s\d,:/-]*(?:\p{L}{1,3})?|[\d\s.,x×/-]+(?:cm|mm|in|m|kg|g|%|°)?|(?:black|white|blue|red|green|grey|gray|pink|beige|brown|navy|yellow|new|modern|classic|casual|unisex|men|women|kids|adults?|comfortable|durable|lightweight design|soft|strong|sturdy|practical|easy to use|easy use|good|nice|multi-?functional|multi-?purpose|high performance|user[- ]friendly|eco|simple|functional|fashion))$/iu;

/** Care instructions of a label. */
const CARE = /^(?:hand[- ]?wash|dry[- ]?clean|do not|avoid|keep away|cold wash)\b/i;

/** A phrase that depends on a previous one. */
const LEANS =
  /^(?:they|these|those|their|such|also|however|therefore|then|next|others?|both|either|instead|otherwise|likewise|all of|some of|each of|here|there|so|thus|hence|for (?:this|that|example)|that(?:'s| is| way)|this (?:is|makes|means|way|allows|ensures|gives))\b/i;

/** Checks by its words if a phrase may be used about a product in an ad. */
export function isFact(phrase: string): boolean {
  if (phrase.length < 3 || phrase.split(' ').length < 1) return false;
  // "4mx5m", "free of unwanted": joined units, a phrase that the page cut off.
  if (/\d\p{L}*x\d/u.test(phrase) || /\b(?:of|with|for|and|in|from) (?:\w+ed|un\w+)$/i.test(phrase)) return false;
  return (
    !SHOP.test(phrase) &&
    !SMALL_PRINT.test(phrase) &&
    !HYPE.test(phrase) &&
    !FIRST_PERSON.test(phrase) &&
    !LONE.test(phrase) &&
    !LEANS.test(phrase) &&
    !CARE.test(phrase)
  );
}
