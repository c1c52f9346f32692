import { api } from '#src/lib/api.ts';

/** Begins to look a link up. Throws CallError. */
export const submitLink = (url: string) => api.call('submitVideoDownload', { url });
