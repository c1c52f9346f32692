import { createLabelTest } from '../parse/label-test.ts';
import { elementsInside, isInside, type PageDocument, type PageElement, textOf } from '../parse/page-document.ts';

/** Maximum length of a title. */
const MAX_TITLE_LENGTH = 60;
const MAX_TITLE_WORDS = 7;
const TITLE_EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Titles of sections about the product, whatever else they name: "Composition & care". */
const OWN_TITLE =
  /material|composition|fabric|detail(?!s? (?:about|de la livraison))|feature|specification|description|ingredient|benefit|highlight|eigenschaft|beschreibung|merkmal|zusammensetzung|matière|caractéristique|composición|característica|composição|caratteristic|состав|характеристик|описание|特点|特點|参数|參數|规格|規格|材质|材質|亮点|特色/iu;

// Word ends are matched by Latin and Cyrillic letters: `\b` knows only English ones.
/** Titles of a shop's texts beside the product: shipping, returns, guarantees, sizes, washing and recommendations. */
const TRADE_TITLES: readonly RegExp[] = [
  /^(?:(?:easy|quick) )?(?:installation|installing|mounting|instructions?|set-?up|steps)(?: (?:instructions?|steps|guide|method))?$|^(?:montage|installation|anleitung|anwendung|aufbau)(?:s?anleitung)?$|^(?:mode d['’]emploi|utilisation)$|^(?:instalación|montaje|instrucciones|modo de (?:empleo|uso))$|^(?:installazione|montaggio|istruzioni|modalità d['’]uso)$|^(?:instalação|montagem|instruções)$|^(?:установка|монтаж|инструкция|применение)$|^(?:安装|安裝)?(?:安装|安裝|使用方法|步骤|步驟)(?:步骤|步驟|方法|说明|說明)?$/iu,
  /^(?:(?:items? |parts? )?not (?:included|compatible|suitable)|excluded|does not include|drawbacks|disadvantages|cons|nicht (?:enthalten|inbegriffen|im lieferumfang|geeignet)|nachteile|non (?:inclus|fourni|incluso|inclusi)|inconvénients|no (?:incluye|incluido|incluidos)|desventajas|contras|não inclu[ií]|svantaggi|не входит|недостатки)/iu,
  /^(?:condition|notes?|tags|share|accessories|contact|attention|availability|support|trade|disclaimer|legal|terms|safety)$/iu,
  /(?<![\wÀ-ӿ])(?:shipping|ships (?:to|from|in)|delivery|deliveries|postage|dispatch|returns?|refunds?|exchanges?|warrant(?:y|ies)|guarantees?|payments?|pay with|financing|checkout|faqs?|questions?|q ?& ?a|reviews?|testimonials?|feedback|newsletter|disclaimers?|legal (?:notice|info\w*)|terms (?:of|and|&)|(?:insurance|sales?|payment) terms|privacy|polic(?:y|ies)|safety (?:info\w*|warnings?|notices?|instructions?)|warnings?|caution|(?:important|please|care|size|colou?r) (?:notes?|info\w*|read)|please note|contact us|cookies?|customer (?:service|care|support)|after-?sales|processing times?|turnaround|lead times?|size (?:guide|chart|table)|sizing|fit guide|how to|directions?(?: (?:for|of) use)?|usage|notice|application|storage|package (?:contents?|includes?|list)|packing list|(?:in|inside) the (?:box|package)|box contents?|what(?:['’]?s| is)? (?:included|you(?:['’]ll)? get)|you (?:may|might|will|['’]ll) (?:also|love)|related|recommended (?!use|for)|recommendations|recently viewed|similar|complete the look|shop the look|wear it with|style it with|pairs? (?:well )?with|goes well with|frequently bought|bought together|customers? (?:also|who|say|love)|more (?:from|like|products)|about (?:us|the (?:brand|seller|shop|company|maker|artist|author|store|designer))|meet the (?:maker|seller)|our (?:story|promise|mission|brand|company|shop|store)|why (?:buy|shop|choose|us|order)|shop (?:info\w*|polic\w*)|store info\w*|gift ?(?:wrapping|cards?)|secure (?:checkout|payment)|store pick-?up|recycling|disposal)(?![\wÀ-ӿ])/iu,
  /^(?:(?:product|fabric|garment|washing|cleaning)\s)*(?:care|washing|cleaning|laundry)(?:\s(?:instructions?|guide|tips|advice|&.*|and.*))?$/iu,
  /versand|lieferung|lieferumfang|lieferzeit|rückgabe|rücksend|retoure|widerruf|garantie|gewährleistung|zahlung|bezahl|^pflege|pflegehinweis|waschanleitung|größen(?:tabelle|berater)|so (?:messen|bestellen)|richtig messen|bewertung|kundenmeinung|rezension|ähnliche|passend(?:e|es)? |zubehör|verantwortliche|sicherheitshinweis|warnhinweis|entsorgung|^hinweis|wichtig|rechtlich|über (?:uns|die marke|den hersteller)|kontakt|datenschutz|das könnte|wird oft|häufig (?:gekauft|gestellte)|fragen/iu,
  /livraison|expédition|(?<![\wÀ-ӿ])retours?|remboursement|paiement|^entretien|conseils d['’]entretien|guide des tailles|comment (?:mesurer|choisir|commander)|(?<![\wÀ-ӿ])avis(?![\wÀ-ӿ])|vous aimerez|similaires|mentions légales|contenu (?:de la boîte|du colis)|à propos de (?:nous|la marque)|sécurité|politique/iu,
  /env[ií]os?(?![\wÀ-ӿ])|entregas?(?![\wÀ-ӿ])|devoluci|devoluç|reembolso|garant[ií]a|pagos?(?![\wÀ-ӿ])|pagamento|^cuidados?|instrucciones de lavado|gu[ií]a de (?:tallas|tamanhos)|(?:c[oó]mo|como) (?:medir|comprar|pedir|usar)|tabla de (?:tallas|medidas)|tabela de medidas|opiniones|reseñas|avaliaç|preguntas|perguntas|relacionad|similares|contacto|contato|avisos?(?![\wÀ-ӿ])|(?<![\wÀ-ӿ])notas?(?![\wÀ-ӿ])|advertencia|contenido (?:del|de la)|incluye|frete|trocas|spedizion|consegna|(?<![\wÀ-ӿ])resi?(?![\wÀ-ӿ])|garanzia|recensioni|correlati|istruzioni di lavaggio|guida alle taglie|contenuto della/iu,
  /доставк|оплат|возврат|обмен|гаранти|отзыв|^уход|похожи|комплект|контакт|вопрос|рекоменду|таблица размеров|внимание|wysyłka|dostawa|zwrot|gwarancja|opinie|doprava|záruka|hodnocen|recenze|verzend|bezorg|retour|levering|frakt|garanti/iu,
  /配送|物流|快[递遞]|[发發][货貨]|[运運][费費]|退[换換货貨款]|售[后後]|保修|保固|支付|付款|[评評][价價]|尺[码碼]|[温溫]馨提[示醒]|注意|[须須]知|[关關][于於](?:我[们們]|本店|品牌|色差|尺寸)|推[荐薦]|猜你|看了又看|相[关關]商品|客服|洗[涤滌护護]|清洗|保[养養]|包[装裝]清[单單]|[购購][买買物](?:[须須]知|[说說]明|流程|指南)|正品|承[诺諾]|[声聲]明|[兑兌][换換]|用法|(?:食用|冲泡|贮存|储存|保存|存放)(?:方法|方式|条件|建议|说明)?$|使用(?:[规規][则則]|方法|[说說]明)|[优優]惠|常[见見][问問]|店[铺鋪]|取[货貨]|色差|お届け|返品|支払|レビュー|ご注意|よくある|배송|반품|교환|환불|결제|리뷰|후기|주의|문의|안내/u,
];

/** Whether a title announces the trade, not the product. */
export function isTradeTitle(title: string): boolean {
  const text = title.replace(TITLE_EDGES, '');
  return (
    text !== '' &&
    text.length <= MAX_TITLE_LENGTH &&
    text.split(/\s+/u).length <= MAX_TITLE_WORDS &&
    !OWN_TITLE.test(text) &&
    TRADE_TITLES.some((pattern) => pattern.test(text))
  );
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements that are no headings but may open or name a section if they stand alone. */
const OTHER_TITLES = ['summary', 'legend', 'strong', 'b', 'button', 'label', 'a', 'p', 'span', 'div'];
const MAX_INSIDE = 6;
/** Maximum number of sections; a page with more was made to be slow. */
const MAX_SECTIONS = 100;
/** Elements that name a section only if their class says so. */
const PLAIN_TAGS = new Set(['p', 'span', 'div']);
const isTitleLabel = createLabelTest(/title|titre|titel|t[ií]tul|titol|head|label|name|tab|toggle|trigger|accordion/u);

/** Allowance for spaces around a text. */
const MARGIN = 8;

/** Returns the outermost element that holds only the title. */
function toTitleBlock(title: PageElement, length: number): PageElement {
  let block = title;
  while (block.parent && block.parent.tag !== 'body' && textOf(block.parent, length + MARGIN).length <= length)
    block = block.parent;
  return block;
}

/** Returns what similar titles have in common: their tag, and their class without numbers. */
function toMake({ tag, label }: PageElement): string {
  return `${tag} ${label.replace(/[\d_-]+/gu, ' ').trim()}`;
}

function headingRank({ tag }: PageElement): number {
  return /^h[1-6]$/u.test(tag) ? Number(tag[1]) : Number.POSITIVE_INFINITY;
}

/** Whether the next section begins with this part. */
function beginsSection(
  part: PageElement,
  title: PageElement,
  block: PageElement,
  inside: readonly PageElement[],
): boolean {
  const rank = headingRank(title);
  const first = [part, ...inside].find((each) => headingRank(each) < Number.POSITIVE_INFINITY);
  if (first && headingRank(first) <= rank) return true;
  // Sections without headings begin with the same kind of element.
  return rank === Number.POSITIVE_INFINITY && toMake(part) === toMake(block) && textOf(part).length <= MAX_TITLE_LENGTH
    ? part.tag === 'summary' || [part, ...inside].some(({ tag }) => tag === title.tag)
    : false;
}

/** Lists the parts under a title, up to the next one of its kind. */
function partsUnder(page: PageDocument, title: PageElement, length: number): PageElement[] {
  const block = toTitleBlock(title, length);
  const siblings = block.parent?.children ?? [];
  const parts: PageElement[] = [];
  // A title stands alone; bold words inside a text are not titles.
  const isSection = headingRank(title) < Number.POSITIVE_INFINITY || title.tag === 'summary' || title.tag === 'legend';
  if (!isSection && siblings.some((each) => typeof each === 'string' && each.trim() !== '')) return parts;
  for (const part of siblings.slice(siblings.indexOf(block) + 1)) {
    if (typeof part === 'string') continue;
    if (beginsSection(part, title, block, elementsInside(page, part))) break;
    parts.push(part);
  }
  return parts;
}

const OWN_SECTION_TAGS = ['h2', 'h3', 'h4', 'summary', 'button'];
const OWN_SECTION =
  /^(?:(?:products?|items?|full|more|key|main)\s)*(?:description|overview|features?|highlights?|benefits?|about (?:this|the) (?:item|product))(?:\s(?:&|and)\s\w+)?$|^(?:produkt)?(?:beschreibung|merkmale|vorteile)$|^(?:description|descriptif|caractéristiques)(?: (?:du )?produit)?$|^(?:descripción|características|descrição|descrizione|caratteristiche)(?: (?:del|do|de|prodotto|produto|producto)(?: prodotto| produto| producto)?)?$|^описание(?: товара)?$|^(?:商品|产品|產品|宝贝|寶貝)?(?:描述|详情|詳情|介绍|介紹|特点|特點|特色|亮点|亮點|卖点|賣點|优势|優勢|参数|參數|规格|規格|说明|說明|情報|説明)$/iu;

/** Whether a text is only a title with which shops announce the product. */
export function isOwnTitle(text: string): boolean {
  return text.length <= MAX_TITLE_LENGTH && OWN_SECTION.test(text.replace(TITLE_EDGES, ''));
}

const isControl = ({ tag }: PageElement) => tag === 'input' || tag === 'select' || tag === 'form';

/** Lists the parts under titles with which shops announce the product. */
export function listOwnSections(page: PageDocument): PageElement[] {
  let found = 0;
  return OWN_SECTION_TAGS.flatMap((tag) => [...page.byTag(tag)]).flatMap((title) => {
    if (title.endOrder - title.order > MAX_INSIDE) return [];
    const text = textOf(title, MAX_TITLE_LENGTH).replace(TITLE_EDGES, '');
    if (!OWN_SECTION.test(text) || (found += 1) > MAX_SECTIONS) return [];
    return partsUnder(page, title, text.length).filter((part) => !elementsInside(page, part).some(isControl));
  });
}

/** Marks the parts under titles of the trade, except those that contain one of the kept elements. */
export function markAsides(page: PageDocument, kept: readonly (PageElement | undefined)[]): Uint8Array {
  const marks = new Uint8Array(page.elements.length + 2);
  const holdsKept = (element: PageElement) =>
    kept.some((each) => each !== undefined && (each === element || isInside(each, element)));
  const mark = (element: PageElement): void => {
    if (holdsKept(element)) return;
    marks.fill(1, element.order, element.endOrder + 1);
  };
  const panels = new Set<string>();
  let found = 0;
  for (const tag of [...HEADINGS, ...OTHER_TITLES]) {
    for (const title of page.byTag(tag)) {
      if (title.endOrder - title.order > MAX_INSIDE || marks[title.order] === 1) continue;
      if (holdsKept(title) || (PLAIN_TAGS.has(tag) && !isTitleLabel(title))) continue;
      const { href = '' } = title.attributes;
      if (tag === 'a' && !/^#./u.test(href)) continue;
      const text = textOf(title, MAX_TITLE_LENGTH + 2);
      if (!isTradeTitle(text)) continue;
      if ((found += 1) > MAX_SECTIONS) return marks;
      const panel = title.attributes['aria-controls'] ?? (/^#./u.test(href) ? href.slice(1) : undefined);
      if (panel !== undefined) panels.add(panel);
      if (tag === 'a' || (tag === 'button' && panel !== undefined)) continue;
      for (const part of partsUnder(page, title, text.length)) mark(part);
    }
  }
  if (panels.size > 0)
    for (const element of page.elements) {
      const { id } = element.attributes;
      if (id !== undefined && panels.has(id)) mark(element);
    }
  return marks;
}
