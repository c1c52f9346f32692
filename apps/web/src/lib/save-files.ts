/** Pause between downloads: browsers drop all but the last of several that begin at once. */
const GAP_MS = 400;

/** Saves files one after another. Each address answers with a download, so the browser stays on the page. */
export async function saveFiles(urls: readonly string[]): Promise<void> {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, GAP_MS));
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
  }
}
