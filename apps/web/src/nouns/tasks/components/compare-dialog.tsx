import { ActionIcon, Loader, Modal } from '@mantine/core';
import { Download, Pause, Play, Repeat, Volume2, VolumeX } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { type CompareCommand, readCompareKey } from '../model/compare-keys.ts';
import type { ComparedVideo } from '../model/compared-videos.ts';
import { useSyncedVideos } from '../model/use-synced-videos.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import classes from './compare-dialog.module.css';

loadTaskTexts();

const RATES = [0.5, 1, 2] as const;

interface CompareDialogProps {
  videos: readonly ComparedVideo[];
  onClose(): void;
}

/** Plays two to four videos side by side in sync, with one transport and the audio of one of them. */
export function CompareDialog({ videos, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const [rate, setRate] = useState<number>(1);
  const [isLooping, setLooping] = useState(true);
  const [heard, setHeard] = useState(0);
  const [isMuted, setMuted] = useState(false);
  // Each answer signs new addresses; the current ones are kept, because new ones would restart playback.
  const [shown] = useState(videos);
  const group = useSyncedVideos(
    shown.map(({ video }) => video.duration_s ?? 0),
    { rate, isLooping },
  );
  // Among videos of its own project a video only needs its number.
  const isOneProject = new Set(shown.map(({ taskId }) => taskId)).size === 1;
  const nameOf = ({ title, number }: ComparedVideo): string => {
    if (number !== null && isOneProject) return t('variants.name', { number });
    const name = title === '' ? t('translation:task.untitled') : title;
    return number === null ? name : t('compare.variantOf', { title: name, number });
  };

  const run = (command: CompareCommand): void => {
    switch (command.kind) {
      case 'toggle':
        return group.toggle();
      case 'mute':
        return setMuted(!isMuted);
      case 'loop':
        return setLooping(!isLooping);
      case 'start':
        return group.seek(0);
      case 'end':
        return group.seek(group.durationS);
      case 'move':
        return group.seek(group.positionS + command.byS);
      case 'hear':
        setHeard(command.index);
        return setMuted(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = readCompareKey(event, shown.length);
    // The space bar presses a focused button as usual.
    if (!command || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    run(command);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={t('compare.title', { count: shown.length })}
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
      onKeyDown={onKeyDown}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <div className={classes.stage}>
        <div className={classes.panes} data-count={shown.length}>
          {shown.map((each, index) => (
            <figure key={each.id} className={classes.pane} data-heard={(index === heard && !isMuted) || undefined}>
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are burned in */}
              <video
                ref={(video) => group.attach(index, video)}
                src={each.video.url}
                poster={each.poster?.url}
                preload="auto"
                playsInline
                muted={isMuted || index !== heard}
                aria-label={nameOf(each)}
                onClick={group.toggle}
              />
              <figcaption className={classes.caption}>
                <button
                  type="button"
                  className={classes.hear}
                  aria-pressed={index === heard && !isMuted}
                  aria-label={t('compare.hear', { title: nameOf(each) })}
                  onClick={() => run({ kind: 'hear', index })}
                >
                  {index === heard && !isMuted ? <Volume2 size={16} aria-hidden /> : <VolumeX size={16} aria-hidden />}
                  <kbd>{index + 1}</kbd>
                </button>
                <span className={classes.name}>{nameOf(each)}</span>
                <ActionIcon
                  component="a"
                  href={each.video.download_url}
                  download
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('compare.download', { title: nameOf(each) })}
                >
                  <Download size={16} aria-hidden />
                </ActionIcon>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className={classes.transport} role="group" aria-label={t('compare.transport')}>
          <ActionIcon
            size={44}
            radius="xl"
            onClick={group.toggle}
            aria-label={t(group.isPlaying ? 'translation:player.pause' : 'translation:player.play')}
            data-autofocus
          >
            {group.isWaiting ? (
              <Loader size={18} color="white" />
            ) : group.isPlaying ? (
              <Pause size={20} fill="currentColor" aria-hidden />
            ) : (
              <Play size={20} fill="currentColor" aria-hidden />
            )}
          </ActionIcon>
          <span className={classes.time}>{formatClock(group.positionS)}</span>
          <input
            type="range"
            className={classes.scrub}
            style={{ '--done': `${(100 * group.positionS) / Math.max(0.01, group.durationS)}%` } as CSSProperties}
            min={0}
            max={group.durationS}
            step={0.01}
            value={group.positionS}
            aria-label={t('translation:player.position')}
            aria-valuetext={formatClock(group.positionS)}
            onChange={(event) => group.seek(Number(event.currentTarget.value))}
          />
          <span className={classes.time}>{formatClock(group.durationS)}</span>
          <button
            type="button"
            className={classes.rate}
            aria-label={t('compare.rate', { rate })}
            onClick={() => setRate(RATES[(RATES.findIndex((each) => each === rate) + 1) % RATES.length] ?? 1)}
          >
            {t('translation:player.speed', { rate })}
          </button>
          <ActionIcon
            variant="subtle"
            color={isLooping ? 'reel' : 'gray'}
            size={44}
            aria-pressed={isLooping}
            aria-label={t('translation:player.loop')}
            onClick={() => setLooping(!isLooping)}
          >
            <Repeat size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-pressed={isMuted}
            aria-label={t('translation:player.mute')}
            onClick={() => setMuted(!isMuted)}
          >
            {isMuted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
          </ActionIcon>
        </div>
        <p className={classes.hint}>{t('compare.keys', { count: shown.length })}</p>
      </div>
    </Modal>
  );
}
