import { type ComponentProps, type ReactNode, useState } from 'react';

interface ImageOrProps extends ComponentProps<'img'> {
  src: string | undefined;
  alt: string;
  /** Stands for an image that has no address yet, or that can't be loaded. */
  children: ReactNode;
}

/** An image of a user or of a shop's page, without the browser's icon for a broken one. */
export function ImageOr({ src, alt, children, ...image }: ImageOrProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === undefined || src === '' || src === broken) return children;
  // Shops refuse images to pages of others.
  return <img referrerPolicy="no-referrer" {...image} src={src} alt={alt} onError={() => setBroken(src)} />;
}
