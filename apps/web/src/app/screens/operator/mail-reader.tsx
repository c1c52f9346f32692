import { Button, Group, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { MailId } from '@reelwright/contracts';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCspNonce } from '#src/lib/csp-nonce.ts';
import { useDeleteMail } from '#src/nouns/mails/api/delete-mail.ts';
import { useMail } from '#src/nouns/mails/api/get-mail.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { CopyCode } from './copy-code.tsx';
import { frameMail } from './frame-mail.ts';
import classes from './mails.module.css';

interface MailReaderProps {
  mailId: MailId;
  onDeleted(): void;
}

/** One email, as its reader sees it or as plain text. */
export function MailReader({ mailId, onDeleted }: MailReaderProps) {
  const { t } = useTranslation(['operator', 'translation']);
  const mail = useMail(mailId);
  const remove = useDeleteMail();
  const [view, setView] = useState<'html' | 'text'>('html');
  const html = mail.data?.html;
  const framed = useMemo(() => (html === undefined ? '' : frameMail(html, getCspNonce())), [html]);
  if (mail.isPending && mail.fetchStatus !== 'paused') return <Skeleton height={480} radius="md" />;
  if (!mail.data) return <ListTrouble query={mail} />;
  const { subject, to, code, text } = mail.data;
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {subject}
      </Title>
      <Text c="dimmed">{t('mails.to', { address: to })}</Text>
      <Group justify="space-between">
        <SegmentedControl
          aria-label={t('mails.view')}
          value={view}
          onChange={(value) => setView(value === 'text' ? 'text' : 'html')}
          data={[
            { value: 'html', label: t('mails.html') },
            { value: 'text', label: t('mails.text') },
          ]}
        />
        <Group gap="xs">
          {code !== null && <CopyCode code={code} />}
          <Button
            variant="default"
            h={44}
            leftSection={<Trash2 size={16} aria-hidden />}
            aria-label={t('mails.delete', { subject })}
            loading={remove.isPending}
            onClick={() => remove.mutate(mailId, { onSuccess: onDeleted })}
          >
            {t('translation:action.delete')}
          </Button>
        </Group>
      </Group>
      {remove.isError && (
        <Text role="alert" c="var(--mantine-color-error)">
          {t('mails.deleteFailed')}
        </Text>
      )}
      {view === 'text' ? (
        <pre className={classes.plain}>{text}</pre>
      ) : (
        // No permission at all: no scripts, no forms, no links that open, an origin of its own.
        <iframe className={classes.frame} sandbox="" srcDoc={framed} title={subject} />
      )}
    </Stack>
  );
}
