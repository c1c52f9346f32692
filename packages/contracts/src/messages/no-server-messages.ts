import type { SERVER_MESSAGES as AllServerMessages } from './server-messages.ts';

/** In the browser, the texts of the server are missing: its first screen would load them for nothing. */
export const SERVER_MESSAGES: Partial<typeof AllServerMessages> = {};
