import path from 'node:path';

/** Returns where the spawn server of a folder listens. */
export const toSocketPath = (folder: string): string => path.join(folder, 'spawn');
