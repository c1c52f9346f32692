import type { ProductReview } from '@reelwright/contracts';
import { toPlainText } from '../parse/clean-text.ts';
import { type Finding, type Findings, type FoundRating, found } from '../merge/findings.ts';
import { createLabelTest } from '../parse/label-test.ts';
import {
  ancestorsOf,
  elementsInside,
  inOrder,
  isHidden,
  isInside,
  type PageDocument,
  type PageElement,
  textOf,
} from '../parse/page-document.ts';
import type { PageLayout } from './page-layout.ts';
import { toReview } from './review-quote.ts';
import { joinTrail } from './schema-extras.ts';

const isTrail = createLabelTest(/(?:^|[\s_-])(?:bread-?crumbs?|crumbs?|brotkrumen|pathway|ariane)(?=$|[\s_-])/);
const isReviewText = createLabelTest(
  /(?:^|[\s_-])(?:review|comment|testimonial|feedback)s?[_-]*(?:body|text|content|comment|description|quote|message)(?=$|[\s_-])/,
);
const isAuthor = createLabelTest(
  /(?:^|[\s_-])(?:author|reviewer|user-?name|nick-?name|customer-?name|reviewed-?by)(?=$|[\s_-])/,
);
const isRating = createLabelTest(/rating|stars|score|reviews?-?(?:summary|average)/);
/** "4.5 out of 5" and its translations; the number of ratings may follow. */
const OUT_OF_FIVE = /(?<![\d.,])([0-5](?:[.,]\d{1,2})?)\s*(?:out of|von|sur|de|su|van|av|z|из|\/)\s*5(?![\d.,])/iu;
const COUNT =
  /(?<![\d.,])(\d{1,3}(?:[.,\s]\d{3})*|\d+)\s*(?:global |customer |verified )?(?:ratings?|reviews?|bewertung|rezension|avis|recensioni|opiniones|reseñas|avaliaç|opini|beoordeling|отзыв|[条條个個则則]\s*(?:评价|評價|评论|評論)|人(?:评价|評價|评分|評分)|件のレビュー)/iu;
/** "评分 4.9 分（1286条评价）", "累计评价 2031": Chinese shops write ratings without a scale, which is five. */
const CHINESE_RATING =
  /(?:评分|評分|综合评价|用户评价|商品评价|好评度|星级)[^\d。，%]{0,6}([1-5](?:\.\d{1,2})?)(?![\d.%万千])|(?:评价|口碑|打分|得分)\s?[:：]\s?([1-5]\.\d{1,2})(?![\d%])|^[\s★☆]*([1-5]\.\d{1,2})\s*分/u;
const CHINESE_COUNT =
  /(?:累计评价|累計評價|评价数|共有?|评价|評價|评论)\s*[（(:：]?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?![\d.]|\s*[分%折元天])/u;
const CHINESE_TAGS = ['div', 'p', 'span', 'li', 'dd', 'a'];
const MAX_CHINESE_PARTS = 600;
/** Addresses of video players in frames. */
const PLAYER = /\/(?:embed|player|iframe|videos?)\/|[/.]video[./]/i;
const VIDEO = /\.(?:mp4|webm|mov|m4v)(?=$|\?)/i;
const MAX_SMALL = 12;
const MAX_VIDEOS = 20;
const MAX_TRAIL_STEPS = 8;
const MAX_REVIEWS = 30;

function findCategory(page: PageDocument, layout: PageLayout): string {
  const called = page
    .byAttribute('aria-label')
    .filter(({ attributes }) => /breadcrumb/i.test(attributes['aria-label'] ?? ''));
  for (const trail of inOrder([...page.byLabel(isTrail), ...called]).slice(0, 5)) {
    const links = elementsInside(page, trail).filter(({ tag }) => tag === 'a');
    if (links.length === 0 || links.length > MAX_TRAIL_STEPS * 2) continue;
    const category = joinTrail(
      links.slice(0, MAX_TRAIL_STEPS).map((link) => textOf(link, 81)),
      layout.heading,
    );
    if (category !== '') return category;
  }
  return '';
}

/** Texts of shops without reviews, or beside the reviews. */
const NO_REVIEW =
  /be the first|no (?:customer )?reviews|write a review|noch keine|keine (?:bewertung|rezension)|aucun avis|premier à|sin (?:opiniones|reseñas|comentarios)|nessuna recension|essere il primo|primo a inserir|sem avaliaç|seja o primeiro|отзывов пока|пока нет отзывов|станьте первым|bądź pierwsz|brak opinii|暂无|暫無|还没有|還沒有|尚無|まだレビュー|아직/iu;
const STAR_WORDS = /(?:^|[\s_-])(?:a-)?(?:stars?|rating|rated)[_-]?([1-5])(?:[_-]?[05])?(?=$|[\s_-])/;
const MAX_CARD = 80;
const CARD_CLIMB = 4;

/** Finds the small part of the page around a review's words, with its author and stars. */
function findReviewCard(text: PageElement): PageElement {
  let card = text;
  for (const each of ancestorsOf(text, CARD_CLIMB + 1)) if (each.endOrder - each.order <= MAX_CARD) card = each;
  return card;
}

/**
 * Reads a single buyer's stars: in words, in a label, as a number beside its name, or as the width of a row of stars.
 */
function readStars(page: PageDocument, card: PageElement): number | undefined {
  for (const element of elementsInside(page, card)) {
    const { attributes } = element;
    const words = `${attributes['aria-label'] ?? ''} ${attributes['title'] ?? ''} ${attributes['alt'] ?? ''} ${element.endOrder - element.order <= MAX_SMALL ? textOf(element, 60) : ''}`;
    const stated =
      OUT_OF_FIVE.exec(words)?.[1] ??
      /^\s*([1-5](?:[.,]\d)?)\s*$/.exec(attributes['data-rating'] ?? attributes['data-score'] ?? '')?.[1] ??
      STAR_WORDS.exec(element.label)?.[1];
    if (stated !== undefined) return Number(stated.replace(',', '.'));
    const width = isRating(element) || (element.parent && isRating(element.parent)) ? attributes['style'] : undefined;
    const percent = /width:\s*(\d{1,3})(?:\.\d+)?%/i.exec(width ?? '')?.[1];
    if (percent !== undefined) return Math.round(Number(percent) / 2) / 10;
  }
  return undefined;
}

/**
 * Finds the reviews. They stand apart from the product's own text, so that parts about other things are also searched.
 * Words without known stars may be a complaint and are not quoted.
 */
function findReviews(page: PageDocument): ProductReview[] {
  const marked = page
    .byLabel(isReviewText)
    .filter((element) => !isHidden(element))
    .slice(0, MAX_REVIEWS);
  // An element that contains another review's words is a card.
  const texts = marked.filter((element, at) => {
    const next = marked[at + 1];
    return !(next && isInside(next, element));
  });
  const reviews = texts.flatMap((element) => {
    const words = toPlainText(textOf(element, 2000));
    const card = findReviewCard(element);
    const rating = readStars(page, card);
    if (rating === undefined || NO_REVIEW.test(words) || OUT_OF_FIVE.test(words)) return [];
    const author = elementsInside(page, card).find((inner) => isAuthor(inner) && inner.endOrder === inner.order);
    const review = toReview({ words, author: author ? toPlainText(textOf(author, 61)) : '', rating });
    return review ? [review] : [];
  });
  return [...new Map(reviews.map((review) => [review.quote, review])).values()];
}

function findRating(page: PageDocument, layout: PageLayout): FoundRating | undefined {
  const heading = layout.headingElement?.order ?? 0;
  for (const element of page.byLabel(isRating)) {
    if (element.order < heading || element.endOrder - element.order > MAX_SMALL) continue;
    const text = `${element.attributes['aria-label'] ?? ''} ${element.attributes['title'] ?? ''} ${textOf(element, 120)}`;
    const [, stars] = OUT_OF_FIVE.exec(text) ?? [];
    if (stars === undefined) continue;
    const around = element.parent ? `${text} ${textOf(element.parent, 200)}` : text;
    const count = Number(COUNT.exec(around)?.[1]?.replace(/[.,\s]/gu, ''));
    return { value: Number(stars.replace(',', '.')), count: count > 0 ? count : undefined };
  }
  return layout.languageTag?.startsWith('zh') === true ? findChineseRating(page, layout) : undefined;
}

function findChineseRating(page: PageDocument, layout: PageLayout): FoundRating | undefined {
  const heading = layout.headingElement?.order ?? 0;
  const parts = inOrder(CHINESE_TAGS.flatMap((tag) => page.byTag(tag).slice(0, MAX_CHINESE_PARTS)));
  for (const element of parts) {
    if (element.order < heading || element.endOrder - element.order > MAX_SMALL) continue;
    if (layout.isForeign(element) || isHidden(element)) continue;
    const text = textOf(element, 120);
    const [, named, labelled, bare] = CHINESE_RATING.exec(text) ?? [];
    const stars = named ?? labelled ?? (isRating(element) ? bare : undefined);
    if (stars === undefined) continue;
    const around = element.parent ? `${text} ${textOf(element.parent, 200)}` : text;
    const count = Number((COUNT.exec(around)?.[1] ?? CHINESE_COUNT.exec(around)?.[1])?.replace(/[.,\s]/gu, ''));
    return { value: Number(stars), count: count > 0 ? count : undefined };
  }
  return undefined;
}

function toLink(link: string | undefined, url: URL): string[] {
  const resolved = link === undefined || link === '' ? null : URL.parse(link, url.href);
  return resolved && /^https?:$/.test(resolved.protocol) ? [resolved.href] : [];
}

function isOwnVideo(element: PageElement, layout: PageLayout): boolean {
  return !layout.isForeign(element) && !ancestorsOf(element).some(({ tag }) => tag === 'a');
}

function findVideos(page: PageDocument, layout: PageLayout): string[] {
  const players = ['video', 'source']
    .flatMap((tag) => page.byTag(tag))
    .filter(({ tag, parent }) => tag === 'video' || parent?.tag === 'video');
  const frames = page.byTag('iframe');
  const own = [...players, ...frames].filter((element) => isOwnVideo(element, layout)).slice(0, MAX_VIDEOS);
  return own.flatMap((element) => {
    const { attributes, tag } = element;
    const link = attributes['src'] ?? attributes['data-src'] ?? attributes['data-lazy-src'];
    if (tag === 'iframe' && !PLAYER.test(link ?? '')) return [];
    return toLink(link, page.url).filter(
      (each) => tag === 'iframe' || VIDEO.test(each) || attributes['type']?.startsWith('video/'),
    );
  });
}

/** Reads data besides the product's own facts: its category, its reviews, and videos. */
export function readPageExtras(
  page: PageDocument,
  layout: PageLayout,
): Pick<Findings, 'category' | 'rating' | 'reviews' | 'videos'> {
  const asList = <Value>(value: Value[], confidence: number): Finding<Value[]> | undefined =>
    value.length > 0 ? { value, confidence } : undefined;
  return {
    category: found(findCategory(page, layout), 0.7),
    rating: found(findRating(page, layout), 0.7),
    reviews: asList(findReviews(page), 0.6),
    videos: asList([...new Set(findVideos(page, layout))], 0.6),
  };
}
