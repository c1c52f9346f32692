import { Group, Stack, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { loadOperatorTexts } from './operator-texts.ts';
import classes from './operator-page.module.css';

loadOperatorTexts();

const PAGES = [
  { to: '/operator/mails', name: 'nav.mails' },
  { to: '/operator/statistics', name: 'nav.statistics' },
  { to: '/operator/codes', name: 'nav.codes' },
] as const;

interface OperatorPageProps {
  title: string;
  /** Beside the title. */
  control?: ReactNode;
  children: ReactNode;
}

/** The frame of the operator's pages. Others are told that the pages are not for them; the server refuses them too. */
export function OperatorPage({ title, control, children }: OperatorPageProps) {
  const { t } = useTranslation('operator');
  const user = useUserInfo();
  if (!user.data) return <ListTrouble query={user} />;
  if (!user.data.is_operator) {
    return <StateMessage icon={Lock} title={t('refused.title')} text={t('refused.text')} headingOrder={1} />;
  }
  return (
    <Stack maw={1200} mx="auto" gap="md">
      <nav aria-label={t('nav.label')} className={classes.nav}>
        {PAGES.map(({ to, name }) => (
          <Link key={to} to={to} className={classes.link} activeProps={{ 'aria-current': 'page' }}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        {control}
      </Group>
      {children}
    </Stack>
  );
}
