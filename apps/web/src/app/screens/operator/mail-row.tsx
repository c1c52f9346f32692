import { Text, UnstyledButton } from '@mantine/core';
import type { MailCard } from '@reelwright/contracts';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { CopyCode } from './copy-code.tsx';
import classes from './mails.module.css';

interface MailRowProps {
  mail: MailCard;
  isChosen: boolean;
  onChoose(): void;
}

export function MailRow({ mail, isChosen, onChoose }: MailRowProps) {
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <UnstyledButton className={classes.open} onClick={onChoose} aria-current={isChosen || undefined}>
        <Text fw={600} size="sm" truncate>
          {mail.subject}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {mail.to}
        </Text>
        <Text size="xs" c="dimmed">
          <TimeAgo at={mail.created_at} />
        </Text>
      </UnstyledButton>
      {mail.code !== null && <CopyCode code={mail.code} />}
    </li>
  );
}
