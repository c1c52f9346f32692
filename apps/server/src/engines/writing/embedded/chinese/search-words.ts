import { findKind } from '@reelwright/product-kinds';

/** A piece of so many characters is a row of search words. */
export const LONG_PIECE = 14;
const LEAST_NOUN = 2;
/** Sellers name the thing first: so long a front, before so many other words, names it whatever follows. */
const LEAST_FRONT = 4;
/** Behind a shorter one, whom it is for, or how it is: 遮阳伞女防晒. */
const FOR_WHOM = /^(?:女|男|儿童|成人|学生|家用|户外|便携|防晒|全自动|大容量|超|可折叠|折叠|20\d\d|新款)/u;
const LEAST_BEHIND = 8;
const LONGEST_FRONT = 12;

/**
 * Cuts a row of search words behind the first thing that it names, if its last one is of the same trade:
 * 人体工学椅家用电脑椅…书房学习椅 sells the first chair. Undefined for other titles.
 */
export function cutSearchWords(title: string): string | undefined {
  const [first = ''] = title
    .replace(/【[^】]*】/gu, ' ')
    .trim()
    .split(/\s+/u);
  const length = first.match(/\p{Script=Han}/gu)?.length ?? 0;
  const last = length < LONG_PIECE ? undefined : findKind({ name: first.replace(/(?<=.{8})\d.*$/u, '') });
  if (length < LONG_PIECE || (last !== undefined && !/\p{Script=Han}/u.test(last.head))) return undefined;
  for (let end = LEAST_NOUN; end < first.length - LEAST_NOUN; end += 1) {
    const front = first.slice(0, end);
    const found = findKind({ name: front });
    if (found === undefined || found.head.length < LEAST_NOUN || !front.toLowerCase().endsWith(found.head)) continue;
    // 洗衣 of 洗衣凝珠, 牛奶 of 牛奶锅: the noun goes on.
    const isLonger = [1, 2, 3].some((more) => {
      const longer = first.slice(0, end + more).toLowerCase();
      const head = findKind({ name: longer })?.head ?? '';
      return longer.endsWith(head) && head.length > more && !longer.slice(0, -head.length).endsWith(found.head);
    });
    if (isLonger) continue;
    const isFirst =
      (end >= LEAST_FRONT || (end === LEAST_FRONT - 1 && FOR_WHOM.test(first.slice(end)))) &&
      end <= LONGEST_FRONT &&
      first.length - end >= LEAST_BEHIND;
    return (found.kind.trade === last?.kind.trade && end > LEAST_NOUN) || isFirst ? front : undefined;
  }
  return undefined;
}
