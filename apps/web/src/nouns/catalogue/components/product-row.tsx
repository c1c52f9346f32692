import { ActionIcon, Button, Checkbox } from '@mantine/core';
import type { SavedProduct } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './catalogue.module.css';
import { ProductMeta } from './product-meta.tsx';
import { ProductThumb } from './product-thumb.tsx';

interface ProductRowProps {
  product: SavedProduct;
  isChosen: boolean;
  isStarting: boolean;
  onChoose(how: { shiftKey: boolean }): void;
  onUse(): void;
  onDelete(): void;
}

/** A saved product in the list: opens it, uses it in an ad, deletes it. */
export function ProductRow({ product, isChosen, isStarting, onChoose, onUse, onDelete }: ProductRowProps) {
  const { t } = useTranslation('catalogue');
  const { product_id: productId, name, media } = product;
  return (
    <li className={classes.row} data-chosen={isChosen || undefined} aria-label={name}>
      <Checkbox
        aria-label={t('list.choose', { name })}
        checked={isChosen}
        onChange={(event) => onChoose({ shiftKey: (event.nativeEvent as MouseEvent).shiftKey })}
      />
      <ProductThumb media={media} />
      <div className={classes.facts}>
        <Link className={classes.name} to="/smart-editing/product/$id" params={{ id: productId }} title={name}>
          {name}
        </Link>
        <ProductMeta product={product} />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          h={44}
          className={classes.use ?? ''}
          leftSection={<Clapperboard size={16} aria-hidden />}
          aria-label={t('list.useOf', { name })}
          loading={isStarting}
          onClick={onUse}
        >
          <span className={classes.word}>{t('list.use')}</span>
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('list.deleteOf', { name })}
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
