import { toPlainText } from '../parse/clean-text.ts';
import type { Finding } from '../merge/findings.ts';
import type { LabelledValue } from './labelled-values.ts';
import { createLabelTest } from '../parse/label-test.ts';
import type { AttributeName } from '../parse/page-attributes.ts';
import { ancestorsOf, type PageDocument, inOrder, type PageElement, textOf } from '../parse/page-document.ts';
import type { PageLayout } from './page-layout.ts';

/** Shops' labels for their order number. */
const CODE_TERM =
  /^(?:sku|(?:web|item|product|prod\.?|article|art\.?|catalog(?:ue)?|stock|order|listing|ad|lot|offer)[ -]?(?:no\.?|nr\.?|number|#|code|id|ref(?:erence)?\.?|sku)|(?:artikel|bestell|produkt|material)[ -]?(?:nr\.?|nummer|code)|art(?:ikel)?\.?[ -]?(?:nr|no|nummer)\.?|asin|réf(?:érence)?\.?(?: produit)?|ref(?:erence|erência|erencia)?\.?|codice(?: prodotto| articolo)?|cod\.?(?: prodotto| prod\.?)?|código(?: do produto| de producto)?|kód(?: produktu| tovaru| zboží)?|kod(?: produktu)?|šifra(?: proizvoda)?|tootekood|tuotenumero|varenr\.?|varenummer|код(?: товара)?|артикул|商品番号|商品编号|商品編號|商品番號|货号|貨號|编号|編號|款号|编码|商品编码|商品货号|型番|상품번호|상품코드)$/u;
/** Labels for the maker's numbers, which shops show beside their own, or instead. */
const MAKERS_CODE_TERM =
  /^(?:model(?:l)?(?: ?(?:no\.?|nr\.?|number|#|code|id|name|nummer))?|mpn|modello|modelo|modèle|manufacturer(?:'s)? (?:part )?(?:no\.?|number|code)|part ?(?:no\.?|number)|herstellernummer|型號|型号)$/u;
/** Class names and test ids of elements that hold only the code. */
const CODE_MARK =
  /(?:^|[\s_-])(?:sku|(?:product|item|article|prd|prod|art)[_-]?(?:code|id|ref|reference|number|nr|no|sku)|artnr|artikelnummer|bestellnummer|reference|itemnumber|productcode|productid|articlenumber)(?=$|[\s_-])/;
/** Labels for numbers that a product has in every shop. */
const TRADE_CODE_TERM =
  /^(?:isbn(?:-?1[03])?|ean(?:-?1?[38])?(?:[ -]?code)?|gtin(?:-?1[0-4])?|upc|barcode|條碼|条码)$/u;
const CODE = /[A-Z0-9][\w./-]{2,28}[\w]/i;
const DATA_ATTRIBUTES = [
  'data-sku',
  'data-product-sku',
  'data-product-code',
  'data-asin',
  'data-article',
  'data-product-id',
  'data-productid',
  'data-item-id',
] as const satisfies readonly AttributeName[];
const INPUT_NAME = /^(?:sku|asin|product_?(?:sku|code|id)|id_product|item_?id)$/i;

function toCode(text: string): string | undefined {
  const plain = toPlainText(text)
    .replace(/^[^\d:：#]{2,30}[:：#]\s*/u, '')
    .replace(/^[#№\s]+/u, '');
  const code = CODE.exec(plain)?.[0];
  // With other words around it, or without a digit, it is not a code but a sentence about one.
  return code !== undefined && /\d/.test(code) && !/^\d+[.,]\d{2}$/.test(code) && plain.length - code.length <= 20
    ? code
    : undefined;
}

const isWhole = (text: string, code: string): boolean => text.replace(/[^\w./-]+/g, '') === code;

/** Finds the labelled codes; a code that is its label's whole value precedes one among words. */
function findCaptionedCode(
  labelled: readonly LabelledValue[],
  term: RegExp,
): { code: string; isWhole: boolean } | undefined {
  const codes = labelled.flatMap(({ label, value }) => {
    const code = term.test(label) ? toCode(value) : undefined;
    return code === undefined ? [] : [{ code, isWhole: isWhole(value, code) && !/\s/.test(value) }];
  });
  return codes.find((each) => each.isWhole) ?? codes[0];
}

const isCodeLabel = createLabelTest(CODE_MARK);

/** Attributes for tests and analytics. */
const MARK_ATTRIBUTES = ['data-qa', 'data-testid', 'data-qa-qualifier'] as const;

function hasMark(element: PageElement): boolean {
  const { attributes } = element;
  return (
    isCodeLabel(element) ||
    MARK_ATTRIBUTES.some((name) => attributes[name] !== undefined && CODE_MARK.test(attributes[name]))
  );
}

function findMarkedCode(page: PageDocument, layout: PageLayout): string | undefined {
  const marked = [...page.byLabel(isCodeLabel), ...MARK_ATTRIBUTES.flatMap((name) => page.byAttribute(name))];
  for (const element of inOrder(marked)) {
    if (element.endOrder - element.order > 3 || layout.isForeign(element) || !hasMark(element)) continue;
    const text = textOf(element, 60);
    const code = text.length <= 45 ? toCode(text) : undefined;
    if (code !== undefined) return code;
  }
  return undefined;
}

/** Finds the number in the page's own address if it is unambiguous: long, and at the end of the path. */
function findCodeInAddress(page: PageDocument): string | undefined {
  const canonical = page.byTag('link').find(({ attributes }) => /^canonical$/i.test(attributes['rel'] ?? ''))
    ?.attributes['href'];
  const url = URL.parse(canonical ?? '', page.url.href) ?? page.url;
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const stem = last.replace(/\.\w{2,5}$/, '');
  const query = [...page.url.searchParams].find(
    ([name, value]) => /^(?:pid|sku|id|product_?id|item)$/i.test(name) && /^\w*\d{4,}\w*$/.test(value),
  )?.[1];
  const whole = /^(?=(?:\D*\d){3})[A-Z0-9]{6,14}$/.exec(stem)?.[0];
  const tail = /(?:^|[-_/.])[a-z]{0,2}?(\d{5,14})$/i.exec(stem)?.[1];
  const inside = url.pathname.split('/').flatMap((part) => /^[a-z]{0,3}\d*[a-z](\d{6,14})$/i.exec(part)?.[1] ?? []);
  return query ?? whole ?? tail ?? (inside.length === 1 ? inside[0] : undefined);
}

/** Finds the product's code. The one shown to customers outweighs the one in machine-readable markup. */
export function findProductCode(
  page: PageDocument,
  layout: PageLayout,
  labelled: readonly LabelledValue[],
): Finding<string> | undefined {
  const captioned = findCaptionedCode(labelled, CODE_TERM);
  if (captioned?.isWhole) return { value: captioned.code, confidence: 0.96 };
  const marked = findMarkedCode(page, layout);
  if (marked !== undefined) return { value: marked, confidence: 0.96 };
  const stray = page
    .byAttribute('itemprop')
    .find(
      (element) => /^(?:sku|productID|mpn)$/i.test(element.attributes['itemprop'] ?? '') && !layout.isForeign(element),
    );
  const strayCode = stray && toCode(stray.attributes['content'] ?? textOf(stray, 60));
  if (strayCode) return { value: strayCode, confidence: 0.75 };
  const makers = findCaptionedCode(labelled, MAKERS_CODE_TERM);
  if (makers?.isWhole) return { value: makers.code, confidence: 0.65 };
  if (captioned) return { value: captioned.code, confidence: 0.6 };
  const input = page
    .byTag('input')
    .find(
      ({ attributes }) =>
        INPUT_NAME.test(attributes['name'] ?? attributes['id'] ?? '') &&
        /^[\w.-]{3,30}$/.test(attributes['value'] ?? ''),
    );
  if (input?.attributes['value'] !== undefined) return { value: input.attributes['value'], confidence: 0.5 };
  // Searched around the cart button only: lists of other products have the same attributes.
  for (const ancestor of layout.cartButton ? ancestorsOf(layout.cartButton) : []) {
    const value = DATA_ATTRIBUTES.map((name) => ancestor.attributes[name]).find(
      (each) => each !== undefined && /^(?=.*\d)[\w.-]{3,30}$/.test(each),
    );
    if (value !== undefined) return { value, confidence: 0.45 };
  }
  const inAddress = findCodeInAddress(page);
  if (inAddress !== undefined) return { value: inAddress, confidence: 0.4 };
  const traded = findCaptionedCode(labelled, TRADE_CODE_TERM);
  return traded && { value: traded.code, confidence: 0.35 };
}
