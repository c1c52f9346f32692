import { useEffect, useRef } from 'react';
import type { CutImage } from '../model/cut-image.ts';
import { drawResult } from '../model/draw-result.ts';
import type { Settings } from '../model/settings.ts';
import { useLoadedImage } from '../model/use-loaded-image.ts';

interface CutPreviewProps {
  image: CutImage;
  settings: Settings;
  label: string;
  longerSide: number;
  className?: string | undefined;
}

/** An image's subject on its background, as it will be. Empty until the subject is found. */
export function CutPreview({ image: { url, subject }, settings, label, longerSide, className = '' }: CutPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useLoadedImage(url);
  const behind = useLoadedImage(settings.backgroundUrl);
  useEffect(() => {
    if (!canvas.current || !image || !subject?.region) return;
    const parts = { subject: subject.bitmap, region: subject.region, image, behind };
    drawResult(canvas.current, parts, { settings, longerSide });
  }, [image, behind, subject, settings, longerSide]);
  return <canvas ref={canvas} role="img" aria-label={label} className={className} width={1} height={1} />;
}
