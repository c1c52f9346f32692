import type { RouteMetadata } from '#src/lib/route-metadata.ts';
import type { Search } from '#src/lib/search-of.ts';
import type { TextKey } from '#src/lib/texts.ts';

/** A screen takes no props: its state is in its address. */
type ScreenComponent = () => unknown;

/** A keyboard action of one screen, which handles the key itself. Keys are named as `formatStroke` takes them. */
export interface ScreenKey {
  label: TextKey;
  strokes: readonly [string, ...string[]];
}

/** A screen of a tool, without its address. */
export interface ToolScreen<Says extends object = object> extends RouteMetadata {
  /** Reads the address's search parameters. */
  readSearch(search: Search): Says;
  /** Loads the component when the screen is first opened. */
  load(): Promise<ScreenComponent>;
  keys?: readonly ScreenKey[];
}

/**
 * The search parameters of every tool's screens. Each tool adds its own (`interface ToolScreens extends
 * ScreensOf<typeof screens> {}`), so that links to them are type-checked without a list of tools.
 */
export interface ToolScreens {}

export type ScreensOf<Screens extends Readonly<Record<string, ToolScreen>>> = {
  [Path in keyof Screens]: ReturnType<Screens[Path]['readSearch']>;
};

/** The address of any tool's screen. */
export type ToolPath = keyof ToolScreens;

/** The addresses with a search parameter of this name. */
export type ToolPathWith<Name extends string> = {
  [Path in ToolPath]: Name extends keyof ToolScreens[Path] ? Path : never;
}[ToolPath];

export function defineScreen<Says extends object>(screen: ToolScreen<Says>): ToolScreen<Says> {
  return screen;
}
