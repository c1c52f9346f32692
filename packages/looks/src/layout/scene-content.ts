import { SCENE_LAYOUTS, type SceneLayoutName } from '@reelwright/contracts';

export { SCENE_LAYOUTS, type SceneLayoutName };

export interface SceneLogo {
  media: string;
  width: number;
  height: number;
}

/** Texts of a scene, in the ad's language; prices as printed. */
export interface SceneContent {
  /** Differs from the words spoken meanwhile, unless it replaces the captions. */
  title?: string;
  /** Whether the title repeats the voice: captions are left out while it shows. */
  isSpoken?: boolean;
  /** The spoken line, if it is short enough to be set large in place of captions. */
  line?: string;
  /** Parts of the scene's texts that promise something: the first one that a text contains is emphasised in it. */
  accents?: readonly string[];
  /** A few words above the name, such as a brand. */
  kicker?: string;
  /** What the product is called, small above the texts of the scene that opens the ad, which say something else. */
  label?: string;
  /** Brand and name of the product: a phrase of nothing else is set small. Never shown by itself. */
  called?: string;
  /** The strongest fact, on the end card, as a reason to act. */
  reason?: string;
  /** Number of a counted reason, from 1; only if all of them follow. */
  ordinal?: number;
  benefits?: readonly string[];
  /** Facts that nobody says, for a list beside the price. */
  facts?: readonly string[];
  price?: string;
  originalPrice?: string;
  /** For example `-30%`. */
  discount?: string;
  rating?: { value: number; text?: string };
  review?: { quote: string; author?: string; rating?: number };
  comparison?: { before: ComparisonSide; after: ComparisonSide };
  callToAction?: string;
  /** A line that the scene must show, in small type: the terms of an offer. */
  legalLine?: string;
  logo?: SceneLogo;
}

export interface ComparisonSide {
  label: string;
  text: string;
}

/** Whether a scene has all the content that a layout shows, so that no part stays empty. */
export function suitsLayout(layout: SceneLayoutName, content: SceneContent, imageCount: number): boolean {
  switch (layout) {
    case 'hero':
    case 'detail':
    case 'split':
    case 'grid':
    case 'phone':
      return imageCount >= 1;
    case 'carousel':
      return imageCount >= 2;
    case 'punch':
    case 'comment':
      return hasText(content.line) && imageCount >= 1;
    case 'countdown':
      return content.ordinal !== undefined && imageCount >= 1;
    case 'poster':
      return (hasText(content.title) || hasText(content.line)) && imageCount >= 1;
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
