import { colorDistance } from '@reelwright/looks';
import type { AdImage } from './ad-material.ts';

/** Words in an address whose image is no photo of the product. */
const OTHER_KINDS =
  /(?:^|[^a-z])(?:size|sizing|fit|measure(?:ment)?s?)[-_ ]?(?:chart|guide|table)|(?:^|[^a-z])(?:logo|icon|badge|banner|placeholder|payment|trust[-_ ]?seal|shipping[-_ ]?info|care[-_ ]?label)(?:[^a-z]|$)|尺码|尺寸表|标志|横幅/iu;

/** Faces from which a photo shows a crowd, not the product. */
const CROWD = 3;
/** Most Oklab distance between the product's colour and one of a photo that shows it. */
const SAME_COLOR = 0.16;

/** How surely an image shows the product: 0 if nothing speaks against it. */
type Doubt = 0 | 1 | 2;

/**
 * Lists the images that an ad shows, in order: photos of the product first. What shows something else, such as a size
 * chart, a logo or a crowd, is left out if it was found on a page and photos remain, and comes last if a person chose it.
 * A photo that somebody wrote on, and several side by side, are left out while others remain.
 */
export function chooseImages<
  Image extends Pick<
    AdImage,
    'ref' | 'isGraphic' | 'hasLettering' | 'isCollage' | 'faces' | 'isScene' | 'cutOut' | 'palette' | 'subjectColor'
  >,
>(images: readonly Image[]): Image[] {
  const doubts = new Map(images.map((image) => [image, doubtOf(image, images)]));
  const doubtFor = (image: Image): Doubt => doubts.get(image) ?? 0;
  if (images.every((image) => doubtFor(image) > 0)) return [...images];
  const isFound = ({ ref }: Image) => ref !== undefined && 'url' in ref;
  // Words and measures beside a product are cut through in any other frame, and stand below the ad's own texts.
  // What a person put first opens the ad all the same.
  const kept = images.filter(
    (image, index) =>
      doubtFor(image) < 2 ||
      !(isFound(image) || image.isCollage === true || (image.hasLettering === true && index > 0)),
  );
  return kept.toSorted((one, other) => doubtFor(one) - doubtFor(other));
}

/** Whether somebody wrote on a photo, or put several side by side. */
const isMadeUp = ({ hasLettering, isCollage }: Pick<AdImage, 'hasLettering' | 'isCollage'>): boolean =>
  hasLettering === true || isCollage === true;

function doubtOf(
  image: Pick<
    AdImage,
    'ref' | 'isGraphic' | 'hasLettering' | 'isCollage' | 'faces' | 'isScene' | 'cutOut' | 'palette' | 'subjectColor'
  >,
  images: readonly Pick<AdImage, 'cutOut' | 'isScene' | 'subjectColor'>[],
): Doubt {
  const { ref, isGraphic, faces, isScene, cutOut } = image;
  const address = ref && 'url' in ref ? ref.url : '';
  if (isGraphic === true || isMadeUp(image) || OTHER_KINDS.test(fileOf(address)) || faces.length >= CROWD) return 2;
  // Cut-outs show the product's own colours. Surroundings without any of them most likely show something else.
  const products = images.filter((each) => each.cutOut !== undefined && each.isScene !== true);
  const isElsewhere = isScene === true && cutOut === undefined && products.length > 0;
  return isElsewhere && !products.some((product) => hasColorOf(image, product)) ? 1 : 0;
}

function hasColorOf(
  { palette, subjectColor }: Pick<AdImage, 'palette' | 'subjectColor'>,
  { subjectColor: wanted }: Pick<AdImage, 'subjectColor'>,
): boolean {
  if (wanted === undefined) return true;
  return [...palette, ...(subjectColor === undefined ? [] : [subjectColor])].some(
    (color) => colorDistance(color, wanted) <= SAME_COLOR,
  );
}

function fileOf(address: string): string {
  return decodeURIComponentSafely(/([^/?#]*)(?:[?#].*)?$/u.exec(address)?.[1] ?? '');
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
