import { Button, Checkbox, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';
import { loadTaskTexts } from '../model/task-texts.ts';

loadTaskTexts();

/** What keeps a task from being started. */
export interface Obstacle {
  text: string;
  /** Whether the user must do something; otherwise it passes by itself. */
  isWrong: boolean;
}

interface TaskBarProps {
  /** What is made. */
  title?: string;
  /** Said without a connection: what was done so far is kept. */
  offline: string;
  obstacle: Obstacle | null;
  /** Said where nothing is in the way, in place of the credits that are left. */
  hint?: string | null;
  /** The server's price, or that by the price list until it has answered; 0 while it is not known. */
  credits: number;
  /** The credits that are left; undefined until the server has answered. */
  balance: number | undefined;
  /** The statement that one has the right to do this, where it is needed. */
  rights?: { label: string; isTicked: boolean; onChange(isTicked: boolean): void };
  /** The verb of the button. */
  action: string;
  icon: LucideIcon;
  isPushing: boolean;
  onStart(): void;
}

/** What a task makes and costs, what still keeps it from being started, and the button; stays in view. */
export function TaskBar(props: TaskBarProps) {
  const { title, offline, obstacle, hint, credits, balance, rights, action, icon: Icon, isPushing, onStart } = props;
  const { t } = useTranslation(['tasks', 'translation']);
  const online = useConnection();
  const isShort = obstacle === null && balance !== undefined && balance < credits;
  const said = !online
    ? offline
    : (obstacle?.text ??
      (isShort
        ? t('start.notEnough', { needed: credits, balance })
        : (hint ?? (balance === undefined ? '' : t('start.balance', { count: balance })))));
  const isWrong = !online || isShort || obstacle?.isWrong === true;
  return (
    <div className={classes.bar}>
      <div>
        {title !== undefined && (
          <Text size="sm" fw={600}>
            {title}
          </Text>
        )}
        <Text
          size={title === undefined ? 'sm' : 'xs'}
          role="status"
          c={isWrong || typeof hint === 'string' ? 'var(--mantine-color-error)' : 'dimmed'}
        >
          {said} {isShort && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
        </Text>
        {rights && (
          <Checkbox
            mt={6}
            size="sm"
            label={rights.label}
            checked={rights.isTicked}
            onChange={({ currentTarget }) => rights.onChange(currentTarget.checked)}
          />
        )}
      </div>
      <Button
        size="md"
        loading={isPushing}
        disabled={!online || isShort || obstacle !== null || rights?.isTicked === false}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={onStart}
      >
        {credits > 0 ? t('start.button', { action, count: credits }) : action}
      </Button>
    </div>
  );
}
