import type { AdDraftStep, Task, ToolRow } from '@reelwright/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FirstTexts } from '#src/lib/i18n.ts';
import type { TextKey } from '#src/lib/texts.ts';
import type { ToolIntent } from './tool-intent.ts';
import type { ToolPathWith, ToolScreen } from './tool-screen.ts';

export interface ResultProps {
  task: Task;
  /** Which of its results is looked at. */
  variant: number;
  onVariant(variant: number): void;
  onCompare(): void;
  /** A file could not be loaded: its signed address may have ended. */
  onBroken(): void;
}

/** How the screen of tasks shows a task of a tool. */
export interface TaskView<Row extends ToolRow = ToolRow> {
  /** What was made. It loads when it is shown first. */
  Result: ComponentType<ResultProps>;
  /** What can be seen before the end, from some steps on. */
  preview?: { steps: readonly Row['steps'][number][]; Preview: ComponentType<{ task: Task }> };
  /** The videos are cut from a timeline: captions, the cut and its manifest can be saved. */
  hasTimeline: boolean;
}

/** A card without a picture shows the tool's icon. Its picture is the first image that the task made. */
export interface ToolThumbnail<Row extends ToolRow = ToolRow> {
  /** The kind of output that plays while the pointer is on the card. */
  moving?: keyof Row['outputs'];
  /** The card says how long the result is. */
  hasDuration: boolean;
}

interface WebToolParts<Row extends ToolRow> {
  row: Row;
  /** The texts that are there before a screen of the tool: its names, and those of its steps. */
  texts: FirstTexts;
  /** What menus, cards and filters call it. */
  name: TextKey;
  icon: LucideIcon;
  steps: Readonly<Record<Row['steps'][number], TextKey>>;
  /** By their addresses. One is the address of the row. */
  screens: Readonly<Record<string, ToolScreen>>;
  /** Keys that open the tool from anywhere, one after the other. */
  shortcut?: readonly [string, ...string[]];
  thumbnail: ToolThumbnail<Row>;
  /** Where a task is looked at: on a screen of the tool's own, or on the screen of tasks. */
  task: { screen: ToolPathWith<'id'> } | TaskView<Row>;
  /** The same input makes another result with another seed, so that it can be made again. */
  isSeeded: boolean;
  /** Absent where nothing that is put into the box of home begins a task. */
  intent?: ToolIntent;
}

/** The screen on which a draft goes on, by the step that it is in. */
export type DraftScreens = Readonly<Record<AdDraftStep, ToolPathWith<'draft'>>>;

/** What shell, home, projects and search need of one tool of the table. */
export type WebTool<Row extends ToolRow = ToolRow> = WebToolParts<Row> &
  (Row['hasDraft'] extends true ? { drafts: DraftScreens } : { drafts?: DraftScreens });

/** A tool as the registry has it, whatever its row. */
export type AnyWebTool = WebToolParts<ToolRow> & { drafts?: DraftScreens };

export function defineWebTool<const Row extends ToolRow>(tool: WebTool<Row>): AnyWebTool {
  return tool as unknown as AnyWebTool;
}
