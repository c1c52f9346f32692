import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import classes from './mailbox-hint.module.css';
import { loadOperatorTexts } from './operator-texts.ts';

loadOperatorTexts();

/** Says where codes of emails are found, where this page may read the mailbox. For screens that send a code. */
export function MailboxHint() {
  const { t } = useTranslation('operator');
  const { data: setting } = useAppSetting();
  if (!setting?.has_mailbox) return null;
  return (
    <Alert icon={<Inbox size={18} aria-hidden />} variant="default" py="xs">
      {t('hint.text')} {/* In a tab of its own: the form stays as it is. */}
      <Anchor component={Link} to="/operator/mails" target="_blank" inherit underline="always" className={classes.link}>
        {t('hint.open')}
      </Anchor>
    </Alert>
  );
}
