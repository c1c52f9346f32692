import type { ToolType, TOOL_BADGES } from '@reelwright/contracts';
import type { ParseKeys } from 'i18next';
import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

/** A text of the catalogues, by its key. */
export type TextKey = ParseKeys;

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
  badge?: Exclude<(typeof TOOL_BADGES)[keyof typeof TOOL_BADGES], typeof TOOL_BADGES.BETA>;
  /** Marked as offered at a lower price. */
  discount?: boolean;
  /** The tool this screen opens. */
  id?: ToolType;
  /** 1 where the screen belongs to the paid API. */
  api_status?: number;
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
