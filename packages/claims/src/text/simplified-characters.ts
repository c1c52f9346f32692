/**
 * Traditional characters of goods, materials and measures; the second text has their simplified forms at the same
 * positions.
 */
const TRADITIONAL =
  '鏽鋼鐵銅鋁銀鈦純綿絲絨麥紗纖維織緞滌氈網蠶駝馬鴨鵝膠燒結亞綸綾錦緹鏡鑽寶鉑雙層單隻鍋廚灣產國製進淨無線藍電動靜續時鐘頭萬億個濃縮營養環認證專業級醫療書獨獎節輕攜帶寬闊實軟彈細緻緊潤濕熱壓張開關閉發顯擊強韌堅損護膚髮齒貓寵兒嬰學習說話語種類樣貨價錢塊圓氣條緒飾優質變檢測試驗樹葉綠紅黃顏視聽覺體積減鈉鈣鎂鋅飽腳長內側邊緣釦鈕縫補繡畫圖報雜誌紙筆記憶錄響樂燈點滅殺塵蟎過濾離負異餾導纜繩鎖鏈輪軸輛車駕駛衛訊號頻譜範圍達風轉檔鍵盤觸螢攝編輯貼復儲處運傳輸數據機構設計師創統現簡約經華麗';
const SIMPLIFIED =
  '锈钢铁铜铝银钛纯绵丝绒麦纱纤维织缎涤毡网蚕驼马鸭鹅胶烧结亚纶绫锦缇镜钻宝铂双层单只锅厨湾产国制进净无线蓝电动静续时钟头万亿个浓缩营养环认证专业级医疗书独奖节轻携带宽阔实软弹细致紧润湿热压张开关闭发显击强韧坚损护肤发齿猫宠儿婴学习说话语种类样货价钱块圆气条绪饰优质变检测试验树叶绿红黄颜视听觉体积减钠钙镁锌饱脚长内侧边缘扣钮缝补绣画图报杂志纸笔记忆录响乐灯点灭杀尘螨过滤离负异馏导缆绳锁链轮轴辆车驾驶卫讯号频谱范围达风转档键盘触萤摄编辑贴复储处运传输数据机构设计师创统现简约经华丽';

/**
 * Maps traditional to simplified characters, so that a page in one and a script in the other can be compared. Each is
 * one UTF-16 unit.
 */
export const SIMPLIFIED_CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(TRADITIONAL, (sign, at) => [sign, SIMPLIFIED.charAt(at)]),
);
