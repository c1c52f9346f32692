import { Button, Group, TextInput } from '@mantine/core';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CodeFieldProps extends ComponentProps<typeof TextInput> {
  /** Asks for a mail; resolves to the seconds until the next, or null if none was sent. */
  onSend: () => Promise<number | null>;
  isSending: boolean;
}

/** A field for a mailed code, with the button that asks for it. */
export function CodeField({ onSend, isSending, ...props }: CodeFieldProps) {
  const { t } = useTranslation();
  const [waitUntilMs, setWaitUntilMs] = useState<number | null>(null);
  const secondsLeft = useSecondsLeft(waitUntilMs);
  const send = async (): Promise<void> => {
    const seconds = await onSend();
    if (seconds !== null) setWaitUntilMs(Date.now() + seconds * 1000);
  };
  return (
    <Group align="flex-start" gap="xs" wrap="nowrap">
      <TextInput
        size="md"
        flex={1}
        label={t('login.code')}
        description={waitUntilMs === null ? undefined : t('login.codeSent')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        {...props}
      />
      <Button
        mt={26}
        h={42}
        variant="default"
        loading={isSending}
        disabled={secondsLeft > 0}
        onClick={() => void send()}
      >
        {secondsLeft > 0 ? t('login.resendIn', { seconds: secondsLeft }) : t('login.sendCode')}
      </Button>
    </Group>
  );
}

function useSecondsLeft(untilMs: number | null): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const secondsLeft = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  useEffect(() => {
    if (untilMs === null) return undefined;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [untilMs]);
  return secondsLeft;
}
