/** 流心软糯: a quality is a sentence of few words; a thing, a list or a grade is none. */
export const isQuality = (text: string): boolean =>
  /^\p{Script=Han}{4,8}$/u.test(text) &&
  /[软糯脆香甜滑轻薄厚柔细密稳顺亮净透爽醇浓鲜嫩弹韧满匀润暖凉牢固清绵松快准平直好足大小长宽高深紧实贴合圆正肥]$/u.test(
    text,
  );
