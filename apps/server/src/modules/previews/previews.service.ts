import type { CallData, CallInput, PreviewMedia, TaskId } from '@reelwright/contracts';
import { findFontFamily, type Media } from '@reelwright/timeline';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { KeptRender } from '../tasks/find-render.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import type { PreviewFonts } from './preview-fonts.ts';

interface TaskOfUser {
  taskId: TaskId;
  actor: Actor;
  /** Which video of the task; the first by default. */
  variant?: number | undefined;
}

/** A document, and the storage keys of its files by their ids. */
type PreviewedVideo = Pick<KeptRender, 'document' | 'inputKeys'>;

export interface PreviewsDependencies {
  tasks: Pick<TasksService, 'findTimeline' | 'findRender' | 'findMaterial' | 'findStream'>;
  library: Pick<UploadsService, 'findProxyKey'>;
  storage: Pick<Storage, 'head' | 'signGet'>;
  fonts: PreviewFonts;
}

const URL_LIFETIME_S = 3600;

/** What a browser needs to play a document itself. */
export function createPreviewsService({ tasks, library, storage, fonts }: PreviewsDependencies) {
  const sign = (key: string): Promise<string> => storage.signGet(key, { expiresInS: URL_LIFETIME_S });

  async function findProxy(actor: Actor, media: Media | undefined): Promise<string | undefined> {
    if (media?.kind !== 'video') return undefined;
    const key = await library.findProxyKey(actor, media.key);
    // The proxy is optional: without it the preview plays the video itself.
    return key !== undefined && (await storage.head(key)) ? key : undefined;
  }

  async function signMedia(
    actor: Actor,
    { id, key, media }: { id: string; key: string; media: Media | undefined },
  ): Promise<PreviewMedia> {
    // Work files are deleted when their task ends, which may happen between two calls; a preview with missing files
    // would be useless.
    if (!(await storage.head(key))) throw new AppError('PREVIEW_UNAVAILABLE');
    const proxyKey = await findProxy(actor, media);
    return { id, url: await sign(key), ...(proxyKey === undefined ? {} : { proxy_url: await sign(proxyKey) }) };
  }

  async function findVideo(ids: TaskOfUser): Promise<PreviewedVideo> {
    const kept = await tasks.findRender(ids);
    if (kept) return kept;
    const document = await tasks.findTimeline(ids);
    if (!document) throw new AppError('PREVIEW_UNAVAILABLE');
    return { document, inputKeys: new Map(Object.entries(document.media).map(([id, { key }]) => [id, key])) };
  }

  return {
    /** Throws NOT_FOUND, or PREVIEW_UNAVAILABLE before the timeline is built and if its files were not kept. */
    async preloadPreview(ids: TaskOfUser): Promise<CallData<'preloadPreview'>> {
      const { document, inputKeys } = await findVideo(ids);
      const [media, faces] = await Promise.all([
        Promise.all([...inputKeys].map(([id, key]) => signMedia(ids.actor, { id, key, media: document.media[id] }))),
        fonts.listPreviewFonts(document, URL_LIFETIME_S),
      ]);
      return { document: { ...document }, media, fonts: faces };
    },

    /** Throws NOT_FOUND. */
    async getMaterial(ids: TaskOfUser): Promise<CallData<'getPreviewMaterial'>> {
      const material = await tasks.findMaterial(ids);
      return { material: material ? { ...material } : null };
    },

    /** Throws NOT_FOUND. */
    async getStream(ids: TaskOfUser): Promise<CallData<'getRenderStream'>> {
      const found = await tasks.findStream(ids);
      if (!found) return { stream: null };
      const { width, height, durationS, tracks } = found;
      const signed = tracks.map(async ({ mimeType, keys, isWhole }) => ({
        mime_type: mimeType,
        urls: await Promise.all(keys.map(sign)),
        is_whole: isWhole,
      }));
      return { stream: { width, height, duration_s: durationS, tracks: await Promise.all(signed) } };
    },

    /** Throws INVALID_INPUT for a face that no document can name. */
    async listFonts(faces: CallInput<'listPreviewFonts'>['faces']): Promise<CallData<'listPreviewFonts'>> {
      if (!faces.every(({ family, weight }) => findFontFamily(family)?.weights.includes(weight)))
        throw new AppError('INVALID_INPUT');
      return { fonts: await fonts.listFonts(faces, URL_LIFETIME_S) };
    },
  };
}

export type PreviewsService = ReturnType<typeof createPreviewsService>;
