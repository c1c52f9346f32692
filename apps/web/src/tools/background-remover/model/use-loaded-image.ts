import { useEffect, useState } from 'react';

/** Returns an image once it has loaded; null until then, and for no address. */
export function useLoadedImage(url: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (url === null) {
      setLoaded(null);
      return undefined;
    }
    const image = new Image();
    const onLoad = (): void => setLoaded(image);
    image.addEventListener('load', onLoad);
    image.src = url;
    return () => image.removeEventListener('load', onLoad);
  }, [url]);
  return url === null ? null : loaded;
}
