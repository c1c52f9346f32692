import path from 'node:path';
import type { CallData, CaptionFormat, ProjectFormat, TaskId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { writeOtio } from '../../studio/interchange/write-otio.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import type { WordPool } from '../../words/word-pool.ts';
import type { KeptRender } from '../tasks/find-render.ts';
import type { TasksService } from '../tasks/tasks.service.ts';

export interface ProjectExportsDependencies {
  tasks: Pick<TasksService, 'findRender'>;
  storage: Pick<Storage, 'head' | 'toLocalFile' | 'put' | 'putFile' | 'signGet'>;
  writeOtio: typeof writeOtio;
  words: Pick<WordPool, 'run'>;
  makeFolder(): Promise<TempFolder>;
}

/** One of a task's videos; the first if `variant` is left out. */
interface RenderOfUser {
  taskId: TaskId;
  actor: Actor;
  variant?: number | undefined;
}

const URL_LIFETIME_S = 3600;
const PROJECT_TYPES: Readonly<Record<ProjectFormat, string>> = { otioz: 'application/zip', otio: 'application/json' };
const CAPTION_TYPES: Readonly<Record<CaptionFormat, string>> = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  ass: 'text/x-ssa',
};

const toFileName = (title: string, fallback: string, extension: string): string =>
  `${title.replace(/[/\\:*?<>|"\s]+/g, ' ').trim() || fallback}.${extension}`;

/** Suffix of the keys of a task's second and further videos. */
const suffixOf = (variant = 0): string => (variant === 0 ? '' : `-${variant}`);
const titleOf = ({ title }: { title: string }, variant = 0): string =>
  variant === 0 ? title : `${title} ${variant + 1}`;

/** Exports finished videos for other programs: the cut as a project, the captions as files. */
export function createProjectExportsService({
  tasks,
  storage,
  writeOtio,
  words,
  makeFolder,
}: ProjectExportsDependencies) {
  async function writeProject(
    { title, document, inputKeys }: KeptRender,
    format: ProjectFormat,
    key: string,
  ): Promise<void> {
    const folder = await makeFolder();
    try {
      const files = new Map<string, string>();
      if (format === 'otioz') {
        for (const [id, inputKey] of inputKeys) files.set(id, await storage.toLocalFile(inputKey, folder.path));
      }
      const output = path.join(folder.path, `project.${format}`);
      await writeOtio({ document, name: title, files, output, isPortable: true });
      await storage.putFile(key, output, PROJECT_TYPES[format]);
    } finally {
      await folder.remove();
    }
  }

  /** Returns a signed address of a stored file, under a readable name. */
  async function offer(key: string, fileName: string): Promise<CallData<'exportProject'>> {
    const stored = await storage.head(key);
    const url = await storage.signGet(key, { expiresInS: URL_LIFETIME_S, downloadName: fileName });
    return { url, file_name: fileName, size_bytes: stored?.sizeBytes ?? 0 };
  }

  return {
    /**
     * Exports the cut, with or without its files; builds the export once. Throws NOT_FOUND, or PROJECT_UNAVAILABLE
     * while there is no finished video.
     */
    async exportProject({
      format,
      ...ids
    }: RenderOfUser & { format: ProjectFormat }): Promise<CallData<'exportProject'>> {
      const render = await tasks.findRender(ids);
      if (!render) throw new AppError('PROJECT_UNAVAILABLE');
      const key = `${render.folder}project${suffixOf(ids.variant)}.${format}`;
      if (!(await storage.head(key))) await writeProject(render, format, key);
      return await offer(key, toFileName(titleOf(render, ids.variant), 'project', format));
    },

    /**
     * Exports the video's captions as a file. Throws NOT_FOUND, PROJECT_UNAVAILABLE, or CAPTIONS_UNAVAILABLE if nobody
     * speaks.
     */
    async exportCaptions({
      format,
      ...ids
    }: RenderOfUser & { format: CaptionFormat }): Promise<CallData<'exportCaptions'>> {
      const render = await tasks.findRender(ids);
      if (!render) throw new AppError('PROJECT_UNAVAILABLE');
      const key = `${render.folder}captions${suffixOf(ids.variant)}.${format}`;
      const captions = await words.run('writeCaptions', { document: render.document, format }, { owner: ids.actor });
      if (captions === undefined) throw new AppError('CAPTIONS_UNAVAILABLE');
      await storage.put(key, Buffer.from(captions), CAPTION_TYPES[format]);
      return await offer(key, toFileName(titleOf(render, ids.variant), 'captions', format));
    },

    /**
     * Returns all inputs of the video as it was rendered. Throws NOT_FOUND, or PROJECT_UNAVAILABLE while there is no
     * finished video.
     */
    async getManifest(ids: RenderOfUser): Promise<CallData<'getManifest'>> {
      const render = await tasks.findRender(ids);
      if (!render) throw new AppError('PROJECT_UNAVAILABLE');
      return await offer(render.manifestKey, toFileName(titleOf(render, ids.variant), 'video', 'manifest.json'));
    },
  };
}

export type ProjectExportsService = ReturnType<typeof createProjectExportsService>;
