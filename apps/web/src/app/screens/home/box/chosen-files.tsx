import { Film, Image, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { findFileKind, isShownByBrowsers } from '#src/nouns/media-library/check-media-file.ts';
import classes from './chosen-files.module.css';

interface ChosenFilesProps {
  files: readonly File[];
  onRemove(file: File): void;
}

/** The files for the ad, in display order. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes.list} aria-label={t('home.files')}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file} title={file.name}>
          {isShownByBrowsers(file.name) ? <ImageTile file={file} /> : <NamedTile file={file} />}
          <button
            type="button"
            className={classes.remove}
            aria-label={t('home.removeFile', { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
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

/** A video, or an image that browsers can't show. */
function NamedTile({ file }: { file: File }) {
  const Icon = findFileKind(file.name) === 'video' ? Film : Image;
  return (
    <span className={classes.video}>
      <Icon size={22} aria-hidden />
      <span className={classes.name}>{file.name}</span>
    </span>
  );
}
