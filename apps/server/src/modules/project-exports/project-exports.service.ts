import path from 'node:path';
import type { CallData, TaskId, UserId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import type { writeOtio } from '../../interchange/write-otio.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';

export interface ProjectExportsDependencies {
  tasks: {
    /** What a finished video was rendered from; undefined where nothing is kept. Throws NOT_FOUND. */
    findRender(ids: {
      taskId: TaskId;
      userId: UserId;
    }): Promise<
      { title: string; document: TimelineDocument; inputKeys: ReadonlyMap<string, string>; folder: string } | undefined
    >;
  };
  storage: Pick<Storage, 'head' | 'toLocalFile' | 'putFile' | 'signGet'>;
  writeOtio: typeof writeOtio;
  makeFolder(): Promise<TempFolder>;
}

const URL_LIFETIME_S = 3600;
const BUNDLE_TYPE = 'application/zip';

/** Finished videos as projects of other editing programs. */
export function createProjectExportsService({ tasks, storage, writeOtio, makeFolder }: ProjectExportsDependencies) {
  type Render = NonNullable<Awaited<ReturnType<typeof tasks.findRender>>>;

  async function writeBundle({ title, document, inputKeys }: Render, key: string): Promise<void> {
    const folder = await makeFolder();
    try {
      const files = new Map<string, string>();
      for (const [id, inputKey] of inputKeys) files.set(id, await storage.toLocalFile(inputKey, folder.path));
      const output = path.join(folder.path, 'project.otioz');
      await writeOtio({ document, name: title, files, output });
      await storage.putFile(key, output, BUNDLE_TYPE);
    } finally {
      await folder.remove();
    }
  }

  return {
    /** A bundle of the cut and its files, made once. Throws NOT_FOUND, or PROJECT_UNAVAILABLE while there is no finished video. */
    async exportProject(ids: { taskId: TaskId; userId: UserId }): Promise<CallData<'exportProject'>> {
      const render = await tasks.findRender(ids);
      if (!render) throw new AppError('PROJECT_UNAVAILABLE');
      const key = `${render.folder}project.otioz`;
      if (!(await storage.head(key))) await writeBundle(render, key);
      const bundle = await storage.head(key);
      const fileName = `${render.title.replace(/[/\\:*?<>|"\s]+/g, ' ').trim() || 'project'}.otioz`;
      const url = await storage.signGet(key, { expiresInS: URL_LIFETIME_S, downloadName: fileName });
      return { url, file_name: fileName, size_bytes: bundle?.sizeBytes ?? 0 };
    },
  };
}

export type ProjectExportsService = ReturnType<typeof createProjectExportsService>;
