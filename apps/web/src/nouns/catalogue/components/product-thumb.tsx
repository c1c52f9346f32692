import type { SavedProduct } from '@reelwright/contracts';
import { Package } from 'lucide-react';
import { useState } from 'react';
import classes from './catalogue.module.css';

/** The first image of a product; a drawing where there is none, or where it can't be loaded. */
export function ProductThumb({ media }: Pick<SavedProduct, 'media'>) {
  const address = media[0]?.thumb_url ?? '';
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes.thumb}>
      {address === '' || address === broken ? (
        <Package size={20} aria-hidden />
      ) : (
        <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(address)} />
      )}
    </span>
  );
}
