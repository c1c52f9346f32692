import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { MailCard, MailId } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Inbox, MailOpen, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMailList } from '#src/nouns/mails/api/list-mails.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { MailReader } from './mail-reader.tsx';
import { MailRow } from './mail-row.tsx';
import classes from './mails.module.css';
import { OperatorPage } from './operator-page.tsx';
import { loadOperatorTexts } from './operator-texts.ts';

loadOperatorTexts();

const SKELETONS = 4;

/** The emails of an installation without a mail server. */
export function MailsScreen() {
  const { t } = useTranslation('operator');
  return (
    <OperatorPage title={t('mails.title')}>
      <Mailbox />
    </OperatorPage>
  );
}

function Mailbox() {
  const { t } = useTranslation('operator');
  const mails = useMailList();
  const { id } = useSearch({ from: '/operator/mails' });
  const navigate = useNavigate();
  const choose = (mailId: MailId | undefined): void =>
    void navigate({ to: '/operator/mails', search: mailId === undefined ? {} : { id: mailId } });
  if (mails.isPending && mails.fetchStatus !== 'paused') return <MailSkeletons />;
  if (!mails.data) return <ListTrouble query={mails} />;
  const { delivery, list } = mails.data;
  if (delivery === 'smtp') return <StateMessage icon={Send} title={t('mails.smtpTitle')} text={t('mails.smtpText')} />;
  if (list.length === 0) return <StateMessage icon={Inbox} title={t('mails.emptyTitle')} text={t('mails.emptyText')} />;
  const chosen = list.find((mail) => mail.mail_id === id);
  return (
    <>
      <Text c="dimmed">{t('mails.intro')}</Text>
      <div className={classes.mailbox} data-reading={id === undefined ? undefined : true}>
        <MailList list={list} chosen={chosen} onChoose={choose} />
        <section className={classes.reader}>
          {id !== undefined && (
            <Button
              className={classes.back}
              variant="subtle"
              leftSection={<ArrowLeft size={16} aria-hidden />}
              onClick={() => choose(undefined)}
            >
              {t('mails.back')}
            </Button>
          )}
          {chosen ? (
            <MailReader key={chosen.mail_id} mailId={chosen.mail_id} onDeleted={() => choose(undefined)} />
          ) : (
            <StateMessage icon={MailOpen} title={t(id === undefined ? 'mails.choose' : 'mails.gone')} />
          )}
        </section>
      </div>
    </>
  );
}

interface MailListProps {
  list: MailCard[];
  chosen: MailCard | undefined;
  onChoose(mailId: MailId): void;
}

function MailList({ list, chosen, onChoose }: MailListProps) {
  const { t } = useTranslation('operator');
  return (
    <ul className={classes.list} aria-label={t('mails.list')}>
      {list.map((mail) => (
        <MailRow key={mail.mail_id} mail={mail} isChosen={mail === chosen} onChoose={() => onChoose(mail.mail_id)} />
      ))}
    </ul>
  );
}

function MailSkeletons() {
  return (
    <Stack gap="xs" aria-hidden>
      {Array.from({ length: SKELETONS }, (_each, index) => (
        <Skeleton key={index} height={72} radius="md" />
      ))}
    </Stack>
  );
}
