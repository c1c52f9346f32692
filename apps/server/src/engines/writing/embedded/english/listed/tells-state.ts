/** Verbs that tell how something is, and take no object. */
export const TELLS_STATE = /^(?:arrive|become|come|feel|is|are|look|remain|sit|smell|sound|stand|stay|taste)s?$/;
