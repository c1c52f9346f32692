import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A code, to be copied with one click. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('operator');
  const clipboard = useClipboard();
  return (
    <>
      <Button
        variant="light"
        h={44}
        leftSection={clipboard.copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => clipboard.copy(code)}
        aria-label={t('mails.copy', { code })}
        translate="no"
      >
        {code}
      </Button>
      <VisuallyHidden role="status">{clipboard.copied ? t('mails.copied') : ''}</VisuallyHidden>
    </>
  );
}
