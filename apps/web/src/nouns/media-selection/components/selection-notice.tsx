import { useTranslation } from 'react-i18next';
import type { SelectionEvent } from '../model/selection-events.ts';
import type { SelectionRules } from '../model/selection-rules.ts';
import type { Uploading } from '../model/use-uploads.ts';
import classes from './select-media-dialog.module.css';

const BYTES_PER_MB = 1024 * 1024;

interface SelectionNoticeProps {
  /** What the last action was refused for. */
  refusals: readonly SelectionEvent[];
  uploading: Uploading | null;
  rules: SelectionRules;
}

/** Says what was not selected and why, or how far an upload is. */
export function SelectionNotice({ refusals, uploading, rules }: SelectionNoticeProps) {
  const { t, i18n } = useTranslation('mediaSelection');
  const describe = ({ name, detail }: SelectionEvent): string[] => {
    switch (name) {
      case 'max-count-exceeded':
        return [t('maximum', { maximum: detail.maxCount })];
      case 'asset-validation-failed': {
        const size = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
        return [
          t(`refused.${detail.reason}`, {
            name: detail.asset.file_name,
            size: size.format(rules.maxSize / BYTES_PER_MB),
            seconds: rules.maxDuration,
          }),
        ];
      }
      case 'invalid-assets-found': {
        const { totalInvalid: total, sizeExceeded: size, durationExceeded: duration, other } = detail;
        return [t('invalid', { total, size, duration, other })];
      }
      default:
        return [];
    }
  };
  const upload =
    uploading &&
    (uploading.hasFailed
      ? t('uploadFailed', { name: uploading.name })
      : t('uploading', { name: uploading.name, percent: Math.floor(uploading.fraction * 100) }));
  const isProblem = refusals.length > 0 || uploading?.hasFailed === true;
  return (
    <div className={classes['notice']} role="status" data-problem={isProblem}>
      {refusals.length > 0 ? refusals.flatMap(describe).join(' ') : upload}
    </div>
  );
}
