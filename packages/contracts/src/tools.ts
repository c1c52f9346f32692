import type * as z from 'zod';
import type { ToolContract, ToolRow } from './tool.ts';
import { aiImage } from './tools/ai-image.ts';
import { aiVideo } from './tools/ai-video.ts';
import { backgroundRemover } from './tools/background-remover.ts';
import { imageToVideos } from './tools/image-to-video.ts';
import { mp3Downloader } from './tools/mp3-downloader.ts';
import { productToVideo } from './tools/product-to-video.ts';
import { subtitlesRemover } from './tools/subtitles-remover.ts';
import { textToSpeech } from './tools/text-to-speech.ts';
import { urlToVideo } from './tools/url-to-video.ts';
import { veo3 } from './tools/veo3.ts';
import { videoCut } from './tools/video-cut.ts';
import { videoDownloader } from './tools/video-downloader.ts';
import { videoEnhancer } from './tools/video-enhancer.ts';

/** Every tool, in menu order. A new tool is a row here and a folder on each floor. */
export const TOOLS = [
  urlToVideo,
  productToVideo,
  textToSpeech,
  aiImage,
  aiVideo,
  imageToVideos,
  veo3,
  backgroundRemover,
  videoEnhancer,
  videoCut,
  subtitlesRemover,
  videoDownloader,
  mp3Downloader,
] as const satisfies readonly ToolRow[];

type Row = (typeof TOOLS)[number];

export type ToolType = Row['id'];
export type ToolName = Row['name'];
export type TaskStep = Row['steps'][number];
export type OutputKind = { [Name in ToolName]: keyof Extract<Row, { name: Name }>['outputs'] }[ToolName];
/** The input of a tool, as its contract parses a request. */
export type ToolInputOf<Name extends ToolName> = z.output<
  Awaited<ReturnType<Extract<Row, { name: Name }>['contract']>>['input']
>;
export type DraftToolType = Extract<Row, { hasDraft: true }>['id'];

const listUnique = <Value>(values: readonly Value[]): readonly [Value, ...Value[]] =>
  [...new Set(values)] as unknown as readonly [Value, ...Value[]];

export const TOOL_TYPES: readonly [ToolType, ...ToolType[]] = listUnique(TOOLS.map(({ id }) => id));

/** The types of the tools whose wizards keep drafts. */
export const DRAFT_TOOL_TYPES = listUnique(
  TOOLS.filter((row): row is Extract<Row, { hasDraft: true }> => row.hasDraft).map(({ id }) => id),
);

/** Every step that a task can report. */
export const TASK_STEPS = listUnique<TaskStep>(TOOLS.flatMap(({ steps }): readonly TaskStep[] => steps));

/** The medium of each output kind. */
export const OUTPUT_MEDIA = Object.assign({}, ...TOOLS.map(({ outputs }) => outputs)) as Readonly<
  Record<OutputKind, ToolRow['outputs'][string]>
>;

export const OUTPUT_KINDS = listUnique(Object.keys(OUTPUT_MEDIA) as OutputKind[]);

/** Returns the row of a tool; undefined if no tool has this type. */
export function findTool(type: number): Row | undefined {
  return TOOLS.find(({ id }) => id === type);
}

/** Loads the contract of every tool, with its row. */
export async function loadToolContracts(): Promise<(ToolContract & { row: Row })[]> {
  return Promise.all(TOOLS.map(async (row) => ({ row, ...((await row.contract()) as ToolContract) })));
}
