import type { LibraryAsset, SavedProduct } from '@reelwright/contracts';
import { Film, Image, Package, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageOr } from '#src/ui/image-or.tsx';
import { findFileKind, isShownByBrowsers } from '#src/nouns/uploads/check-media-file.ts';
import classes from './chosen-files.module.css';

interface ChosenFilesProps {
  product: SavedProduct | null;
  files: readonly File[];
  assets: readonly LibraryAsset[];
  onRemove(file: File): void;
  onRemoveAsset(asset: LibraryAsset): void;
  onRemoveProduct(): void;
}

/** The saved product, files and assets for the ad, in display order. */
export function ChosenFiles(props: ChosenFilesProps) {
  const { product, files, assets, onRemove, onRemoveAsset, onRemoveProduct } = props;
  const { t } = useTranslation();
  const cover = product?.media[0]?.thumb_url ?? '';
  return (
    <ul className={classes.list} aria-label={t('home.files')}>
      {product && (
        <li className={classes.product} title={product.name}>
          <ImageOr src={cover} alt="" className={classes.cover}>
            <Package size={22} aria-hidden />
          </ImageOr>
          <span className={classes.productName}>{product.name}</span>
          <Remove label={t('home.removeProduct', { name: product.name })} onRemove={onRemoveProduct} />
        </li>
      )}
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file} title={file.name}>
          {isShownByBrowsers(file.name) ? <ImageTile file={file} /> : <NamedFile name={file.name} />}
          <Remove label={t('home.removeFile', { name: file.name })} onRemove={() => onRemove(file)} />
        </li>
      ))}
      {assets.map((asset) => (
        <li key={asset.id} className={classes.file} title={asset.file_name}>
          <ImageOr src={asset.thumb_url} alt={asset.file_name} className={classes.image}>
            <NamedFile name={asset.file_name} />
          </ImageOr>
          <Remove label={t('home.removeFile', { name: asset.file_name })} onRemove={() => onRemoveAsset(asset)} />
        </li>
      ))}
    </ul>
  );
}

function Remove({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <button type="button" className={classes.remove} aria-label={label} onClick={onRemove}>
      <X size={14} aria-hidden />
    </button>
  );
}

function ImageTile({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt={file.name} className={classes.image} />;
}

/** A video, or an image that can't be shown. */
function NamedFile({ name }: { name: string }) {
  const Icon = findFileKind(name) === 'video' ? Film : Image;
  return (
    <span className={classes.video}>
      <Icon size={22} aria-hidden />
      <span className={classes.name}>{name}</span>
    </span>
  );
}
