import type { LibraryAsset, SavedProduct } from '@reelwright/contracts';
import type { TextKey, TextValues } from '#src/lib/texts.ts';
import type { ToolPath, ToolScreens } from './tool-screen.ts';

/** Typed or pasted content. */
export type TypedContent =
  | { kind: 'nothing' }
  /** A page to read, and the words around its link; `others` counts further links, which are ignored. */
  | { kind: 'link'; url: string; host: string; others: number; words: string }
  | { kind: 'text'; text: string };

/** The content of the home screen's box. */
export interface BoxContent {
  typed: TypedContent;
  files: readonly File[];
  /** Images and videos of the library. */
  assets: readonly LibraryAsset[];
  /** A saved product. */
  product: SavedProduct | null;
}

/** A text with the values of its placeholders. */
export interface FilledText {
  key: TextKey;
  values?: TextValues;
}

/** A tool's screen with its search parameters, as a link takes it. */
export type ToolAddress = { [Path in ToolPath]: { to: Path; search: ToolScreens[Path] } }[ToolPath];

/** What a tool would make from the box's content. */
export interface ToolOffer {
  label: FilledText;
  /** A sentence that says what will happen. */
  promise: FilledText;
  /** Starts the tool with the content and resolves to the screen where it continues. Throws CallError. */
  start(): Promise<ToolAddress>;
}

/** Tells the home screen's box what a tool can make. */
export interface ToolIntent {
  /** Whether the tool uses files: then it is listed before tools that ignore them. */
  takesFiles: boolean;
  /** Returns null if the tool can't use the content. */
  offer(content: BoxContent): ToolOffer | null;
}
