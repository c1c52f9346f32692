import { Button, Card, SegmentedControl, Switch, Text } from '@mantine/core';
import { MP3_BITRATES, mp3Downloader, priceOfDownload, videoDownloader } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LinkIcon, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showError } from '#src/ui/toast.ts';
import { ToolFrame } from '#src/ui/tool-frame.tsx';
import { useLookups } from '../api/get-lookup.ts';
import { DownloadBar } from '../components/download-bar.tsx';
import { DownloadResults } from '../components/download-results.tsx';
import { LinkCard } from '../components/link-card.tsx';
import { LinkForm } from '../components/link-form.tsx';
import { loadDownloaderTexts } from '../model/downloader-texts.ts';
import { addLinks, useLinks } from '../model/links.ts';
import { type AudioSettings, type DownloadKind, judgeLink, toTasks } from '../model/to-task-input.ts';
import { joinTaskIds, splitTaskIds } from '../model/task-ids.ts';
import { usePushDownloads } from '../model/use-push-downloads.ts';
import classes from './downloader.module.css';

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
  const open = (taskIds: readonly string[]): void =>
    void navigate({ to: '/video-downloader', search: joinTaskIds(taskIds) });
  return <Downloader kind="video" taskIds={splitTaskIds(id)} onOpen={open} />;
}

export function Mp3DownloaderScreen() {
  const { id } = useSearch({ from: '/mp3-downloader' });
  const navigate = useNavigate();
  const open = (taskIds: readonly string[]): void =>
    void navigate({ to: '/mp3-downloader', search: joinTaskIds(taskIds) });
  return <Downloader kind="audio" taskIds={splitTaskIds(id)} onOpen={open} />;
}

interface DownloaderProps {
  kind: DownloadKind;
  /** The tasks that are shown; none for new ones. */
  taskIds: readonly string[];
  onOpen(taskIds: readonly string[]): void;
}

function Downloader({ kind, taskIds, onOpen }: DownloaderProps) {
  const { t } = useTranslation('downloader');
  return (
    <ToolFrame
      isNarrow
      title={t(`${kind}.title`)}
      subtitle={t(`${kind}.subtitle`)}
      action={
        taskIds.length > 0 && (
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => onOpen([])}>
            {t('result.new')}
          </Button>
        )
      }
    >
      {taskIds.length === 0 ? (
        <NewDownload kind={kind} onPushed={onOpen} />
      ) : (
        <DownloadResults taskIds={taskIds} onGone={(gone) => onOpen(taskIds.filter((taskId) => taskId !== gone))} />
      )}
      <NewestOfTool
        toolType={kind === 'video' ? videoDownloader.id : mp3Downloader.id}
        title={t('recent')}
        openIds={taskIds}
      />
    </ToolFrame>
  );
}

function NewDownload({ kind, onPushed }: { kind: DownloadKind; onPushed(taskIds: readonly string[]): void }) {
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
  const tasks = useUnchanged(toTasks(found, { kind, audio }));
  // The price of each follows from its length; the first one's answer says how many credits are left.
  const [first] = tasks;
  const cost = useTaskCost(first ? { tool_type: first.tool_type, input: first.input } : null);
  const push = usePushDownloads();

  const start = async (): Promise<void> => {
    if (tasks.length === 0 || !hasRights) return;
    try {
      const taskIds = await push.run(tasks);
      if (taskIds.length > 0) onPushed(taskIds);
    } catch (error) {
      showError(error as Error);
    }
  };

  const states = found.map((each) => judgeLink(each, kind));
  const ready = new Set(tasks.map(({ key }) => key));
  const lengths = found.flatMap(({ link, lookup }) => (ready.has(link.key) ? [lookup?.video?.length_s ?? 0] : []));
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
            count={tasks.length}
            lengthS={lengths.reduce((sum, lengthS) => sum + lengthS, 0)}
            balance={first && cost.data?.balance}
            credits={lengths.reduce((sum, lengthS) => sum + priceOfDownload(lengthS), 0)}
            waiting={states.filter((state) => state === 'waiting').length}
            failed={states.filter((state) => state === 'failed' || state === 'unfit').length}
            hasRights={hasRights}
            onRights={setHasRights}
            isPushing={push.isPending}
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
