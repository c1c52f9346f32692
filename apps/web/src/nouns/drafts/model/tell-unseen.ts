import i18next from 'i18next';
import { showToast } from '#src/ui/toast.ts';
import type { UnseenChange } from './draft-store.ts';
import { loadDraftTexts } from './draft-texts.ts';

loadDraftTexts();

const OPPOSITE = { undo: 'redo', redo: 'undo' } as const;

/** Tells the user about a change that undo or redo made on another step, and offers to revert it. */
export function tellUnseen({ way, subject, takeBack }: UnseenChange): void {
  const t = i18next.getFixedT(null, 'drafts');
  showToast('info', t(`unseen.${way}`, { subject: t(`subject.${subject}`) }), {
    action: { label: t(OPPOSITE[way]), onClick: takeBack },
  });
}
