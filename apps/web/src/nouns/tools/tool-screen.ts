import type { RouteMetadata } from '#src/lib/route-metadata.ts';
import type { Search } from '#src/lib/search-of.ts';
import type { TextKey } from '#src/lib/texts.ts';

/** A screen takes nothing: what it shows stands in its address. */
type ScreenComponent = () => unknown;

/** What the keyboard does on one screen, which listens to it by itself. Keys are named as `formatStroke` takes them. */
export interface ScreenKey {
  label: TextKey;
  strokes: readonly [string, ...string[]];
}

/** A screen of a tool, apart from its address. */
export interface ToolScreen<Says extends object = object> extends RouteMetadata {
  /** What its address says. */
  readSearch(search: Search): Says;
  /** The component comes when the screen is opened first. */
  load(): Promise<ScreenComponent>;
  keys?: readonly ScreenKey[];
}

/**
 * What the addresses of every tool's screens say. Each tool adds its own (`interface ToolScreens extends
 * ScreensOf<typeof screens> {}`), so that links to them are checked without a list of tools.
 */
export interface ToolScreens {}

export type ScreensOf<Screens extends Readonly<Record<string, ToolScreen>>> = {
  [Path in keyof Screens]: ReturnType<Screens[Path]['readSearch']>;
};

/** The address of a screen of some tool. */
export type ToolPath = keyof ToolScreens;

/** The addresses that say something by this name. */
export type ToolPathWith<Name extends string> = {
  [Path in ToolPath]: Name extends keyof ToolScreens[Path] ? Path : never;
}[ToolPath];

export function defineScreen<Says extends object>(screen: ToolScreen<Says>): ToolScreen<Says> {
  return screen;
}
