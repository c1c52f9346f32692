import { Button, Card, Divider, Stack, Text } from '@mantine/core';
import { listCutLengths, videoCut, videoCutContract, videoCutInput, type VideoFrames } from '@reelwright/contracts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { useStartTask } from '#src/nouns/tasks/model/use-start-task.ts';
import layout from '#src/ui/tool-frame.module.css';
import { CutBar } from '../components/cut-bar.tsx';
import { type ChosenRatio, ImagePanel } from '../components/image-panel.tsx';
import { PartList } from '../components/part-list.tsx';
import { QualityPanel } from '../components/quality-panel.tsx';
import { Stage } from '../components/stage.tsx';
import { Timeline } from '../components/timeline.tsx';
import { Transport } from '../components/transport.tsx';
import { forgetHistory } from '../model/cut-drafts.ts';
import { addRange, removeRange, setEnd, setRange, setStart, splitRange, toTaskInput } from '../model/cut-edit.ts';
import { type CutCommand, findCommand } from '../model/cut-keys.ts';
import { type CutPlayer, createCutPlayer } from '../model/cut-player.ts';
import { useCutEdit } from '../model/use-cut-edit.ts';
import classes from './video-cut.module.css';

/** Beyond it, a frame is wider than a finger. */
const MAX_FRAME_PX = 24;
const TRACK_PX = 900;

/** Cuts one video: its image, timeline, parts and settings. */
export function Cutter({ video, onExpired }: { video: VideoFrames; onExpired(): void }) {
  const { t } = useTranslation('videoCut');
  const navigate = useScreenNavigate();
  const { edit, canUndo, canRedo, setEdit, undo, redo } = useCutEdit(video);
  const [wanted, setChosen] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [ratio, setRatio] = useState<ChosenRatio>(() => edit.frame.canvas?.ratio ?? 'original');
  const [isCropping, setIsCropping] = useState(false);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const player = usePlayer(element, video);
  const chosen = Math.min(wanted, edit.ranges.length - 1);

  const input = useMemo(() => toTaskInput(video, edit), [video, edit]);
  const isValid = videoCutInput.safeParse(input).success;
  const task = useMemo(() => (isValid ? { tool_type: videoCut.id, input } : null), [isValid, input]);
  const cost = useTaskCost(task);
  const starter = useStartTask('video-cut');
  const lengths = listCutLengths(input);

  const act = (command: CutCommand): void => {
    const frame = player?.getFrame() ?? 0;
    switch (command.kind) {
      case 'toggle':
        return player?.toggle();
      case 'pause':
        return player?.pause();
      case 'shuttle':
        return player?.shuttle(command.direction);
      case 'step':
        return player?.step(command.frames);
      case 'jump':
        return player?.seek(command.to === 'start' ? 0 : video.frames - 1);
      case 'result':
        if (player?.getState().isResult) return player.pause();
        setIsCropping(false);
        return player?.playResult(edit.ranges);
      case 'start':
        return setEdit(setStart(edit, chosen, frame, video.frames));
      case 'end':
        return setEdit(setEnd(edit, chosen, frame + 1, video.frames));
      case 'split': {
        const at = edit.ranges.findIndex(({ from, to }) => frame > from && frame < to);
        if (at < 0) return;
        setEdit(splitRange(edit, at, frame));
        return setChosen(at + 1);
      }
      case 'add':
        setEdit(addRange(edit, frame, video));
        return setChosen(edit.ranges.length);
      case 'remove':
        return setEdit(removeRange(edit, chosen));
      case 'undo':
        return undo();
      case 'redo':
        return redo();
      case 'zoom':
        return setZoom((before) =>
          Math.min(Math.max(1, (video.frames * MAX_FRAME_PX) / TRACK_PX), Math.max(1, before * command.factor)),
        );
    }
  };
  useCutKeys(act);

  const start = (): void => {
    if (task === null) return;
    void starter.start(task, async (taskId) => {
      forgetHistory(video.asset_id);
      await navigate({ to: '/video-detail', search: { id: taskId } });
    });
  };
  const choose = (index: number): void => {
    setChosen(index);
    const range = edit.ranges[index];
    if (range) player?.seek(range.from);
  };

  return (
    <>
      <div className={layout.columns}>
        <div className={layout.main}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a file that is cut, not a page's own video */}
          <video
            ref={setElement}
            className={classes.video}
            src={video.preview_url}
            playsInline
            preload="auto"
            aria-hidden
            tabIndex={-1}
            muted={!edit.hasAudio}
            onError={onExpired}
          />
          <Stage
            {...{ video, player, element, isCropping }}
            frame={edit.frame}
            onCrop={(crop, isDone) => setEdit({ ...edit, frame: { ...edit.frame, crop, canvas: null } }, isDone)}
          />
          {video.is_stacked && (
            <Text size="xs" c="dimmed">
              {t('stage.alphaNote')}
            </Text>
          )}
          {player && (
            <>
              <PlaybackTrouble player={player} onRetry={() => element?.load()} />
              <Transport video={video} player={player} onCommand={act} />
              <Timeline
                {...{ video, player, chosen, zoom, canUndo, canRedo }}
                ranges={edit.ranges}
                onChoose={choose}
                onRange={(index, range, isDone) => setEdit(setRange(edit, index, range), isDone)}
                onCommand={act}
              />
            </>
          )}
        </div>
        <Card withBorder radius="lg" padding="md">
          <Stack gap="md">
            <PartList {...{ video, edit, chosen }} onChoose={choose} onEdit={setEdit} />
            <Divider />
            <ImagePanel
              {...{ video, ratio, isCropping }}
              frame={edit.frame}
              onChange={(frame) => setEdit({ ...edit, frame })}
              onRatio={setRatio}
              onCropping={setIsCropping}
            />
            <Divider />
            <QualityPanel video={video} edit={edit} onEdit={setEdit} />
          </Stack>
        </Card>
      </div>
      <CutBar
        files={lengths.length}
        lengthS={lengths.reduce((sum, lengthS) => sum + lengthS, 0)}
        credits={cost.data?.credits ?? videoCutContract.price(input)}
        balance={cost.data?.balance}
        isPushing={starter.isPending}
        onCut={start}
      />
    </>
  );
}

function PlaybackTrouble({ player, onRetry }: { player: CutPlayer; onRetry(): void }) {
  const { t } = useTranslation('videoCut');
  const { isFailed } = useSyncExternalStore(player.subscribe, player.getState);
  if (!isFailed) return null;
  return (
    <Text size="sm" role="alert" c="var(--mantine-color-error)">
      {t('open.playback')}{' '}
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        {t('open.again')}
      </Button>
    </Text>
  );
}

function usePlayer(element: HTMLVideoElement | null, video: VideoFrames): CutPlayer | null {
  const [player, setPlayer] = useState<CutPlayer | null>(null);
  const { frames } = video;
  const { num, den } = video.frame_rate;
  useEffect(() => {
    if (!element) return;
    const opened = createCutPlayer(element, { frames, frame_rate: { num, den } });
    // It listens to the element: created after the element mounts, closed with it.
    // oxlint-disable-next-line react/set-state-in-effect
    setPlayer(opened);
    return () => {
      opened.close();
      setPlayer(null);
    };
  }, [element, frames, num, den]);
  return player;
}

/** Keys work everywhere on the screen but in fields; a focused button keeps Space. */
function useCutKeys(act: (command: CutCommand) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLElement) {
        if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=radiogroup]')) return;
        if (event.key === ' ' && target.closest('button, a')) return;
      }
      const command = findCommand(event);
      if (!command) return;
      event.preventDefault();
      act(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act]);
}
