import type { ToolType } from '@reelwright/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ParseKeys } from 'i18next';

/** A text of the catalogues, by its key. */
export type TextKey = ParseKeys;

/** What is known of a route besides its screen. Menu, page title and description derive from it. */
export interface RouteMetadata {
  menuName: TextKey;
  icon?: LucideIcon;
  iconActive?: LucideIcon;
  category?: TextKey;
  /** Left out of the menu. */
  hidden: boolean;
  beta?: boolean;
  pro?: boolean;
  /** The tool this screen opens. */
  id?: ToolType;
  api_status?: number;
  headerHidden?: boolean;
  tdk: { title: TextKey; description: TextKey; keywords?: TextKey };
}

declare module '@tanstack/react-router' {
  // A route without metadata does not compile.
  interface StaticDataRouteOption extends RouteMetadata {}
}
