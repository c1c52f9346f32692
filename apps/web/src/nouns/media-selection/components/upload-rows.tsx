import { CircleAlert, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { useSay } from '../model/dialog-texts.ts';
import type { UploadRow } from '../model/use-uploads.ts';
import classes from './upload-rows.module.css';

export function UploadButton({ accept, onFiles }: { accept: string; onFiles(files: readonly File[]): void }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={classes.upload} onClick={() => input.current?.click()}>
        <Upload size={14} aria-hidden />
        {say('upload')}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

/** Files on their way, and files that were refused with the reason. */
export function UploadRows({ rows, onDrop }: { rows: readonly UploadRow[]; onDrop(id: number): void }) {
  const say = useSay();
  if (rows.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label={say('uploads')}>
      {rows.map(({ id, name, fraction, problem }) => (
        <li key={id} className={classes.row} data-failed={problem !== null || undefined}>
          {problem === null ? (
            <progress className={classes.bar} value={fraction} max={1} aria-label={say('uploading', { name })} />
          ) : (
            <CircleAlert size={14} className={classes.alert} aria-hidden />
          )}
          <span className={classes.name} title={name}>
            {name}
          </span>
          {problem !== null && (
            <span className={classes.problem} role="alert" title={problem}>
              {problem}
            </span>
          )}
          <button
            type="button"
            className={classes.drop}
            aria-label={say(problem === null ? 'stopUpload' : 'dismissUpload', { name })}
            onClick={() => onDrop(id)}
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
