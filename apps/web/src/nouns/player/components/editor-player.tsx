import type { TimelineDocument } from '@reelwright/timeline';
import { MonitorX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { usePreviewSource } from '../api/preload-preview.ts';
import { canPreview } from '../model/browser-support.ts';
import type { PlayerCaptions } from '../model/playable.ts';
import type { Preview } from '../model/preview.ts';
import type { PreviewEdit, PreviewEdits } from '../model/preview-edit.ts';
import { useForeseenFonts } from '../model/preview-fonts.ts';
import { useEditedSource } from '../model/use-edited-source.ts';
import { Player } from './player.tsx';
import { PlayerWait } from './player-wait.tsx';
import classes from './player.module.css';

interface EditorPlayerProps {
  taskId: string;
  variant: number;
  title: string;
  /** The ratio of its sides, until the document names them. */
  size: { width: number; height: number };
  /** An image of the first frame, until it is painted. */
  poster: string | undefined;
  /** Shown instead of the preview's own document. Always the same. */
  edits: PreviewEdits;
  /** Edits that may come next. */
  foreseen: readonly PreviewEdit[];
  /** Those of the ad. */
  captions: PlayerCaptions;
  /** Lies over the canvas. */
  overlay: ReactNode;
  onPreview(preview: Preview | null): void;
  onDocument(document: TimelineDocument): void;
}

/** The player beside an editor: a newer preview replaces the previous one without interruption. */
export function EditorPlayer({
  taskId,
  variant,
  title,
  size,
  poster,
  edits,
  foreseen,
  captions,
  overlay,
  onPreview,
  onDocument,
}: EditorPlayerProps) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const isAble = canPreview();
  const { data, isPending, isError, error, refetch } = usePreviewSource(taskId, { variant, keepsOther: true });
  const [preview, setPreview] = useState<Preview | null>(null);
  const source = useEditedSource(data, { edits, preview });
  useForeseenFonts(data, foreseen, preview);
  const document = source?.document;
  const tell = useEffectEvent((shown: TimelineDocument) => onDocument(shown));
  useEffect(() => {
    if (document) tell(document);
  }, [document]);
  // The signed addresses may have expired.
  async function retry(): Promise<void> {
    await refetch();
    setAttempt(attempt + 1);
  }

  if (!isAble) {
    return (
      <div className={classes.player}>
        <StateMessage icon={MonitorX} title={t('player.unsupported.title')} text={t('player.unsupported.text')} />
      </div>
    );
  }
  if (isPending) return <PlayerWait {...size} poster={poster} />;
  if (isError || !source) {
    return (
      <div className={classes.player}>
        <StateMessage icon={MonitorX} title={describeError(error, getLanguage())} />
      </div>
    );
  }
  return (
    <Player
      key={attempt}
      source={source}
      title={title}
      onRetry={retry}
      onPreview={(opened) => {
        setPreview(opened);
        onPreview(opened);
      }}
      captions={captions}
      overlay={overlay}
      poster={poster}
    />
  );
}
