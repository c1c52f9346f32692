import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey } from './texts.ts';

/** A route's metadata. The menu, breadcrumb, palette, page title and description derive from it. */
export interface RouteMetadata {
  menuName: TextKey;
  /** The name under the menu's heading, if shorter: the heading already says that something is created. */
  shortName?: TextKey;
  icon?: LucideIcon;
  /** The icon while the screen is open. */
  iconActive?: ComponentType<LucideProps>;
  category?: TextKey;
  /** The type of the tool that a screen belongs to. */
  id?: number;
  /** 1 if the screen is about the API for businesses. */
  api_status?: 0 | 1;
  /** Left out of the menu. */
  hidden: boolean;
  beta?: boolean;
  pro?: boolean;
  /** The badge beside the menu entry; `beta` has its own. */
  badge?: 'new' | 'hot';
  /** Marked as discounted. */
  discount?: boolean;
  /** Hides the bar with breadcrumb and controls above the screen. */
  headerHidden?: boolean;
  /** Hides the menu beside the screen. */
  menuHidden?: boolean;
  /** Open to everyone, without the studio around it. */
  isPublic?: boolean;
  tdk: { title: TextKey; description: TextKey; keywords?: TextKey };
}

declare module '@tanstack/react-router' {
  // A route without metadata does not compile.
  interface StaticDataRouteOption extends RouteMetadata {}
}
