import { useTranslation } from 'react-i18next';
import { formatAgo } from '#src/lib/format-ago.ts';
import { dateFormatter } from '#src/lib/formatters.ts';
import { useMinute } from '#src/lib/use-minute.ts';

/** How long ago something was, with the exact time on hover. */
export function TimeAgo({ at }: { at: string }) {
  const language = useTranslation().i18n.resolvedLanguage ?? 'en';
  const now = useMinute();
  const moment = new Date(at);
  const exact = dateFormatter(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  return (
    <time dateTime={at} title={exact}>
      {formatAgo(moment, { now, language })}
    </time>
  );
}
