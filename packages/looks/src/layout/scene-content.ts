import { SCENE_LAYOUTS, type SceneLayoutName } from '@reelwright/contracts';

export { SCENE_LAYOUTS, type SceneLayoutName };

export interface SceneLogo {
  media: string;
  width: number;
  height: number;
}

/** What a scene has to say. All in the ad's language, prices as printed. */
export interface SceneContent {
  title?: string;
  /** A few words above the title: a brand, a number. */
  kicker?: string;
  /** A sentence below it. */
  body?: string;
  benefits?: readonly string[];
  /** Above the list of them, in place of the title. */
  benefitsTitle?: string;
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
      return hasText(content.title) && pictureCount >= 1;
    case 'split':
      return hasText(content.title) && pictureCount >= 2;
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
