/** Browsers drop all but the last of downloads that begin at once. */
const GAP_MS = 400;

/** Saves files, one after another; each address answers with a file to save, so the page stays. */
export async function saveFiles(urls: readonly string[]): Promise<void> {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, GAP_MS));
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
  }
}
