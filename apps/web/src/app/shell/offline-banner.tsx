import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection, useSlowServer } from '#src/lib/use-connection.ts';
import classes from './shell.module.css';

/** Reports a lost connection or a slow server while it lasts, and the return of a connection. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useConnection();
  const slow = useSlowServer();
  const wasOnline = useRef(online);
  useEffect(() => {
    // Toasts load after the frame: the connection is unlikely to drop before that.
    if (online && !wasOnline.current) void tellBackOnline(t('shell.backOnline'));
    wasOnline.current = online;
  }, [online, t]);
  return (
    <div role="status">
      {(!online || slow) && (
        <div className={classes.offline}>
          {!online && <WifiOff size={18} aria-hidden />}
          {t(online ? 'shell.slow' : navigator.onLine ? 'shell.unreachable' : 'shell.offline')}
        </div>
      )}
    </div>
  );
}

async function tellBackOnline(text: string): Promise<void> {
  const { showToast } = await import('#src/ui/toast.ts');
  showToast('success', text);
}
