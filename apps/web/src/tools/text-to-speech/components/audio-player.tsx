import { ActionIcon } from '@mantine/core';
import type { TaskOutput } from '@reelwright/contracts';
import { Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { usePeaks } from '#src/lib/peaks.ts';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { findAudioCommand } from '../model/player-keys.ts';
import { useAudio } from '../model/use-audio.ts';
import classes from './audio-player.module.css';
import { Waveform } from './waveform.tsx';

interface AudioPlayerProps {
  taskId: string;
  title: string;
  audio: TaskOutput;
  peaks: TaskOutput | undefined;
  captions: TaskOutput | undefined;
  /** Called if the file failed to load: its signed address may have expired. */
  onBroken(): void;
}

/** Plays a recording. Its keys work on the waveform: space plays, arrows step, home and end jump. */
export function AudioPlayer({ taskId, title, audio: output, peaks, captions, onBroken }: AudioPlayerProps) {
  const { t } = useTranslation('textToSpeech');
  // Each answer signs new addresses. The current one is kept until it fails, because a new one would restart playback.
  const [played, setPlayed] = useState({ url: output.url, isBroken: false });
  if (played.isBroken && played.url !== output.url) setPlayed({ url: output.url, isBroken: false });
  const audio = useRef<HTMLAudioElement>(null);
  const waveform = useRef<HTMLDivElement>(null);
  const { isPlaying, atS, lengthS, toggle, seek } = useAudio(audio, waveform, output.duration_s ?? 0);
  const { data } = usePeaks({ of: taskId, url: peaks?.url });
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const command = findAudioCommand(event.key, { atS, lengthS });
    if (!command) return;
    event.preventDefault();
    if (command.kind === 'toggle') toggle();
    else seek(command.toS);
  };
  return (
    <div className={classes['player']} role="group" aria-label={title}>
      <audio
        ref={audio}
        src={played.url}
        preload="metadata"
        onError={() => {
          if (played.isBroken) return;
          setPlayed({ ...played, isBroken: true });
          onBroken();
        }}
      >
        <track kind="captions" src={captions?.url} />
      </audio>
      <ActionIcon
        size={48}
        radius="xl"
        variant="filled"
        aria-label={t(isPlaying ? 'result.pause' : 'result.play')}
        onClick={toggle}
      >
        {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      </ActionIcon>
      <Waveform ref={waveform} peaks={data} atS={atS} lengthS={lengthS} onSeek={seek} onKey={press} />
      <span className={classes['time']}>
        {t('result.positionValue', { at: formatClock(atS), length: formatClock(lengthS) })}
      </span>
    </div>
  );
}
