import { SCENE_LAYOUTS, type SceneLayoutName } from '@reelwright/contracts';

export { SCENE_LAYOUTS, type SceneLayoutName };

export interface SceneLogo {
  media: string;
  width: number;
  height: number;
}

/** What a scene has to say. All in the ad's language, prices as printed. */
export interface SceneContent {
  /** Other words than are spoken meanwhile, unless it takes the place of captions. */
  title?: string;
  /** The title says what the voice says: captions are left out while it stands. */
  isSpoken?: boolean;
  /** What is spoken, where it is short enough to be read large in place of captions. */
  line?: string;
  /** A few words above the name: a brand. */
  kicker?: string;
  /** Why to act, on the end card: the strongest fact. */
  reason?: string;
  /** Of a counted reason, from 1; only where all of them follow. */
  ordinal?: number;
  benefits?: readonly string[];
  price?: string;
  originalPrice?: string;
  /** `-30%`. */
  discount?: string;
  rating?: { value: number; text?: string };
  review?: { quote: string; author?: string; rating?: number };
  comparison?: { before: ComparisonSide; after: ComparisonSide };
  callToAction?: string;
  logo?: SceneLogo;
}

export interface ComparisonSide {
  label: string;
  text: string;
}

/** Whether a scene has everything that a layout shows: none is left with a hole. */
export function suitsLayout(layout: SceneLayoutName, content: SceneContent, pictureCount: number): boolean {
  switch (layout) {
    case 'hero':
    case 'detail':
    case 'split':
    case 'grid':
    case 'phone':
      return pictureCount >= 1;
    case 'carousel':
      return pictureCount >= 2;
    case 'punch':
    case 'comment':
      return hasText(content.line) && pictureCount >= 1;
    case 'countdown':
      return content.ordinal !== undefined && pictureCount >= 1;
    case 'poster':
      return hasText(content.title) && pictureCount >= 1;
    case 'list':
      return (content.benefits?.filter(hasText).length ?? 0) >= 2;
    case 'price':
      return hasText(content.price);
    case 'comparison':
      return hasText(content.comparison?.before.text) && hasText(content.comparison?.after.text);
    case 'review':
      return hasText(content.review?.quote);
    case 'end':
      return hasText(content.title) || hasText(content.callToAction) || content.logo !== undefined;
    case 'cta':
      return hasText(content.callToAction);
  }
}

export function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
