/** What begins a clause that depends on another. */
export const CLAUSE =
  /^(?:that|which|who|whose|whom|where|when|while|whenever|if|because|so|until|unless|although|though|once)$/;
export const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|both|few|dozen)$/;
export const ARTICLE = /^(?:an?|the)$/;
export const PARTICIPLE =
  /(?:[a-z]{2}ed|wn|[a-z]{3}en|built|made|cut|sewn|spun|set|bound|ground|hung|kept|held|wound|lit|fit|knit|cast|fed|left|lost|sold|bought|brought|taught|caught|split|spread|hand-?\p{L}+)$/u;

/** Units, which count or measure a thing and are none. */
export const UNIT =
  /^(?:oz|fl|ml|cl|l|liters?|litres?|quarts?|qt|cups?|gal|gallons?|lbs?|pounds?|kg|g|mg|mcg|grams?|mm|cm|m|km|in|inch|inches|ft|feet|foot|yards?|yds?|miles?|v|volts?|w|watts?|kw|a|amps?|mah|ah|wh|psi|bar|hz|khz|mhz|ghz|gb|tb|mb|db|rpm|gph|gpm|cfm|btu|nm|hp|mil|gsm|dpi|lumens?|degrees?|percent|%|hours?|minutes?|seconds?|days?|weeks?|months?|years?|nights?|times|people|persons?|fahrenheit|celsius)$/;
/** Adjectives that measure what stands before them. */
export const MEASURING = /^(?:long|wide|tall|high|deep|thick|thin|across|old|away|apart|each|total|max|ago)$/;
/** Acronyms that name a thing by themselves. */
export const THING_ACRONYM =
  /^(?:LED|LEDs|LCD|OLED|TV|TVs|USB|USB-C|HDMI|GPS|SSD|HDD|RAM|PC|PCs|UV|NFC|ANC|DAC|AC|DC|BPA|PVC|EVA|TPU|ABS|HEPA|PFAS|GMO|GMOs|SLS|UPF|SPF|DIY|FM|AM|CD|CDs|DVD|VHS|PDF|PDFs|SVG|PNG|CSV|API|SMS|VPN|SSO|QR|RFID|MP3|4K|HD|UHD|HDR|IPX\d|IP\d\d|MDF|HSS|PTFE|PEVA|DEET|USA|UK|EU|AA|AAA|MERV|FDA|CRI|RGB|RGBW|EMF|CBD|DHA|EPA|OEM|ATV|RV|RVs|SUV|SUVs|PPE|ADHD|SAT|GED|LSAT|GRE|MCAT|CPR|AED|PTO|SDS|SAE|NPT|PEX|CNC|HVAC|PLC|POS|CRM|ERP|SEO|HR|IT)$/;

/** Marks and codes that are read out in ads as they stand. */
export const SPOKEN_CODE =
  /^(?:USDA|SOS|FSC|GOTS|ETL|UL|CE|NSF|ISO|ASTM|ANSI|IFRA|GMP|OK|NO|YES|II|III|IV|VI|XL|XXL|XS|US|NY|LA|DJ|TSA|NASA|NATO|BBQ|IBS|PMS|UTI|GPA|AI|VR|AR|IPS|RC|GT|BMX|MTB|EV|EVs|AM|PM|DVI|VGA|FHD|QHD|HDD|MIDI|XLR|EQ|DPI|PPI|TDS|KN|CAT|GHS|LEGO|IKEA|KCL|TENS|EMS|IPL|NBA|NFL|NHL|MLB|FIFA|WD|DIN|OLED|PLA|PETG|RAM|ROM|BMS|MPPT|UPS|LAN|WAN|PoE|OBD|ABS|ASMR|SIM|HIIT|MMA|BJJ|IPA|ABV|NA|DC|LFP|AGM|PU|PP|PE|PET|HDPE|TPR|TPE|EPDM|SUP|PFD)$/;

/** Grades, papers and chips that buyers know by their code. */
export const KNOWN_CODE =
  /^(?:IPX?\d+|MP\d|PS\d|A\d|B\d|H\d\d|D\d|K\d|Q10|UV\d+|UPF\d+|SPF\d+|V\d+|M\d{1,2}|T\d{1,2}|GU10|E\d\d|AR\d+|RJ45|CR\d{4}|CAT\d|C\d|S\d{2})$/;
/** Units and names in mixed letters. */
export const MIXED =
  /^(?:iOS|WiFi|mAh|kHz|GHz|MHz|kWh|iPad|iMac|eBay|dB|dBA|kPa|GPa|LCDs|LEDs|TVs|PCs|SSDs|DIYer|USBs|mL|kW|pH|PoE|McCoy|ePub|mmol|Apps|VoIP|LoRa)$/;
/** Units in the plural, behind which a thing needs its "of". */
export const SPAN =
  /^(?:degrees|months|weeks|days|hours|minutes|seconds|years|inches|feet|pounds|ounces|gallons|liters|litres|meters|metres|yards|miles|grams|cups|quarts)$/;

/** Words that stand bare behind a preposition. */
export const BARE =
  /^(?:size|hand|hands|home|night|day|place|use|top|foot|feet|work|bed|school|sight|reach|mind|shape|style|stock|season|demand|command|request|average|half|motion|transit|space|standby|life|scratch|sale|cash|example|pencil|bloom|bulk|mode|lunch|dinner|breakfast|brunch|church|college|class|camp|town|summer|winter|spring|autumn|fall|morning|noon|midnight|dusk|dawn|sunrise|sunset|weekend|today|tomorrow|tonight|mouth|touch|turn|detail|person|part|end|line|board|deck|shore|sea|land|earth|ground|fire|ice|air|phone|mail|email|post|text|web|tv|radio|date|birth|age|order|sync|tune|step|check|charge|control|care|hold|stay|time|fun|love|rest|sleep|peace|nature|view|color|colour|design|landscape|portrait|finish|fit|length|width|height|depth|weight|speed|power|force|volume|temperature|pressure|capacity|range|level|grade|quality|value|price|cost|count|access|support|relief|storage|cleanup|setup|contact|impact|movement|travel|one|inch|cm|mm|kg|lb|oz|ml|hour|minute|second|week|month|year|return|layer|warranty|assembly|front|back|side|stage|memory|music|heart|name|number|ease|feel|play|sport|sports|practice|yoga|indoor|outdoor|exam|test|trade|contract|battery|mains|remote|app|barcode|request|low|high|medium|moonlight|daylight|sunlight|standard|default|design|origin)$/;
/** Prepositions behind which a single thing stands bare: "per bottle", "by machine", "of cotton". */
export const BARE_AFTER = /^(?:per|by|of|as|via|like|than|versus|vs|without|no|between|from|and|or|plus)$/;
