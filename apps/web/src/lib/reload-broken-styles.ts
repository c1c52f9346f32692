/**
 * Fetches style sheets again that failed to load. The bundler's loader asks for each sheet once, so a part that is
 * imported again would come without its styles.
 */
export async function reloadBrokenStyles(): Promise<void> {
  const broken = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(broken.map(reload));
}

function reload(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const next = link.cloneNode() as HTMLLinkElement;
    // A sheet that fails again leaves a part unstyled, which is better than no part.
    next.addEventListener('load', () => resolve(), { once: true });
    next.addEventListener('error', () => resolve(), { once: true });
    link.replaceWith(next);
  });
}
