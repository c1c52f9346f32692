import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey } from './texts.ts';

/** What is known of a route besides its screen. Menu, breadcrumb, palette, page title and description derive from it. */
export interface RouteMetadata {
  menuName: TextKey;
  icon?: LucideIcon;
  /** How the icon looks while the screen is open. */
  iconActive?: ComponentType<LucideProps>;
  category?: TextKey;
  /** Left out of the menu. */
  hidden: boolean;
  beta?: boolean;
  pro?: boolean;
  /** A word beside the entry of the menu; `beta` has one of its own. */
  badge?: 'new' | 'hot';
  /** Marked as offered at a lower price. */
  discount?: boolean;
  /** No bar with breadcrumb and controls above the screen. */
  headerHidden?: boolean;
  /** The screen stands alone: without the menu at its side. */
  menuHidden?: boolean;
  /** For anybody: without the studio around it. */
  isPublic?: boolean;
  tdk: { title: TextKey; description: TextKey; keywords?: TextKey };
}

declare module '@tanstack/react-router' {
  // A route without metadata does not compile.
  interface StaticDataRouteOption extends RouteMetadata {}
}
