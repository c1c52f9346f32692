import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** State of the set-up between starts; never committed, safe to delete. */
export const SETUP_FOLDER = path.join(ROOT, '.setup');
