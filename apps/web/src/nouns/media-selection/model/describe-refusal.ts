import type { DialogEvent } from './dialog-events.ts';
import type { Say } from './dialog-texts.ts';
import type { MediaRules } from './media-rules.ts';

const KIB = 1024;

/** Formats bytes with at most one digit after the point: `200 MB`, `1.5 MB`, `300 KB`. */
function formatSize(bytes: number): string {
  const [amount, unit] = bytes >= KIB * KIB ? [bytes / KIB / KIB, 'MB'] : [bytes / KIB, 'KB'];
  return `${Math.round(amount * 10) / 10} ${unit}`;
}

/** Returns what a user reads about a refusal; null for events that are none. */
export function describeRefusal(event: DialogEvent, options: { rules: MediaRules; say: Say }): string | null {
  const { say, rules } = options;
  switch (event.type) {
    case 'max-count-exceeded':
      return say('maxCount', { max: event.detail.maxCount });
    case 'asset-validation-failed': {
      const { asset, reason } = event.detail;
      return reason === 'FILE_SIZE_EXCEEDED'
        ? say('sizeExceeded', { name: asset.file_name, limit: formatSize(rules.maxSize ?? 0) })
        : say('durationExceeded', { name: asset.file_name, limit: say('seconds', { count: rules.maxDuration ?? 0 }) });
    }
    case 'invalid-assets-found': {
      const { sizeExceeded, durationExceeded, other } = event.detail;
      const reasons = [
        ...(sizeExceeded > 0 ? [say('tooLarge', { count: sizeExceeded })] : []),
        ...(durationExceeded > 0 ? [say('tooLong', { count: durationExceeded })] : []),
        ...(other > 0 ? [say('invalidOther', { count: other })] : []),
      ];
      return say('invalidFound', { reasons: reasons.join(' · ') });
    }
    default:
      return null;
  }
}
