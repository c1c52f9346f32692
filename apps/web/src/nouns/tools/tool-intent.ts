import type { TextKey, TextValues } from '#src/lib/texts.ts';
import type { ToolPath, ToolScreens } from './tool-screen.ts';

/** What somebody typed or pasted. */
export type TypedContent =
  | { kind: 'nothing' }
  /** A page to read; `others` counts further links beside it, which are left alone. */
  | { kind: 'link'; url: string; host: string; others: number }
  | { kind: 'text'; text: string };

/** What lies in the box of home. */
export interface BoxContent {
  typed: TypedContent;
  files: readonly File[];
}

/** A text with what stands in its places. */
export interface FilledText {
  key: TextKey;
  values?: TextValues;
}

/** The screen of a tool with what its address says, as a link takes it. */
export type ToolAddress = { [Path in ToolPath]: { to: Path; search: ToolScreens[Path] } }[ToolPath];

/** What a tool would make of what is in the box. */
export interface ToolOffer {
  label: FilledText;
  /** What will happen, in a sentence. */
  promise: FilledText;
  /** Opens the tool with it: resolves to the screen where it goes on. Throws CallError. */
  start(): Promise<ToolAddress>;
}

/** How the box of home knows what a tool could make. */
export interface ToolIntent {
  /** Whether it makes use of files: then it comes before those that leave them. */
  takesFiles: boolean;
  /** Null where the tool can make nothing of it. */
  offer(content: BoxContent): ToolOffer | null;
}
