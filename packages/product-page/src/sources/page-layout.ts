import { measureWideText } from '@reelwright/contracts';
import { cutAtWord, sharedWords, toPlainText } from '../parse/clean-text.ts';
import { findCountry } from '../parse/currency.ts';
import { createLabelTest } from '../parse/label-test.ts';
import type { PageFacts } from '../merge/findings.ts';
import { findPageLanguage } from '../parse/page-language.ts';
import { nameLikeness } from '../merge/name-likeness.ts';
import {
  ancestorsOf,
  isHidden,
  isInside,
  type PageDocument,
  type PageElement,
  textOf,
  toLabel,
} from '../parse/page-document.ts';
import { markAsides } from '../points/section-titles.ts';

/** Positions on the page: its main heading, its cart button, and the parts about other products. */
export interface PageLayout extends PageFacts {
  headingElement: PageElement | undefined;
  cartButton: PageElement | undefined;
  /** Whether the element is in navigation, footers, recommendations, reviews and the like. */
  isForeign(element: PageElement): boolean;
  /** Whether the element is under a title of the trade: shipping, returns, care and the like. */
  isAside(element: PageElement): boolean;
  /**
   * Whether the element holds the heading or the product's own cart button: it is then a frame of the page, whatever
   * its name.
   */
  isFrame(element: PageElement): boolean;
}

const FOREIGN_TAGS = new Set(['nav', 'footer', 'header']);
const FOREIGN_LABEL =
  /(?:^|[\s_-])(?:related|recommend\w*|reco|similar\w*|up-?sells?|cross-?sell\w*|also|alternativ\w*|recently|recent|last-?seen|viewed|best-?sell\w*|top-?sell\w*|footer|header|breadcrumbs?|reviews?|comments?|mini-?cart|side-?cart|newsletter|cookies?|sponsored|bundles?|accessor\w*|complementary|suggest\w*|history|advert\w*|ads?|others?|more-?from|you-?may|customers?-who|frequently\w*|wishlist|compar(?:e|ators?|isons?|ati[fv]\w*)|vergleich\w*|search|login|faq|questions?)(?=$|[\s_-])/;
const isForeignLabel = createLabelTest(FOREIGN_LABEL);
/** Labels of menus, which lead elsewhere; a folded section of text may also have one. */
const isMenuLabel = createLabelTest(/(?:^|[\s_-])(?:menu|nav|navbar|navigation)(?=$|[\s_-])/);
const CART_LABEL =
  /add[\s_-]?to[\s_-]?(?:cart|bag|basket|trolley)|addtocart|add2cart|buy[\s_-]?(?:now|it|button)|btn-?cart|cart-?(?:btn|button)|in den (?:waren|einkaufs)|warenkorb|ajouter au panier|au panier|aggiungi al carrello|añadir (?:al|a la)|agregar al|comprar|adicionar|in winkel|do kosz|do koš|do košíka|в корзин|купить|sepete|カートに|加入购物|加入購物|放入购物|放入購物|立即购买|立即購買|立即下单|立即订购|立即抢购|马上抢|马上购买|我要买|我要订购|确认购买|点击购买|点此购买|去购买|去下单|장바구니|구매|kaufen|lägg i|læg i|legg i|lisää ostoskoriin|add to my|dodaj u|dodaj v/i;
/** All that such a button says. */
const DRAWN_BUTTON =
  /^(?:加入购物车|加入購物車|放入购物车|放入購物車|立即购买|立即購買|马上购买|立即下单|立即抢购|马上抢购?|立即订购|我要买|确认购买|去购买|加购)$/u;
const MAX_DRAWN_BUTTON = 12;
const MAX_HEADING_LENGTH = 400;
/** Labels of links that may be buttons; the other links of a page, often thousands, are skipped. */
const ACTION_LABEL =
  /bt?n|button|cart|basket|bag|buy|kauf|panier|carr|koszyk|kos[ií]k|add|order|action|submit|purchase|compra/;
const ACTION_LINK = /^$|^#|^javascript:|cart|basket|checkout|buy|add|panier|warenkorb/i;
const MAX_HEADINGS = 200;
const NAME_LABEL = /title|name|product|heading|main/;
/** Labels of elements that hold the product's name without being headings. */
const NAME_MARK =
  /(?:^|[\s_-])(?:product|item|pdp|deal|prod|pro|sku|spu|goods|commodity|shangpin)[_-]*(?:title|name|heading)(?=$|[\s_-])/;
const isNameMark = createLabelTest(NAME_MARK);
const isPlainName = createLabelTest(/^(?:name|title|tit|mingcheng)$/);
const STATUS_LABEL =
  /(?:^|[\s_-])(?:error|success|message|alert|modal|popup|overlay|popover|cookie|toast|promise)(?=$|[\s_-])/;

/**
 * Scores a heading as the product's name: higher if it is similar to the page's title, early, visible, and in no list
 * of links.
 */
function scoreHeading(element: PageElement, text: string, titles: readonly string[]): number {
  // "青梧 凉席 - 青梧家居": Chinese words have no borders to compare.
  const isStart = /\p{Script=Han}{2}/u.test(text) && titles.some((title) => title.startsWith(text.trim()));
  const likeness = Math.max(
    isStart ? 1 : 0,
    ...titles.map((title) => (sharedWords(text, title) + nameLikeness(text, title)) / 2),
  );
  const around = ancestorsOf(element, 12);
  const labels = `${toLabel(element)} ${element.parent ? toLabel(element.parent) : ''}`;
  return (
    2 * likeness * Math.min(1, measureWideText(text) / 12) +
    (element.tag === 'h1' ? 0.6 : 0) +
    (element.attributes['itemprop'] === 'name' ? 0.3 : 0) +
    (NAME_LABEL.test(labels) ? 0.3 : 0) -
    (around.some(({ tag }) => tag === 'nav' || tag === 'footer' || tag === 'dialog' || tag === 'li') ? 1 : 0) -
    (around.some(({ tag, attributes }) => tag === 'a' && attributes['href'] !== undefined) ? 0.8 : 0) -
    (around.some(isHidden) ? 1.5 : 0) -
    (around.some((each) => STATUS_LABEL.test(toLabel(each))) ? 1 : 0)
  );
}

const MAX_TITLED = 400;
const MIN_TITLED = 5;

/** Lists plain parts whose words are those with which a title of the page begins. */
function listTitled(page: PageDocument, titles: readonly string[]): PageElement[] {
  const names = new Set(
    titles
      .map((title) => (title.split(/\s*[-–—_|｜]\s*/u)[0] ?? '').trim())
      .filter((name) => name.length >= MIN_TITLED),
  );
  return ['div', 'p', 'span', 'strong']
    .flatMap((tag) => page.byTag(tag).slice(0, MAX_TITLED))
    .filter((element) => element.endOrder - element.order <= 2 && names.has(textOf(element, MAX_HEADING_LENGTH)));
}

function chooseHeading(page: PageDocument, titles: readonly string[]): PageElement | undefined {
  const named = page.byLabel(isNameMark).filter(({ tag }) => /^(?:div|span|p|strong)$/.test(tag));
  // "name" alone may mean anybody's: only a Chinese page without headings is read so.
  const hasHeading = page.byTag('h1').length > 0 || page.byTag('h2').length > 0 || named.length > 0;
  const plain =
    hasHeading || !titles.some((title) => /\p{Script=Han}/u.test(title))
      ? []
      : [...page.byLabel(isPlainName).filter(({ tag }) => /^(?:div|p)$/.test(tag)), ...listTitled(page, titles)];
  const headings = [
    ...page.byTag('h1'),
    ...page.byTag('h2'),
    ...page.byTag('h3').slice(0, 50),
    ...named,
    ...plain,
  ].slice(0, MAX_HEADINGS);
  let best: { element: PageElement; score: number } | undefined;
  for (const element of headings) {
    const text = textOf(element, MAX_HEADING_LENGTH);
    if (text.length < 3) continue;
    const score = scoreHeading(element, text, titles) - element.order * 1e-5;
    // If no heading is similar to a title, only a main heading is accepted.
    if (score > (best?.score ?? 0.35)) best = { element, score };
  }
  return best?.element;
}

function findCartButton(page: PageDocument, heading: PageElement | undefined): PageElement | undefined {
  const candidates = ['button', 'input', 'a']
    .flatMap((tag) => page.byTag(tag))
    .filter((element) => {
      if (element.endOrder - element.order > 12) return false;
      const { attributes } = element;
      if (element.tag === 'a' && !ACTION_LABEL.test(element.label) && !ACTION_LINK.test(attributes['href'] ?? ''))
        return false;
      if (element.tag === 'input' && !/^(submit|button|image)$/i.test(attributes['type'] ?? '')) return false;
      const words = `${toLabel(element)} ${attributes['name'] ?? ''} ${attributes['value'] ?? ''} ${attributes['title'] ?? ''} ${attributes['data-action'] ?? ''} ${attributes['aria-label'] ?? ''} ${textOf(element, 60)}`;
      return CART_LABEL.test(words);
    });
  const start = heading?.order ?? 0;
  // Chinese shops often draw their buttons as plain parts.
  for (const tag of ['div', 'span'])
    for (const element of page.byTag(tag))
      if (element.endOrder - element.order <= 3 && DRAWN_BUTTON.test(textOf(element, MAX_DRAWN_BUTTON).trim()))
        candidates.push(element);
  return (
    candidates.sort((left, right) => left.order - right.order).find((element) => element.order > start) ?? candidates[0]
  );
}

function leadsAnywhere(page: PageDocument, element: PageElement): boolean {
  for (let order = element.order; order < element.endOrder; order += 1) {
    const tag = page.elements[order]?.tag;
    if (tag === 'a' || tag === 'button' || tag === 'input') return true;
  }
  return false;
}

/** Marks every element in a foreign part; a part that holds the main heading is never foreign. */
function markForeignParts(page: PageDocument, heading: PageElement | undefined): Uint8Array {
  const marks = new Uint8Array(page.elements.length + 2);
  for (const element of page.elements) {
    const isMarked = element.parent !== null && marks[element.parent.order] === 1;
    const opens =
      !isMarked &&
      element.tag !== 'body' &&
      element.tag !== 'html' &&
      (FOREIGN_TAGS.has(element.tag) ||
        isForeignLabel(element) ||
        (isMenuLabel(element) && leadsAnywhere(page, element))) &&
      !(heading && (heading === element || isInside(heading, element)));
    marks[element.order] = isMarked || opens ? 1 : 0;
  }
  return marks;
}

export function layOutPage(page: PageDocument): PageLayout {
  const titleElement = page.byTag('title')[0];
  // A title contains no markup; one in an inline drawing is not the page's.
  const title = toPlainText(
    titleElement && titleElement.parent?.tag !== 'svg'
      ? titleElement.children.filter((child) => typeof child === 'string').join('')
      : '',
  );
  const shared = page
    .byTag('meta')
    .find(({ attributes }) => attributes['property'] === 'og:title' || attributes['name'] === 'og:title')?.attributes[
    'content'
  ];
  const headingElement = chooseHeading(
    page,
    [title, toPlainText(shared ?? '')].filter((each) => each !== ''),
  );
  const heading = headingElement ? toPlainText(textOf(headingElement, MAX_HEADING_LENGTH)) : '';
  const languageTag = findPageLanguage(page, heading || title);
  const marks = markForeignParts(page, headingElement);
  const cartButton = findCartButton(page, headingElement);
  const asides = markAsides(page, [headingElement, cartButton]);
  const isForeign = (element: PageElement) => marks[element.order] === 1;
  const mainParts = [
    headingElement,
    cartButton && headingElement && cartButton.order > headingElement.order && !isForeign(cartButton)
      ? cartButton
      : undefined,
  ];
  return {
    title,
    heading: cutAtWord(heading || title, MAX_HEADING_LENGTH),
    headingElement,
    languageTag,
    country: findCountry(page.url, languageTag),
    cartButton,
    isForeign,
    isAside: (element) => asides[element.order] === 1,
    isFrame: (element) => mainParts.some((part) => part !== undefined && isInside(part, element)),
  };
}
