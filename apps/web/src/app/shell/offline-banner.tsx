import { useNetwork } from '@mantine/hooks';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './shell.module.css';

/** Says that the connection is gone, while it is, and that it is back. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const { online } = useNetwork();
  const wasOnline = useRef(online);
  useEffect(() => {
    // Toasts come later than the frame: nobody is offline in the first moment.
    if (online && !wasOnline.current) void tellBackOnline(t('shell.backOnline'));
    wasOnline.current = online;
  }, [online, t]);
  return (
    <div role="status">
      {!online && (
        <div className={classes.offline}>
          <WifiOff size={18} aria-hidden />
          {t('shell.offline')}
        </div>
      )}
    </div>
  );
}

async function tellBackOnline(text: string): Promise<void> {
  const { showToast } = await import('#src/ui/toast.ts');
  showToast('success', text);
}
