/** Styles that a finished image can be given. */
export const STYLE_ROWS = `
style.duotone | duotone; two tone; duo tone; two color print; risograph; bichrome | 双色调; 双色; 双色印刷; 双色风格; 孔版印刷
style.halftone | halftone; comic dots; screen print; screenprint; dot pattern; ben day dots; newsprint | 半调; 网点; 丝网印刷; 波点网纹; 半色调; 报纸网点; 漫画网点
style.oil | oil painting; oil paint; oil on canvas; impasto; painterly; oil painting style; impressionist; impressionism | 油画; 油画风格; 油彩; 厚涂; 印象派; 油画质感
style.watercolor | watercolor; watercolour; watercolor painting; aquarelle; watercolor style; gouache; water color | 水彩; 水彩画; 水彩风格; 水粉; 水彩插画
style.line_art | line art; line drawing; sketch; pencil drawing; ink drawing; pencil sketch; pen drawing; linework; hand drawn; contour drawing | 线稿; 线描; 素描; 铅笔画; 速写; 钢笔画; 手绘线稿; 白描; 手绘; 简笔画
`;
