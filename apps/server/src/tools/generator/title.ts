const MAX_TITLE = 80;

/** Returns the prompt as a title; an empty text if there is none. */
export function titleOf({ prompt }: { prompt: string }): string {
  const line = prompt.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length > MAX_TITLE ? `${letters.slice(0, MAX_TITLE).join('')}…` : line;
}
