import { FileAudio, FileImage, FileVideo, Folder } from 'lucide-react';
import { ASSET_TYPES, type MediaEntry } from '../model/media-entry.ts';
import classes from './select-media-dialog.module.css';

const ICONS = {
  [ASSET_TYPES.folder]: Folder,
  [ASSET_TYPES.image]: FileImage,
  [ASSET_TYPES.video]: FileVideo,
  [ASSET_TYPES.audio]: FileAudio,
};

/** An entry's thumbnail, or the icon of its kind. Its name stands beside it. */
export function MediaImage({ entry }: { entry: MediaEntry }) {
  if (entry.thumb_url !== '') {
    return <img className={classes['image']} src={entry.thumb_url} alt="" loading="lazy" draggable={false} />;
  }
  const Icon = ICONS[entry.asset_type];
  return <Icon className={classes['icon']} size={40} strokeWidth={1.25} aria-hidden />;
}
