import { ABSOLUTE_WORDS, SHOP_TALK, SOLD_AS } from './chinese-lexicon.ts';

/** Removes the maker from a title: 果礼 is no maker in the middle of 水果礼盒. */
export const withoutBrand = (title: string, brand: string | undefined): string => {
  const at = brand === undefined || brand === '' ? -1 : title.indexOf(brand);
  if (brand === undefined || at < 0) return title;
  const isInside = brand.length < SURE_BRAND && /\p{Script=Han}$/u.test(title.slice(0, at));
  return isInside ? title : title.replace(brand, ' ');
};
/** A shorter name may be the end of one word and the beginning of another. */
const SURE_BRAND = 3;

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Words that an ad may not use, around a name that it may use. */
const BOASTS = /万能|顶级|极致|神器|爆款|独家|全网|网红|史上/g;

/** 一壶四杯: what is in the box, and no name. */
export const COUNTS = /^(?:[一二两三四五六七八九十\d]{1,2}\p{Script=Han}){2,4}$/u;

/** Lists what the marks and spaces of a title part, without amounts, boasts and brackets; `head` is the noun to keep. */
export function listPieces(title: string, head: string | null): string[] {
  const outside = title.replace(/[（(【[〈「][^）)】\]〉」]*[）)】\]〉」]/g, ' ').trim();
  const source = hasHan(outside) ? outside : title.replace(/[（(【[〈「）)】\]〉」]/g, ' ');
  return source
    .split(/[\s|｜/／，,。！!：:；;、~～+]+|(?<![A-Za-z])-|-(?![A-Za-z])/u)
    .map((piece) =>
      piece
        .replace(SOLD_AS, '')
        .replace(BOASTS, '')
        .replace(/(?:组合|礼盒|套餐|套装)?[共约]$/u, '')
        .replace(
          /\d+(?:\.\d+)?(?:ml|l|g|kg|cm|mm|寸|吋|克|升|毫升|片|支|只|个|件|盒|包|瓶|斤|入|人份|抽|卷|双|条|粒|颗|枚|本|册)?(?:装|\*\d+)?$/i,
          '',
        )
        .replace(/^\d+(?:ml|g|kg|寸|吋|克|升|毫升)/i, ''),
    )
    .filter((piece) => hasHan(piece) && !COUNTS.test(piece))
    .filter(
      (piece) =>
        (head !== null && piece.toLowerCase().endsWith(head)) || !(ABSOLUTE_WORDS.test(piece) || SHOP_TALK.test(piece)),
    );
}
