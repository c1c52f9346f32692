import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { SignedInSession } from '@reelwright/contracts';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndOtherSessions } from '#src/nouns/accounts/api/end-other-sessions.ts';
import { useEndSession } from '#src/nouns/accounts/api/end-session.ts';
import { useSessions } from '#src/nouns/accounts/api/list-sessions.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { showError, showToast } from '#src/ui/toast.ts';
import { Section } from './section.tsx';

const ICONS = { desktop: Monitor, phone: Smartphone, tablet: Tablet, other: Monitor } as const;

export function SessionsSection() {
  const { t } = useTranslation('profile');
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const list = sessions.data?.list ?? [];
  const hasOthers = list.some((session) => !session.is_current && session.stolen === null);
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <ListTrouble query={sessions} />
      {sessions.isPending && sessions.fetchStatus !== 'paused' && <Skeleton height={120} />}
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {list.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </Stack>
      {hasOthers && (
        <Button
          variant="default"
          h={44}
          w="fit-content"
          loading={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, {
              onSuccess: ({ ended }) => showToast('success', t('sessions.ended', { count: ended })),
              onError: showError,
            })
          }
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}

function SessionRow({ session }: { session: SignedInSession }) {
  const { t } = useTranslation('profile');
  const end = useEndSession();
  const Icon = ICONS[session.device];
  const names = [session.browser, session.system].filter((part) => part !== null).join(', ');
  const name = names || t('sessions.unknown');
  return (
    <li>
      <Group justify="space-between" wrap="nowrap">
        <Group wrap="nowrap" miw={0}>
          <Icon size={20} aria-hidden style={{ flexShrink: 0 }} />
          <div style={{ minWidth: 0 }}>
            <Group gap="xs">
              <Text fw={500} translate={names ? 'no' : undefined}>
                {name}
              </Text>
              {session.is_current && <Badge variant="light">{t('sessions.current')}</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              {session.is_local ? t('sessions.local') : session.address} · <TimeAgo at={session.last_seen_at} />
            </Text>
          </div>
        </Group>
        {!session.is_current && (
          <Button
            variant="subtle"
            h={44}
            style={{ flexShrink: 0 }}
            aria-label={t(session.stolen ? 'sessions.dismissOf' : 'sessions.endOf', { name })}
            loading={end.isPending}
            onClick={() => end.mutate(session.session_id, { onError: showError })}
          >
            {t(session.stolen ? 'sessions.dismiss' : 'sessions.end')}
          </Button>
        )}
      </Group>
      {session.stolen && (
        <Alert color="red" mt="xs">
          {t('sessions.stolen', { address: session.stolen.address })}
        </Alert>
      )}
    </li>
  );
}
