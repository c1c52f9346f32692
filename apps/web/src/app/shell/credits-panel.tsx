import { Button, Group, Stack, Text } from '@mantine/core';
import type { UserInfo } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CreditMovements } from '#src/nouns/credits/components/credit-movements.tsx';

const SHOWN = 5;

interface CreditsPanelProps {
  user: UserInfo;
  onLeave(): void;
}

/** The balance, what running tasks hold of it, and its last movements. */
export function CreditsPanel({ user, onLeave }: CreditsPanelProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text fw={700} size="lg">
          {t('header.credits', { count: user.credits })}
        </Text>
        <Button component={Link} to="/vip-price" variant="light" size="xs" mih={36} onClick={onLeave}>
          {t('header.getCredits')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('header.creditsHeld', { count: user.credits_held })}
      </Text>
      <CreditMovements balance={user.credits} max={SHOWN} />
    </Stack>
  );
}
