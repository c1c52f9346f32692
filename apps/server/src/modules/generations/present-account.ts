import type { PromptAccountData, UiLanguage } from '@reelwright/contracts';
import { describeCategory, describeConcept, describeProhibited, type PromptAccount } from '@reelwright/scene';

/** Says in a language what a prompt's scene holds and what it does not. */
export function presentAccount(account: PromptAccount, language: UiLanguage): PromptAccountData {
  const nameOf = (concept: string): { concept: string; name: string } => ({
    concept,
    name: describeConcept(concept, language),
  });
  const { prohibited } = account;
  return {
    understood: account.understood.map(({ start, end, as }) => ({ start, end, ...nameOf(as) })),
    assumed: account.assumed.map(({ as }) => nameOf(as)),
    ignored: account.ignored.map(({ start, end }) => ({ start, end })),
    removed: account.removed.map(nameOf),
    not_drawable: account.notDrawable.map(({ start, end, category }) => ({
      start,
      end,
      category: describeCategory(category, language),
    })),
    coverage: account.coverage,
    subject: account.subject,
    advice: account.advice,
    prohibited: prohibited === null ? null : describeProhibited(prohibited, language),
  };
}
