import type { Product, SourceField } from '@reelwright/contracts';
import { cleanLine } from '../clean-text.ts';
import type { Phrase } from '../lines/told-concepts.ts';
import { locate } from '../sourced-text.ts';

/** Clauses that state nothing of this product: rivals, other products, conditions, advice, the shop. */
const NOT_OF_IT =
  /[?？]|除外|仅限|只限|需[配接装]|不同于|相比|不像|比起|如果|若|普通|传统|其他|其它|市面|一般的|另售|选配|另购|需另|建议|请|不要|切勿|勿|避免|不支持|不含(?!酒精|香精|糖|咖啡因|防腐剂|硅油|BPA)|不防|非防|客服|发货|包邮|退换|下单|购买/u;
const CLAUSE = /[，,、。！!；;：:\n◎●■◆•|｜]+/u;
const CONDITION = /[（(][^）)]*(?:需|须|除外|仅限|另购|选配)/u;
const LEAST_LETTERS = 2;

/** Lists the phrases of a product's Chinese texts: those of its selling points, then those of its running text. */
export function listChinesePhrases(product: Product): Phrase[] {
  const phrases: Phrase[] = [];
  const add = (whole: string, source: SourceField, place: number | null): void => {
    const clauses = cleanLine(whole).split(CLAUSE);
    for (const [at, clause] of clauses.entries()) {
      const text = clause.trim();
      // 24小时停车监控（需配降压线）: the clause holds only under a condition.
      if (CONDITION.test(clause) || /^(?:需|须|仅限|只限)/u.test(clauses[at + 1]?.trim() ?? '')) continue;
      if (text.length >= LEAST_LETTERS && /\p{Script=Han}|^[A-Z\d+.]+$/u.test(text) && !NOT_OF_IT.test(text))
        phrases.push({ text, source, range: locate(text, whole), place });
    }
  };
  for (const [index, line] of product.selling_points.entries()) add(line, `selling_points.${index}`, index);
  if (product.description) add(product.description, 'description', null);
  return phrases;
}
