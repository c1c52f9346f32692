import type { Queue } from '../../platform/queue/queue.ts';
import { type ImportLinkDependencies, importLink } from './import-link.ts';
import { importLinkJob, prepareLongUploadJob, prepareOutputJob, prepareUploadJob } from './library-jobs.ts';
import { type PrepareOutputDependencies, prepareOutput } from './prepare-output.ts';
import { type HandOn, type PrepareUploadDependencies, prepareUpload } from './prepare-upload.ts';

export function handleUploadsJobs(
  queue: Pick<Queue, 'handle'>,
  dependencies: PrepareUploadDependencies & PrepareOutputDependencies & ImportLinkDependencies,
): void {
  queue.handle(prepareUploadJob, ({ data, triesLeft, signal }) => {
    const handOn: HandOn = async (key, priority) => {
      await dependencies.queue.enqueue(prepareLongUploadJob, data, { key, priority });
    };
    return prepareUpload({ ...data, handOn, triesLeft, signal }, dependencies);
  });
  queue.handle(prepareLongUploadJob, ({ data, triesLeft, signal }) =>
    prepareUpload({ ...data, triesLeft, signal }, dependencies),
  );
  queue.handle(importLinkJob, ({ data, triesLeft, signal }) =>
    importLink({ ...data, triesLeft, signal }, dependencies),
  );
  queue.handle(prepareOutputJob, ({ data, triesLeft, signal }) =>
    prepareOutput({ assetId: data.assetId, triesLeft, signal }, dependencies),
  );
}
