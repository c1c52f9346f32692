import { Button, Group, Text } from '@mantine/core';
import { DOWNLOAD_LIMITS, DOWNLOAD_PRICE, MIB } from '@reelwright/contracts';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { addLinks } from '../model/links.ts';

const MAX = DOWNLOAD_LIMITS.maxLinks;

/** Takes links, typed or pasted, and has them looked up. Enter submits; Shift and Enter begin a new line. */
export function LinkForm() {
  const { t } = useTranslation('downloader');
  const online = useConnection();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    if (!online || text.trim() === '') return;
    const refused = addLinks(text);
    if (refused === null) return setText('');
    setProblem(
      refused.kind === 'invalid' ? t('form.invalid', { link: refused.link }) : t('form.tooMany', { max: MAX }),
    );
  };
  return (
    <form onSubmit={submit}>
      <GrowingTextarea
        label={t('form.label')}
        description={t('form.hint', { max: MAX })}
        placeholder="https://"
        value={text}
        error={problem}
        minRows={2}
        maxRows={10}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <Group justify="space-between" mt="sm" gap="sm" align="flex-start">
        <Text size="xs" c={online ? 'dimmed' : 'var(--mantine-color-error)'} role="status" flex={1} miw={200}>
          {online
            ? t('form.limits', {
                minutes: DOWNLOAD_LIMITS.maxLengthS / 60,
                size: DOWNLOAD_LIMITS.maxSizeBytes / MIB,
                credits: DOWNLOAD_PRICE.credits,
                seconds: DOWNLOAD_PRICE.perSeconds,
              })
            : t('form.offline')}
        </Text>
        <Button type="submit" disabled={text.trim() === '' || !online} leftSection={<Search size={16} aria-hidden />}>
          {t('form.add')}
        </Button>
      </Group>
    </form>
  );
}
