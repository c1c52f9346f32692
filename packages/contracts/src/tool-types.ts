/**
 * Every creation tool of the product: its numeric type (part of the public API), its stable name and the route of its
 * screen, relative to the app's root. Several types may share a screen.
 */
export const TOOL_TYPES = {
  AI_VOICE: { id: 2, route: 'text-to-speech' },
  DIGITAL_CHARACTER: { id: 3, route: 'video-avatar' },
  TEXT_TO_PIC: { id: 4, route: 'ai-image' },
  PIC_TO_PIC: { id: 5, route: 'ai-image' },
  SWAP_FACE: { id: 6, route: 'ai-tools' },
  TEXT_TO_VOICE: { id: 92, route: 'text-to-speech' },
  PIC_CUT: { id: 93, route: 'background-remover' },
  TRANSLATE_VOICE_SINGLE: { id: 94, route: 'video-translation' },
  VIDEO_REMOVE_WATERMARK: { id: 97, route: 'subtitles-remover' },
  TRANSLATE_VOICE_MULTI: { id: 98, route: 'video-translation' },
  VIDEO_SUBTITLE_TRANSLATE: { id: 99, route: 'video-translation' },
  VIDEO_CUT: { id: 100, route: 'ai-tools' },
  PRODUCT_TO_VIDEO: { id: 103, route: 'ai-video-ads' },
  URL_TO_VIDEO: { id: 104, route: 'link-to-video' },
  AVATAR_TO_VIDEO: { id: 106, route: 'video-avatar' },
  SHORT_MOVIE_TRANSLATE: { id: 107, route: 'video-translation' },
  VIDEO_DOWNLOADER: { id: 109, route: 'video-downloader' },
  VIDEO_ENHANCER: { id: 110, route: 'video-enhancer' },
  VIDEO_AUDIO_DOWNLOADER: { id: 111, route: 'mp3-downloader' },
  VIDEO_TO_SCRIPT: { id: 112, route: 'video-to-script' },
  CLIPS_TO_VIDEOS: { id: 113, route: 'ai-tools' },
  SAMPLE_TO_VIDEO: { id: 114, route: 'ai-tools' },
  PRODUCT_VIDEO_REMIX: { id: 115, route: 'video-remix/product-details' },
  VIDEO_TK_TRANSLATE: { id: 116, route: 'video-translation' },
  IMAGE_TO_VIDEO: { id: 117, route: 'image-to-videos' },
  GMV_TABLE: { id: 118, route: 'gmvmax' },
  AI_VIDEO: { id: 119, route: 'create-ai-video' },
  AI_IMAGE: { id: 120, route: 'ai-image' },
  VEO3: { id: 121, route: 'veo3' },
  AI_AVATAR: { id: 122, route: 'ai-avatar-v2' },
  SMART_EDITING: { id: 123, route: 'smart-editing' },
} as const satisfies Record<string, { id: number; route: string }>;

export type ToolName = keyof typeof TOOL_TYPES;
export type ToolType = (typeof TOOL_TYPES)[ToolName]['id'];

const nameById: ReadonlyMap<number, ToolName> = new Map(
  Object.entries(TOOL_TYPES).map(([name, tool]) => [tool.id, name as ToolName]),
);

export const TOOL_TYPE_IDS: readonly ToolType[] = Object.values(TOOL_TYPES).map((tool) => tool.id);

/** The tool's name, or undefined where no tool has this type. */
export function findToolName(type: number): ToolName | undefined {
  return nameById.get(type);
}

/** Tools of the "video creation" group of screens. */
export const VIDEO_CREATION_TOOL_TYPES: readonly ToolType[] = [103, 104, 106, 6, 113, 114, 117, 121];

/** Tools whose use needs the tool's id in the user's `app_permission`; every other tool is allowed by default. */
export const PERMISSION_TOOL_TYPES: readonly ToolType[] = [107, 115];

export const TOOL_BADGES = { NEW: 1, HOT: 2, BETA: 3 } as const;
