import type { ProductReview } from '@reelwright/contracts';
import { toPlainText } from './clean-text.ts';
import { type Finding, type Findings, type FoundRating, found } from './findings.ts';
import { createLabelTest } from './label-test.ts';
import { ancestorsOf, elementsInside, isHidden, type PageDocument, type PageElement, textOf } from './page-document.ts';
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
/** "4.5 out of 5" and its kin; the number of ratings may follow. */
const OUT_OF_FIVE = /(?<![\d.,])([0-5](?:[.,]\d{1,2})?)\s*(?:out of|von|sur|de|su|van|av|z|из|\/)\s*5(?![\d.,])/iu;
const COUNT =
  /(?<![\d.,])(\d{1,3}(?:[.,\s]\d{3})*|\d+)\s*(?:global |customer |verified )?(?:ratings?|reviews?|bewertung|rezension|avis|recensioni|opiniones|reseñas|avaliaç|opini|beoordeling|отзыв|条评价|則評價|件のレビュー)/iu;
/** A player inside a frame. */
const PLAYER = /\/(?:embed|player|iframe|videos?)\/|[/.]video[./]/i;
const FILM = /\.(?:mp4|webm|mov|m4v)(?=$|\?)/i;
const MAX_SMALL = 12;
const MAX_VIDEOS = 20;
const MAX_TRAIL_STEPS = 8;
const MAX_REVIEWS = 30;

function findCategory(page: PageDocument, layout: PageLayout): string {
  const trails = page.elements.filter(
    (element) => isTrail(element) || /breadcrumb/i.test(element.attributes['aria-label'] ?? ''),
  );
  for (const trail of trails.slice(0, 5)) {
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

/** Reviews stand apart from the product's own text, so that parts about other things count here. */
function findReviews(page: PageDocument): ProductReview[] {
  const texts = page.elements.filter((element) => isReviewText(element) && !isHidden(element)).slice(0, MAX_REVIEWS);
  const reviews = texts.flatMap((element) => {
    const card = element.parent;
    const author =
      card && card.endOrder - card.order < 60 ? elementsInside(page, card).find((inner) => isAuthor(inner)) : undefined;
    const review = toReview({
      words: toPlainText(textOf(element, 2000)),
      author: author ? toPlainText(textOf(author, 61)) : '',
      rating: undefined,
    });
    return review ? [review] : [];
  });
  return [...new Map(reviews.map((review) => [review.quote, review])).values()];
}

function findRating(page: PageDocument, layout: PageLayout): FoundRating | undefined {
  const heading = layout.headingElement?.order ?? 0;
  for (const element of page.elements) {
    if (element.order < heading || !isRating(element) || element.endOrder - element.order > MAX_SMALL) continue;
    const text = `${element.attributes['aria-label'] ?? ''} ${element.attributes['title'] ?? ''} ${textOf(element, 120)}`;
    const [, stars] = OUT_OF_FIVE.exec(text) ?? [];
    if (stars === undefined) continue;
    const around = element.parent ? `${text} ${textOf(element.parent, 200)}` : text;
    const count = Number(COUNT.exec(around)?.[1]?.replace(/[.,\s]/gu, ''));
    return { value: Number(stars.replace(',', '.')), count: count > 0 ? count : undefined };
  }
  return undefined;
}

function toLink(link: string | undefined, url: URL): string[] {
  const resolved = link === undefined || link === '' ? null : URL.parse(link, url.href);
  return resolved && /^https?:$/.test(resolved.protocol) ? [resolved.href] : [];
}

function isOwnFilm(element: PageElement, layout: PageLayout): boolean {
  return !layout.isForeign(element) && !ancestorsOf(element).some(({ tag }) => tag === 'a');
}

function findVideos(page: PageDocument, layout: PageLayout): string[] {
  const films = ['video', 'source']
    .flatMap((tag) => page.byTag(tag))
    .filter(({ tag, parent }) => tag === 'video' || parent?.tag === 'video');
  const frames = page.byTag('iframe');
  const own = [...films, ...frames].filter((element) => isOwnFilm(element, layout)).slice(0, MAX_VIDEOS);
  return own.flatMap((element) => {
    const { attributes, tag } = element;
    const link = attributes['src'] ?? attributes['data-src'] ?? attributes['data-lazy-src'];
    if (tag === 'iframe' && !PLAYER.test(link ?? '')) return [];
    return toLink(link, page.url).filter(
      (each) => tag === 'iframe' || FILM.test(each) || attributes['type']?.startsWith('video/'),
    );
  });
}

/** What a page shows beside the product's own facts: its shelf, what buyers say, films. */
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
