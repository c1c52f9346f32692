import { Loader, VisuallyHidden } from '@mantine/core';
import { CAPTION_FORMATS, type Medium, OUTPUT_MEDIA, type Task } from '@reelwright/contracts';
import {
  Captions,
  Clapperboard,
  Download,
  FileJson2,
  FileText,
  Film,
  Image,
  type LucideIcon,
  Music,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatBytes } from '../model/use-format-bytes.ts';
import { findMade } from '../model/task-output.ts';
import { findTaskView } from '../model/task-screen.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import { useTaskActions } from '../model/use-task-actions.ts';
import classes from './task-files.module.css';

loadTaskTexts();

interface TaskFilesProps {
  task: Task;
  variant: number;
}

const ICONS: Record<Medium, LucideIcon> = {
  video: Film,
  image: Image,
  audio: Music,
  text: FileText,
  data: FileJson2,
};

/** Every file format of a finished result. */
export function TaskFiles({ task, variant }: TaskFilesProps) {
  const { t } = useTranslation('tasks');
  const formatBytes = useFormatBytes();
  const made = findMade(task, variant);
  if (!made) return null;
  const medium = OUTPUT_MEDIA[made.kind];
  // `video/mp4` becomes MP4.
  const format = made.content_type.split('/').at(-1)?.toUpperCase() ?? '';
  return (
    <ul className={classes.files}>
      <FileRow
        icon={ICONS[medium]}
        name={t(`files.medium.${medium}`)}
        hint={`${format} · ${formatBytes(made.size_bytes)}`}
        href={made.download_url}
      />
      {findTaskView(task)?.hasTimeline === true && <TimelineFiles task={task} variant={variant} />}
    </ul>
  );
}

/** Files that only a video cut from a timeline has. */
function TimelineFiles({ task, variant }: TaskFilesProps) {
  const { t } = useTranslation('tasks');
  const { exportCaptions, exportProject, saveManifest, isExporting } = useTaskActions(task, {
    onRegenerated: () => undefined,
    variant,
  });
  return (
    <>
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
    </>
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
  const { t } = useTranslation('tasks');
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
