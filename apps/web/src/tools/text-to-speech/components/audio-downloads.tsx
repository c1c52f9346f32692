import { Button, Group } from '@mantine/core';
import { SPEECH_CAPTIONS, SPEECH_FILES, type Task } from '@reelwright/contracts';
import { Captions, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Download buttons of a recording's files. */
export function AudioDownloads({ outputs }: { outputs: Task['outputs'] }) {
  const { t } = useTranslation('textToSpeech');
  const urlOf = (kind: Task['outputs'][number]['kind']): string | undefined =>
    outputs.find((output) => output.kind === kind)?.download_url;
  const files = [
    ...SPEECH_FILES.map((format) => ({ format, url: urlOf(`audio_${format}`), isSound: true })),
    ...SPEECH_CAPTIONS.map((format) => ({ format, url: urlOf(`captions_${format}`), isSound: false })),
  ];
  return (
    <Group gap="xs">
      {files.map(({ format, url, isSound }) =>
        url === undefined ? null : (
          <Button
            key={format}
            component="a"
            href={url}
            download
            size="xs"
            variant={isSound ? 'light' : 'default'}
            leftSection={isSound ? <Download size={14} aria-hidden /> : <Captions size={14} aria-hidden />}
          >
            {t(isSound ? 'result.download' : 'result.captions', { format: format.toUpperCase() })}
          </Button>
        ),
      )}
    </Group>
  );
}
