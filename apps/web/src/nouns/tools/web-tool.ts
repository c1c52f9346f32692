import type { AdDraftStep, Task, ToolRow } from '@reelwright/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FirstTexts } from '#src/lib/i18n.ts';
import type { TextKey } from '#src/lib/texts.ts';
import type { ToolIntent } from './tool-intent.ts';
import type { ToolPathWith, ToolScreen } from './tool-screen.ts';

export interface ResultProps {
  task: Task;
  /** The result that is shown. */
  variant: number;
  onVariant(variant: number): void;
  onCompare(): void;
  /** Called if a file failed to load: its signed address may have expired. */
  onBroken(): void;
  /** The task was running when its screen was opened, and its preview plays at once: so does the result. */
  isAwaited?: boolean;
}

export interface NextProps {
  task: Task;
  /** The result that is shown. */
  variant: number;
  onRegenerated(task: Task): void;
}

/** How the screen of tasks shows a tool's task. */
export interface TaskView<Row extends ToolRow = ToolRow> {
  /** Shows the result. Loads when it is first shown. */
  Result: ComponentType<ResultProps>;
  /** A preview before the task ends, available from some steps on. */
  preview?: { steps: readonly Row['steps'][number][]; Preview: ComponentType<{ task: Task }> };
  /** What to do with a finished result. Loads when it is first shown. */
  Next?: ComponentType<NextProps>;
  /** The videos are cut from a timeline: captions, the cut and its manifest can be saved. */
  hasTimeline: boolean;
}

/** A card shows the first image that the task made; without one, the tool's icon. */
export interface ToolThumbnail<Row extends ToolRow = ToolRow> {
  /** The kind of output that plays on hover over the card. */
  moving?: keyof Row['outputs'];
  /** The card shows the result's duration. */
  hasDuration: boolean;
}

/** One side of a tool's sample: an image of the tool's folder, or a text. */
export type SampleSide = { kind: 'image'; url: string } | { kind: 'text'; text: TextKey };

/** What a tool was given and what it made of it, from our own samples. */
export interface ToolSample {
  before: SampleSide;
  after: SampleSide;
}

interface WebToolParts<Row extends ToolRow> {
  row: Row;
  /** Texts loaded before any screen of the tool: its names, and those of its steps. */
  texts: FirstTexts;
  /** The tool's name in menus, cards and filters. */
  name: TextKey;
  icon: LucideIcon;
  steps: Readonly<Record<Row['steps'][number], TextKey>>;
  /** The screens by address. One is the address of the row. */
  screens: Readonly<Record<string, ToolScreen>>;
  /** Keys that open the tool from anywhere, pressed one after another. */
  shortcut?: readonly [string, ...string[]];
  thumbnail: ToolThumbnail<Row>;
  /** Shown on the tool's card in the toolbox; without one, the card shows the icon. */
  sample?: ToolSample;
  /** Where a task is shown: on the tool's own screen, or on the screen of tasks. */
  task: { screen: ToolPathWith<'id'> } | TaskView<Row>;
  /** Another seed gives another result for the same input, so the task can be regenerated. */
  isSeeded: boolean;
  /** Missing if no content of the home screen's box starts a task. */
  intent?: ToolIntent;
  /**
   * The kind of file of the library that the tool's first screen opens by its search parameter `asset`: the tool is
   * offered wherever such a file is shown.
   */
  takesAsset?: 'image' | 'video' | 'image_or_video';
  /** What the tool does with such a file; the name of its screen if left out. */
  assetLabel?: TextKey;
}

/** The screen on which a draft continues, by its current step. */
export type DraftScreens = Readonly<Record<AdDraftStep, ToolPathWith<'draft'>>>;

/** A tool of the table as shell, home, projects and search need it. */
export type WebTool<Row extends ToolRow = ToolRow> = WebToolParts<Row> &
  (Row['hasDraft'] extends true ? { drafts: DraftScreens } : { drafts?: DraftScreens });

/** A tool in the registry, whatever its row. */
export type AnyWebTool = WebToolParts<ToolRow> & { drafts?: DraftScreens };

export function defineWebTool<const Row extends ToolRow>(tool: WebTool<Row>): AnyWebTool {
  return tool as unknown as AnyWebTool;
}
