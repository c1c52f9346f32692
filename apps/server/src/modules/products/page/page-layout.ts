import { cutAtWord, sharedWords, toPlainText } from './clean-text.ts';
import { findCountry } from './currency.ts';
import type { PageFacts } from './findings.ts';
import { type PageDocument, type PageElement, isInside, textOf, toLabel } from './page-document.ts';

/** Where things are on the page: its main heading, its cart button, and the parts that are about other products. */
export interface PageLayout extends PageFacts {
  headingElement: PageElement | undefined;
  cartButton: PageElement | undefined;
  /** Whether the element lies in navigation, footers, recommendations, reviews and the like. */
  isForeign(element: PageElement): boolean;
}

const FOREIGN_TAGS = new Set(['nav', 'footer', 'header']);
const FOREIGN_LABEL =
  /(?:^|[\s_-])(?:related|recommend\w*|reco|similar\w*|up-?sells?|cross-?sell\w*|also|alternativ\w*|recently|recent|last-?seen|viewed|best-?sell\w*|top-?sell\w*|footer|header|nav|navbar|navigation|menu|breadcrumbs?|reviews?|comments?|mini-?cart|side-?cart|newsletter|cookies?|sponsored|bundles?|accessor\w*|complementary|suggest\w*|history|advert\w*|ads?|others?|more-?from|you-?may|customers?-who|frequently\w*|wishlist|compare|search|login|faq|questions?)(?=$|[\s_-])/;
const CART_LABEL =
  /add[\s_-]?to[\s_-]?(?:cart|bag|basket|trolley)|addtocart|add2cart|buy[\s_-]?(?:now|it|button)|btn-?cart|cart-?(?:btn|button)|in den (?:waren|einkaufs)|warenkorb|ajouter au panier|au panier|aggiungi al carrello|añadir (?:al|a la)|agregar al|comprar|adicionar|in winkel|do kosz|do koš|do košíka|в корзин|купить|sepete|カートに|加入购物|加入購物|立即购买|장바구니|구매|kaufen|lägg i|læg i|legg i|lisää ostoskoriin|add to my|dodaj u|dodaj v/i;
const MAX_HEADING_LENGTH = 400;

function chooseHeading(page: PageDocument, title: string): PageElement | undefined {
  const headings = page.byTag('h1').flatMap((element, index) => {
    const text = textOf(element, MAX_HEADING_LENGTH);
    return text.length < 3
      ? []
      : [{ element, score: sharedWords(text, title) * Math.min(1, text.length / 12) - index * 0.01 }];
  });
  return headings.reduce<(typeof headings)[number] | undefined>(
    (best, each) => (best && best.score >= each.score ? best : each),
    undefined,
  )?.element;
}

function findCartButton(page: PageDocument, heading: PageElement | undefined): PageElement | undefined {
  const candidates = ['button', 'input', 'a']
    .flatMap((tag) => page.byTag(tag))
    .filter((element) => {
      if (element.endOrder - element.order > 12) return false;
      const { attributes } = element;
      if (element.tag === 'input' && !/^(submit|button|image)$/i.test(attributes['type'] ?? '')) return false;
      const words = `${toLabel(element)} ${attributes['name'] ?? ''} ${attributes['value'] ?? ''} ${attributes['title'] ?? ''} ${attributes['data-action'] ?? ''} ${attributes['aria-label'] ?? ''} ${textOf(element, 60)}`;
      return CART_LABEL.test(words);
    });
  const start = heading?.order ?? 0;
  return (
    candidates.sort((left, right) => left.order - right.order).find((element) => element.order > start) ?? candidates[0]
  );
}

/** Marks every element that lies in a foreign part; a part that holds the main heading is never foreign. */
function markForeignParts(page: PageDocument, heading: PageElement | undefined): Uint8Array {
  const marks = new Uint8Array(page.elements.length + 2);
  for (const element of page.elements) {
    const isMarked = element.parent !== null && marks[element.parent.order] === 1;
    const opens =
      !isMarked &&
      element.tag !== 'body' &&
      element.tag !== 'html' &&
      (FOREIGN_TAGS.has(element.tag) || FOREIGN_LABEL.test(toLabel(element))) &&
      !(heading && (heading === element || isInside(heading, element)));
    marks[element.order] = isMarked || opens ? 1 : 0;
  }
  return marks;
}

export function layOutPage(page: PageDocument): PageLayout {
  const titleElement = page.byTag('title')[0];
  // A title keeps no markup inside; one in an inline drawing is not the page's.
  const title = toPlainText(
    titleElement && titleElement.parent?.tag !== 'svg'
      ? titleElement.children.filter((child) => typeof child === 'string').join('')
      : '',
  );
  const headingElement = chooseHeading(page, title);
  const heading = headingElement ? toPlainText(textOf(headingElement, MAX_HEADING_LENGTH)) : '';
  const languageTag = page.byTag('html')[0]?.attributes['lang']?.trim();
  const marks = markForeignParts(page, headingElement);
  return {
    title,
    heading: cutAtWord(heading || title, MAX_HEADING_LENGTH),
    headingElement,
    languageTag,
    country: findCountry(page.url, languageTag),
    cartButton: findCartButton(page, headingElement),
    isForeign: (element) => marks[element.order] === 1,
  };
}
