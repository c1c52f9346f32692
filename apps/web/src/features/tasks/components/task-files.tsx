import { Loader, VisuallyHidden } from '@mantine/core';
import { CAPTION_FORMATS, type Task } from '@reelwright/contracts';
import { Captions, Clapperboard, Download, FileJson2, Film, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatBytes } from '../model/use-format-bytes.ts';
import { findOutput } from '../model/task-output.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import { useTaskActions } from '../model/use-task-actions.ts';
import classes from './task-files.module.css';

loadTaskTexts();

interface TaskFilesProps {
  task: Task;
  variant: number;
}

/** Every file that a finished video can be saved as. */
export function TaskFiles({ task, variant }: TaskFilesProps) {
  const { t } = useTranslation('projects');
  const formatBytes = useFormatBytes();
  const { exportCaptions, exportProject, saveManifest, isExporting } = useTaskActions(task, {
    onRegenerated: () => undefined,
    variant,
  });
  const video = findOutput(task, 'video', variant);
  if (!video) return null;
  return (
    <ul className={classes.files}>
      <FileRow
        icon={Film}
        name={t('files.video')}
        hint={`MP4 · ${formatBytes(video.size_bytes)}`}
        href={video.download_url}
      />
      {CAPTION_FORMATS.map((format) => (
        <FileRow
          key={format}
          icon={Captions}
          name={t('files.captions', { format: format.toUpperCase() })}
          hint={t(`files.captionsFor.${format}`)}
          onSave={() => exportCaptions(format)}
        />
      ))}
      <FileRow
        icon={Clapperboard}
        name={t('files.project', { format: 'OTIOZ' })}
        hint={t('files.bundleHint')}
        onSave={() => exportProject('otioz')}
        isBusy={isExporting}
      />
      <FileRow
        icon={Clapperboard}
        name={t('files.project', { format: 'OTIO' })}
        hint={t('files.cutHint')}
        onSave={() => exportProject('otio')}
        isBusy={isExporting}
      />
      <FileRow icon={FileJson2} name={t('files.manifest')} hint={t('files.manifestHint')} onSave={saveManifest} />
    </ul>
  );
}

interface FileRowProps {
  icon: LucideIcon;
  name: string;
  hint: string;
  href?: string;
  onSave?(): void;
  isBusy?: boolean;
}

function FileRow({ icon: Icon, name, hint, href, onSave, isBusy = false }: FileRowProps) {
  const { t } = useTranslation('projects');
  const inside = (
    <>
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.name}>
          <VisuallyHidden>{t('files.save')} </VisuallyHidden>
          {name}
        </span>
        <span className={classes.hint}>{hint}</span>
      </span>
      {isBusy ? <Loader size={16} /> : <Download size={16} aria-hidden className={classes.icon} />}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={classes.file} onClick={onSave} disabled={isBusy}>
          {inside}
        </button>
      ) : (
        <a className={classes.file} href={href} download>
          {inside}
        </a>
      )}
    </li>
  );
}
