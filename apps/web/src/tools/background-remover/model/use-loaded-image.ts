import { useEffect, useState } from 'react';

/** Returns an image once it has loaded; null until then, and for no address. */
export function useLoadedImage(url: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const image = new Image();
    const onLoad = (): void => setLoaded({ url, image });
    image.addEventListener('load', onLoad);
    image.src = url;
    return () => image.removeEventListener('load', onLoad);
  }, [url]);
  return loaded?.url === url ? loaded.image : null;
}
