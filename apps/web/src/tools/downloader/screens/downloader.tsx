import { Button, Card, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { MP3_BITRATES, mp3Downloader, priceOfDownload, videoDownloader } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LinkIcon, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showError } from '#src/ui/toast.ts';
import { useLookups } from '../api/get-lookup.ts';
import { DownloadBar } from '../components/download-bar.tsx';
import { LinkCard } from '../components/link-card.tsx';
import { LinkForm } from '../components/link-form.tsx';
import { loadDownloaderTexts } from '../model/downloader-texts.ts';
import { addLinks, removeAllLinks, useLinks } from '../model/links.ts';
import { type AudioSettings, type DownloadKind, judgeLink, toTask } from '../model/to-task-input.ts';
import classes from './downloader.module.css';
import { DownloadResult } from './download-result.tsx';

loadDownloaderTexts();

export function VideoDownloaderScreen() {
  const { id, url } = useSearch({ from: '/video-downloader' });
  const navigate = useNavigate();
  // The link is added once; then it leaves the address.
  useEffect(() => {
    if (url === undefined) return;
    void navigate({ to: '/video-downloader', search: {}, replace: true });
    addLinks(url);
  }, [url, navigate]);
  const open = (taskId: string | undefined): void =>
    void navigate({ to: '/video-downloader', search: taskId === undefined ? {} : { id: taskId } });
  return <Downloader kind="video" taskId={id} onOpen={open} />;
}

export function Mp3DownloaderScreen() {
  const { id } = useSearch({ from: '/mp3-downloader' });
  const navigate = useNavigate();
  const open = (taskId: string | undefined): void =>
    void navigate({ to: '/mp3-downloader', search: taskId === undefined ? {} : { id: taskId } });
  return <Downloader kind="audio" taskId={id} onOpen={open} />;
}

interface DownloaderProps {
  kind: DownloadKind;
  /** The task that is shown; undefined for a new one. */
  taskId: string | undefined;
  onOpen(taskId: string | undefined): void;
}

function Downloader({ kind, taskId, onOpen }: DownloaderProps) {
  const { t } = useTranslation('downloader');
  return (
    <Stack maw={1100} mx="auto" gap="lg" className={classes['screen'] ?? ''}>
      <div className={classes.head}>
        <div>
          <Title order={1} size="h2">
            {t(`${kind}.title`)}
          </Title>
          <Text c="dimmed">{t(`${kind}.subtitle`)}</Text>
        </div>
        {taskId !== undefined && (
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => onOpen(undefined)}>
            {t('result.new')}
          </Button>
        )}
      </div>
      {taskId === undefined ? (
        <NewDownload kind={kind} onPushed={onOpen} />
      ) : (
        <DownloadResult key={taskId} taskId={taskId} onGone={() => onOpen(undefined)} />
      )}
      <NewestOfTool
        toolType={kind === 'video' ? videoDownloader.id : mp3Downloader.id}
        title={t('recent')}
        openId={taskId}
      />
    </Stack>
  );
}

function NewDownload({ kind, onPushed }: { kind: DownloadKind; onPushed(taskId: string): void }) {
  const { t } = useTranslation('downloader');
  const links = useLinks();
  const lookups = useLookups(links.map(({ lookupId }) => lookupId));
  const [audio, setAudio] = useState<AudioSettings>({ bitrateKbps: 192, hasCover: true });
  const [hasRights, setHasRights] = useState(false);
  const found = links.map((link, index) => ({
    link,
    lookup: lookups[index]?.data,
    error: lookups[index]?.error ?? null,
  }));
  const task = useUnchanged(toTask(found, { kind, audio }));
  const cost = useTaskCost(task);
  const push = usePushTask();
  const paid = usePaidAction('downloader');

  const start = async (): Promise<void> => {
    if (task === null || !hasRights) return;
    try {
      const pushed = await paid.run(task.input, (key) => push.mutateAsync({ ...task, idempotency_key: key }));
      if (pushed === null) return;
      removeAllLinks();
      onPushed(pushed.task_id);
    } catch (error) {
      showError(error as Error);
    }
  };

  const states = found.map((each) => judgeLink(each, kind));
  const lengths = found.map(({ lookup }) => lookup?.video?.length_s ?? 0);
  return (
    <>
      <Card withBorder radius="lg" padding="lg">
        <LinkForm />
      </Card>
      {found.length === 0 ? (
        <StateMessage icon={LinkIcon} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <ul className={classes.list} aria-label={t('list')}>
            {found.map((each) => (
              <LinkCard key={each.link.key} found={each} kind={kind} />
            ))}
          </ul>
          {kind === 'audio' && <AudioPanel settings={audio} onChange={setAudio} />}
          <DownloadBar
            kind={kind}
            count={found.length}
            lengthS={lengths.reduce((sum, lengthS) => sum + lengthS, 0)}
            cost={task === null ? undefined : cost.data}
            expectedCredits={lengths.reduce((sum, lengthS) => sum + (lengthS > 0 ? priceOfDownload(lengthS) : 0), 0)}
            waiting={states.filter((state) => state === 'waiting').length}
            failed={states.filter((state) => state === 'failed' || state === 'unfit').length}
            hasRights={hasRights}
            onRights={setHasRights}
            isPushing={paid.isPending}
            onDownload={() => void start()}
          />
        </>
      )}
    </>
  );
}

/** Returns the same object as long as its content is the same: lookups are new objects each time. */
function useUnchanged<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ text, value });
  if (kept.text === text) return kept.value;
  setKept({ text, value });
  return value;
}

function AudioPanel({ settings, onChange }: { settings: AudioSettings; onChange(settings: AudioSettings): void }) {
  const { t } = useTranslation('downloader');
  return (
    <section className={classes.settings} aria-label={t('settings.title')}>
      <div>
        <Text size="sm" fw={500} mb={4} id="mp3-bitrate">
          {t('settings.bitrate')}
        </Text>
        <SegmentedControl
          aria-labelledby="mp3-bitrate"
          data={MP3_BITRATES.map((bitrate) => ({ value: String(bitrate), label: t('settings.kbps', { bitrate }) }))}
          value={String(settings.bitrateKbps)}
          onChange={(value) => {
            const bitrateKbps = MP3_BITRATES.find((bitrate) => String(bitrate) === value);
            if (bitrateKbps) onChange({ ...settings, bitrateKbps });
          }}
        />
      </div>
      <Switch
        label={t('settings.cover')}
        checked={settings.hasCover}
        onChange={({ currentTarget }) => onChange({ ...settings, hasCover: currentTarget.checked })}
      />
    </section>
  );
}
