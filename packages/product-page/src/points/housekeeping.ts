/**
 * General texts of shops, whatever they sell: delivery, returns, payment, accounts, the list's own numbers, washing.
 * They may be true, but are no reason to buy.
 */
const HOUSEKEEPING: readonly RegExp[] = [
  // Delivery, returns, payment.
  /(?:working|business) days|werktag|arbeitstag|jours ouvr|días h[aá]biles|giorni lavorativi|dias úteis|рабочих дн|dni robocz|pracovních dn|工作日|営業日/iu,
  /\b(?:free|express|standard|next[- ]day|fast|home|oversize) (?:uk |us |eu )?(?:delivery|shipping|returns?)|\breturns\b|\bshipp?(?:ing|ed|s) (?:to|from|within|worldwide|costs?|rates?)|delivery (?:for|on|over|cost|charge|time|within)|returns? (?:policy|within|accepted)|refund|exchanged or returned|must be returned|checkout|add (?:\w+ )?to (?:your )?(?:basket|cart|bag)|pay ?pal|klarna|instal?lments|payment (?:methods?|options?)|credit card|debit|mastercard|(?:accepts?|and|or|,) visa|gift ?card|pickup only|in your area|local stores?/iu,
  /versand(?:kosten|fertig)?\b|lieferzeit|lieferung (?:innerhalb|ab|frei)|lieferbar|rücksendung|rückgabe|zahlungs(?:art|weise)|widerruf|warenkorb|einkaufswagen/iu,
  /livraison|expédi(?:é|tion)|retours? (?:gratuit|sous)|réapprovisionnement|paiement|panier/iu,
  /env[ií]os?\b|entrega\b|devoluci|devoluç|entrar em contato|atendimento ao cliente|atenci[oó]n al cliente|descrição do produto|encomenda|finalizar a compra|formas? de pago|pagamento|spedizion|consegna|reso gratuito|carrello/iu,
  /doprav[auy]|doručen|dostaw[aęy]|wysyłk|zwrot|rok dobave|dostavlj|toimituks|palautus|tellimus|kauplus|e-poe|levering|verzend|bezorg|leverans|доставк|оплат[аы]|возврат|самовывоз/iu,
  // Romanian, Turkish, Hungarian, Danish, Norwegian, Croatian, Greek, Hebrew, Vietnamese, Indonesian, Thai.
  /(?<![\wÀ-ӿ])(?:livrar[ei]\p{L}*|retur\p{L}*|colet\p{L}*|plată|plata|plăți|solutii de plata|în stoc|in stoc|magazin\p{L}*|comand[aăe]\p{L}*|rate fără|credit (?:online|rapid)|zile lucr[aă]toare|produs defect|iş günü|kargo\p{L}*|teslimat\p{L}*|iade\p{L}*|taksit\p{L}*|ödeme\p{L}*|sipariş\p{L}*|sepet\p{L}*|mağaza\p{L}*|szállítás\p{L}*|fizetés\p{L}*|visszaküld\p{L}*|rendelés\p{L}*|bestilling\p{L}*|betaling\p{L}*|returret|fri frakt|dostav\p{L}*|plaćanj\p{L}*|povrat\p{L}*|αποστολ\p{L}*|πληρωμ\p{L}*|επιστροφ\p{L}*|παραγγελ\p{L}*|giao hàng|đổi trả|thanh toán|đặt hàng|mua sắm|đặt mua|pengiriman|pengembalian|pembayaran|gratis ongkir)(?![\wÀ-ӿ])|משלוח|הזמנה|החזר|תשלום|חביל[הת]|אנא |จัดส่ง|คืนสินค้า|ชำระเงิน/iu,
  /配送|运费|運費|邮费|包邮|免运|免運|退换|退貨|退货|发货|發貨|付款|支付方式|售后|送料|返品|お届け|배송|발송|환불|반품|적립금|이벤트|상세설명|자세히/u,
  /توصيل|الشحن|شحن مجاني|الدفع|استبدال|إرجاع|استرجاع|علامات? أصلية|ماركات أصلية/u,
  // Accounts, cookies, forms, the page itself.
  /cookies?\b|third part(?:y|ies)|(?:your|personal) data|preferences|collect information|newsletter|customer club|exclusive offers|new items every|postcode|eircode|product page|\bclick on\b|log[ -]?in|sign[ -]?(?:in|up)|my account|subscribe|privacy|terms (?:and|&|of)|customer service|ask a question|opens? in a new (?:window|tab)|see (?:all|full|the seller)|view all|read more|show more|learn more|click here|check your spelling|please (?:select|choose|enter|check|note)|visit (?:https?:|www\.|our)|https?:\/\/|www\.|\w@\w[\w.-]*\.\w/iu,
  /eväste|tietosuoj|tietojasi|datenverarbeitung|drittanbieter|données personnelles|datos personales|dati personali|dados pessoais|ciastecz|piškotk|souhlas|隐私|隱私|anmelden|kundenkonto|datenschutz|weitere informationen|mehr (?:lesen|erfahren)|en savoir plus|mon compte|voir plus|ver más|saiba mais|minha conta|leggi (?:di più|tutto)|accedi\b|mostra altro|подробнее|войти|註冊|注册|登录|登入|查看更多|了解更多/iu,
  // The list's own numbers, auctions, the seller.
  /item (?:number|no\b|specifics?|#)|article (?:number|no\b)|date first available|seller (?:assumes|notes?)|the seller\b|dispatched|(?:your|the) basket\b|this listing|original (?:tags|box|packaging)|(?:been )?previously used|signs of (?:\w+ )?wear|\bad #|last updated|lot \d|best ?sellers? rank|discontinued by manufacturer|prices? (?:are|set|in)\b|priced? (?:at )?[$€£]|\bsale\b.*%|% off\b|msrp|\brrp\b|local(?:ly)? (?:registered|owned)|desconto especial|limited time/iu,
  // Washing.
  /machine wash(?!able)|hand wash(?!able)|wash (?:at|with|cold|separately)|(?:do not|don't) (?:bleach|tumble|iron|dry)|tumble dry|dry clean|\biron (?:on|at|low)|waschbar bei|nicht bleichen|maschinenwäsche|lavage (?:à|en) |lavar a |不可漂白|机洗|手洗|保质期|保質期|保存期|阴凉(?:处|干燥|通风)|陰涼(?:處|乾燥|通風)|避光|避免阳光/iu,
];

/** Facts that identify an article, but are no reason to buy it. */
const IDENTIFYING =
  /^(?:sku|asin|ean|gtin|upc|isbn(?:-1[03])?|mpn|model(?: no| number)?|(?:art(?:icle|ikel)?|item|part|product)[-. ]?(?:no|nr|number|nummer|code|id)|ref(?:erence)?|code|brand|marke|marca|marque|merk|manufacturer|hersteller|proizvajalec|producent|fabricante|produttore|editore|éditeur|verlag|publisher|šifra|código|codigo|codice|код|артикул|бренд|brands?|availability|verfügbarkeit|disponib\p{L}*|razpoložljivost|stock|listino|price|preis|precio|prezzo|importante?|wichtig|género|genere|origen|origin|data uscita|(?:release )?date|date first available|pagine|pages|seiten|lingua|language|sprache|formato|品牌|型号|货号|貨號|编号|編號|产地|產地|价格|價格|库存|条码)\s*(?:[:：]|-\s)/iu;

/** Number of characters that are read: a longer line's subject is at its start. */
const LOOKED_AT = 300;

/** Whether a line is the shop's general text, not a benefit of the product. */
export function isHousekeeping(line: string): boolean {
  const start = line.slice(0, LOOKED_AT);
  return IDENTIFYING.test(start) || HOUSEKEEPING.some((pattern) => pattern.test(start));
}

const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MIN_WORDS = 2;
/** Minimum length of a single word that says as much as two: "Wasservermalbar". */
const MIN_LONG_WORD = 13;
const MIN_CJK_LETTERS = 4;
/** Minimum share of letters in a line; a row of numbers, sizes or marks says nothing when spoken. */
const MIN_LETTERS = 0.5;

/** A number with its unit counts as a word: "4D armrests", "holds 3 kg". */
const MEASURED = /(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:[°"″%]|\p{L}{1,3}(?![\p{L}\d]))/u;

/** Whether a line can be spoken: words, not numbers or pieces of a table. */
export function isTelling(line: string): boolean {
  const letters = line.match(/\p{L}|\p{M}/gu)?.length ?? 0;
  if (letters < line.replace(/\s/gu, '').length * MIN_LETTERS) return false;
  if (NO_SPACES.test(line)) return letters >= MIN_CJK_LETTERS;
  const words = line.match(/\p{L}[\p{L}\p{M}'’-]{2,}/gu) ?? [];
  if (words.length > 0 && MEASURED.test(line)) return true;
  return words.length >= MIN_WORDS || words.some((word) => word.length >= MIN_LONG_WORD);
}
