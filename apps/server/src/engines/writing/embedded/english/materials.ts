/** Names of materials, as a pattern. */
const MATERIAL =
  'cotton|flax|wool|merino|linen|silk|leather|suede|mesh|canvas|denim|hemp|cashmere|bamboo|oak|walnut|beech|ash|pine|birch|maple|teak|acacia|wood|steel|iron|alumini?um|brass|copper|bronze|titanium|gold|silver|ceramic|porcelain|stoneware|glass|marble|granite|silicone|rubber|cork|rattan|velvet|corduroy|polyester|nylon|latex|wax|plastic|muslin|fleece|foam|acetate|resin|paper|felt|jersey|twill|jute|viscose|rayon|lyocell|modal|acrylic|elastane|terracotta|clay|earthenware|stone|slate|concrete|leatherette|microfibre|microfiber|neoprene|spandex|sherpa|wicker|willow|chenille|satin|chiffon|tweed|terry|vinyl|enamel|pewter|zinc|carbon|fibreglass|fiberglass|cardboard|beeswax|straw|sisal|seagrass|down|mohair|alpaca|flannel|taffeta|lace|tulle|mahogany|ebony|rosewood|aspen|spruce|larch|olive wood|leatherboard|pvc|peva|eva|cowhide|sheepskin|goatskin|deerskin|tpu|tpr|tpe|abs|mdf|hdpe|petg|pla|ptfe|hepa|tritan|graphite|hardwood|plywood|oxford|ripstop|cordura|kevlar|lycra|tencel|polypropylene|polyethylene|polycarbonate|polyurethane|melamine|bamboo viscose';
export const ENDS_IN_MATERIAL = new RegExp(`\\b(?:${MATERIAL})$`, 'i');
/** "Steel blade", "wool and silk lining": the materials, and the part. */
export const MATERIALS_OF_PART = new RegExp(`^((?:${MATERIAL})(?:,? (?:and |& )?(?:${MATERIAL}))*) (\\p{L}+)$`, 'iu');
/** "Cotton twill": a cloth, whose last word is no part. */
export const CLOTH_OF_MATERIAL = new RegExp(
  `^(?:\\p{L}+ )?(?:${MATERIAL}) (?:jersey|twill|canvas|denim|fleece|muslin|velvet|felt|mesh|knit|drill|poplin|flannel|satin)$`,
  'iu',
);
/** "16 oz", "400 gsm": the weight of a cloth before its name. An ounce of glass is a drinking glass. */
export const WEIGHT_OF_CLOTH = /^\d[\d.,]*[ -]?(?:gsm|g\/m²|oz|denier) (?!.*\bglass$)/i;
