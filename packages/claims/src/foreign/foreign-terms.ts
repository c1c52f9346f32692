/*
 * Words of the frequent languages for what can be told safely in another language: materials, parts, labels of measures and
 * a few plain features. One row: English | Chinese | words of English, German, French, Italian, Spanish, Portuguese, Dutch,
 * Polish, Russian, Japanese and Korean. Words are regular expressions of whole words.
 */

/** A thing's name in the languages of ads, and in those of pages. */
export interface ForeignTerm {
  en: string;
  zh: string;
  /** A regular expression without groups. */
  words: string;
}

/** Words of scripts without spaces have no edges. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Reads the rows of a table. */
const readTerms = (rows: string): ForeignTerm[] =>
  rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [en = '', zh = '', words = ''] = row.split(' | ');
      return { en, zh, words: toWords(words.split(', ')) };
    });

/** Latin and Cyrillic letters; \p{L} takes a hundred times as long to compile. */
export const LETTERS = 'A-Za-zÀ-ɏЀ-ӿ';

/** Joins whole words. */
function toWords(words: readonly string[]): string {
  const [joined, spaced] = [true, false].map((isJoined) =>
    words.filter((word) => WITHOUT_SPACES.test(word) === isJoined).join('|'),
  );
  const whole = spaced === '' ? [] : [`(?<![${LETTERS}\\d])(?:${spaced})(?![${LETTERS}])`];
  return [...whole, ...(joined === '' ? [] : [joined])].join('|');
}

export const MATERIALS = readTerms(String.raw`
organic cotton | 有机棉 | organic cotton, Bio-?Baumwolle, coton (?:bio|biologique), cotone biologico, algodón orgánico, algodão orgânico, オーガニックコットン
cotton | 棉 | cotton, Baumwolle, coton, cotone, algodón, algodão, katoen, bawełn[ay], хлоп(?:ок|ка), コットン, 綿, 면
merino wool | 美利奴羊毛 | merino(?: wool)?, Merinowolle, laine mérinos, lana merino, メリノウール
wool | 羊毛 | wool, Wolle, laine, lana, lã, wol, wełn[ay], шерст[ьи], ウール, 울
cashmere | 羊绒 | cashmere, Kaschmir, cachemire, cachemira, caxemira, kaszmir, кашемир, カシミヤ, 캐시미어
silk | 真丝 | silk, Seide, soie, seta, seda, zijde, jedwab, ш[её]лк, シルク, 실크
linen | 亚麻 | linen, Leinen, lino, linho, linnen, л[её]н, リネン, 린넨
leather | 皮革 | leather, Leder, Echtleder, cuir, vera pelle, cuoio, cuero, couro, leer, skóra naturalna, кож[аи], 本革, レザー, 가죽
suede | 麂皮 | suede, Wildleder, Veloursleder, daim, scamosciato, ante, camurça, замш[аи], スエード, 스웨이드
polyester | 聚酯纤维 | polyester, poliester[e]?, poliéster, полиэстер, ポリエステル, 폴리에스테르
polyamide | 锦纶 | polyamide?, Polyamid, poliammide, poliamida, poliamid, полиамид, nylon, ナイロン, 나일론
viscose | 粘胶纤维 | viscose, Viskose, viscosa, wiskoza, вискоз[аы]
elastane | 氨纶 | elastane?, Elasthan, élasthanne, elastano, elastan, эластан, ポリウレタン, 스판
microfibre | 超细纤维 | microfib(?:re|er), Mikrofaser, microfibra, mikrofibra, микрофибр[аы], マイクロファイバー
stainless steel | 不锈钢 | stainless steel, Edelstahl, rostfreie[mrn]? Stahl, acier inox(?:ydable)?, inox, acciaio inox(?:idabile)?, acero inoxidable, aço inox(?:idável)?, roestvrij staal, rvs, stal(?:i)? nierdzewn(?:a|ej), нержавеющ(?:ая|ей) стал[ьи], ステンレス(?:鋼)?, 스테인리스
steel | 钢 | steel, Stahl, acier, acciaio, acero, aço, staal, stal, стал[ьи], スチール, 스틸
aluminium | 铝 | alumini?um, Aluminium, alluminio, aluminio, alumínio, алюмини[йя], アルミ(?:ニウム)?, 알루미늄
cast iron | 铸铁 | cast iron, Gusseisen, ghisa, hierro fundido, ferro fundido, gietijzer, żeliwo, чугун, 鋳鉄
brass | 黄铜 | brass, Messing, laiton, ottone, latón, latão, mosiądz, латун[ьи], 真鍮, 황동
glass | 玻璃 | glass, Glas, verre, vetro, vidrio, vidro, szkł[oa], стекл[оа], ガラス, 유리
porcelain | 瓷 | porcelain, Porzellan, porcelaine, porcellana, porcelana, porselein, фарфор, 磁器, 도자기
ceramic | 陶瓷 | ceramic, Keramik, céramique, ceramica, cerámica, cerâmica, keramiek, ceramika, керамик[аи], 陶器, セラミック, 세라믹
stoneware | 炻瓷 | stoneware, Steingut, Steinzeug, grès, gres
solid wood | 实木 | solid wood, Massivholz, bois massif, legno massello, madera maciza, madeira maciça, massief hout, lite drewno, массив дерева, 無垢材, 원목
oak | 橡木 | oak, Eiche(?:nholz)?, chêne, rovere, roble, carvalho, eik(?:en)?, dąb, дуб, オーク材, 오크
pine | 松木 | pine(?:wood)?, Kiefer(?:nholz)?, pin massif, pino, pinho, grenen, sosna, сосн[аы], パイン材
beech | 榉木 | beech(?:wood)?, Buche(?:nholz)?, hêtre, faggio, haya, faia, beuken, buk, бук, ブナ材
bamboo | 竹 | bamboo, Bambus, bambou, bambù, bambú, bamboe, bambus, бамбук, 竹, 대나무
wood | 木 | wood, Holz, bois, legno, madera, madeira, hout, drewn[oa], дерев[оа], 木製, 나무
MDF | 中密度板 | MDF
rubber | 橡胶 | rubber, Gummi, Kautschuk, caoutchouc, gomma, goma, caucho, borracha, guma, резин[аы], ラバー, ゴム, 고무
silicone | 硅胶 | silicone?, Silikon, silicona, силикон, シリコ[ーン]ン?, 실리콘
plastic | 塑料 | plastic, Kunststoff, plastique, plastica, plástico, kunststof, plastik, tworzyw[oa] sztuczn(?:e|ego), пластик, プラスチック, 플라스틱
TPU | TPU | TPU
sterling silver | 925银 | sterling silver, Sterling-?silber, 925(?:er)? Silber, argent 925, argento 925, plata 925, prata 925, srebro 925, серебр[оа] 925, シルバー925
`);

/** Parts of which the material is told. */
export const PARTS = readTerms(String.raw`
outsole | 大底 | outsole, Laufsohle, semelle extérieure, suola esterna, アウトソール
sole | 鞋底 | sole, Sohle, semelle, suola, suela, sola, zool, podeszwa, подошв[аы], ソール, 밑창
midsole | 中底 | midsole, Zwischensohle, semelle intermédiaire, intersuola, entresuela, entressola, ミッドソール
lining | 内里 | lining, Futter, Innenfutter, doublure, fodera, forro, voering, podszewka, подкладк[аи], 裏地, 안감
upper | 鞋面 | upper, Obermaterial, tige, tomaia, capellada, empeine, cabedal, cholewka, верх, アッパー
lid | 盖子 | lid, Deckel, couvercle, coperchio, tapa, tampa, deksel, pokrywka, крышк[аи], フタ, 蓋, 뚜껑
case | 外壳 | casing, housing, Gehäuse, boîtier, cassa, carcasa, behuizing, obudow[ay], корпус[а]?, 本体, 케이스
handle | 手柄 | handle, Griff, poignée, manico, mango, asa, cabo, handvat, uchwyt, ручк[аи], 取っ手, 손잡이
frame | 框架 | frame, Gestell, Rahmen, structure, telaio, estructura, estrutura, ram[ay], каркас[а]?, フレーム, 프레임
strap | 表带 | strap, Armband, bracelet, cinturino, correa, pulseira, pasek, ремеш(?:ок|ка), ベルト, 스트랩
`);

/** Labels before a material. */
export const MATERIAL_LABELS =
  'Materials?|Obermaterial|Zusammensetzung|Mati[èe]res?|Mat[ée]riaux?|Composition|Materiale|Composizione|Composici[óo]n|Composi[çc][ãa]o|Materiaal|Samenstelling|Materia[łl](?: wykonania)?|Sk[łl]ad|Материал|Состав|素材|材質|組成|소재|재질';

/** Labels before a measure, with how the ad tells it; `{n}` stands for the amount with its unit. */
export const MEASURES = readTerms(String.raw`
{n} long | 长{n} | length, Länge, longueur, lunghezza, longitud, largo, comprimento, lengte, długość, длина, 長さ, 全長, 길이
{n} wide | 宽{n} | width, Breite, largeur, larghezza, ancho, anchura, largura, breedte, szerokość, ширина, 幅, 너비
{n} high | 高{n} | height, Höhe, hauteur, altezza, alto, altura, hoogte, wysokość, высота, 高さ, 높이
{n} deep | 深{n} | depth, Tiefe, profondeur, profondità, profundidad, profundidade, diepte, głębokość, глубина, 奥行き?, 깊이
{n} in diameter | 直径{n} | diameter, Durchmesser, diamètre, diametro, diámetro, diâmetro, średnica, диаметр, 直径, 지름
Weighs {n} | 重{n} | weight, Gewicht, poids, peso, waga, вес, 重量, 重さ, 무게
Holds {n} | 容量{n} | capacity, Fassungsvermögen, Volumen, contenance, capacité, capacità, capacidad, capacidade, inhoud, pojemność, объ[её]м, 容量, 용량
{n} | 净含量{n} | net content, Inhalt, Füllmenge, contenu, contenuto, contenido, conteúdo, zawartość, 内容量, 내용량
{n} of power | 功率{n} | power, Leistung, puissance, potenza, potencia, potência, vermogen, moc, мощность, 消費電力, 定格出力, 출력
Holds up to {n} | 承重{n} | (?:max\.? )?load, Belastbarkeit, Tragkraft, Traglast, max\.? Belastung, charge max(?:imale|\.)?, portata(?: massima)?, carga máxima, peso suportado, draagvermogen, udźwig, (?:макс(?:имальная|\.)? )?нагрузка, 耐荷重, 최대 하중
`);

/** Units that an ad says: as written, in English and in Chinese. */
export const UNITS: readonly (readonly [written: RegExp, en: string, zh: string])[] = [
  [/^(?:mm|мм|ミリ|ミリメートル)$/u, 'mm', '毫米'],
  [/^(?:cm|см|センチ|センチメートル)$/u, 'cm', '厘米'],
  [/^(?:m|м|メートル)$/u, 'm', '米'],
  [/^(?:g|gr|гр?|グラム|Gramm|grammes|grammi|gramos)$/u, 'g', '克'],
  [/^(?:kg|кг|キロ|キログラム|Kilo|kilos?)$/iu, 'kg', '公斤'],
  [/^(?:ml|мл|ミリリットル)$/iu, 'ml', '毫升'],
  [/^(?:l|л|Liter|litres?|litri|litros?|リットル|리터)$/iu, 'l', '升'],
  [/^(?:W|Вт|Watt|watts?|ワット)$/u, 'W', '瓦'],
];

/** Plain features, which mean the same wherever they stand. */
export const FEATURES = readTerms(String.raw`
Waterproof | 可以防水 | waterproof, wasserdicht, imperméable, impermeabile, impermeable, impermeável, waterdicht, wodoodporn[yae], водонепроницаем(?:ый|ая|ое), 完全防水, 防水, 방수
Machine washable | 可以机洗 | machine[- ]washable, (?:wasch)?maschinenwaschbar, lavable en machine, lavabile in lavatrice, lavable a máquina, lavável na máquina, machinewasbaar, można prać w pralce, машинная стирка, 洗濯機(?:可|で洗え|対応)[^。]*, 세탁기 사용 가능
Dishwasher safe | 可用洗碗机清洗 | dishwasher[- ]safe, spülmaschinen(?:fest|geeignet|tauglich), (?:passe|compatible|lavable) au lave-vaisselle, lavabile in lavastoviglie, apto para (?:el )?lavavajillas, pode ir à máquina de lavar louça, vaatwasmachinebestendig, można myć w zmywarce, мытье в посудомойке, 食洗機(?:対応|可|OK), 식기세척기 사용 가능
Works on induction hobs | 电磁炉可用 | induktions(?:geeignet|tauglich), für Induktion geeignet, compatible induction, adatto (?:all')?induzione, apto para inducción, compatível com indução, geschikt voor inductie, совместимость с индукцией, IH対応, 인덕션 사용 가능
Microwave safe | 可用微波炉加热 | microwave[- ]safe, mikrowellen(?:geeignet|fest), compatible micro-ondes, adatto al microonde, apto para microondas, 電子レンジ(?:対応|可|OK), 전자레인지 사용 가능
No preservatives | 不含防腐剂 | no preservatives, (?:ohne|frei von) Konservierungsstoffen?, sans conservateurs?, senza conservanti, sin conservantes, sem conservantes, zonder conserveringsmiddelen, bez konserwantów, без консервантов, 保存料不使用, 무방부제
No colourings | 不含色素 | no (?:artificial )?colou?r(?:ing|ant)s?, ohne Farbstoffe, sans colorants?, senza coloranti, sin colorantes, sem corantes, bez barwników, без красителей, 着色料不使用
Alcohol-free | 不含酒精 | alcohol[- ]free, alkoholfrei, ohne Alkohol, sans alcool, senza alcol, sin alcohol, sem álcool, без спирта, アルコールフリー, 무알코올
Fragrance-free | 不含香精 | fragrance[- ]free, parfümfrei, ohne Parfüm, sans parfum, senza profumo, sin perfume, sem perfume, bezzapachow[yae], без отдушек, 無香料
Gluten-free | 不含麸质 | gluten[- ]free, glutenfrei, sans gluten, senza glutine, sin gluten, sem glúten, glutenvrij, bezglutenow[yae], без глютена, グルテンフリー
No added sugar | 没加糖 | no added sugar, ohne Zuckerzusatz, sans sucres? ajoutés?, senza zuccheri aggiunti, sin azúcares? añadidos?, sem adição de açúcar, bez dodatku cukru, без добавления сахара, 砂糖不使用, 무설탕
Vegan | 纯素配方 | vegan[ao]?, végane?, веганский, ヴィーガン, 비건
Long sleeves | 长袖设计 | long sleeves?, Langarm, lange Ärmel, manches longues, maniche lunghe, manga larga, mangas? (?:comprida|longa)s?, lange mouwen, długi(?:e|m) ręk[aą]w\w*, длинны[ей] рукав\w*, 長袖, 긴팔
Short sleeves | 短袖设计 | short sleeves?, Kurzarm, kurze Ärmel, manches courtes, maniche corte, manga corta, mangas? curtas?, korte mouwen, krótki(?:e|m) ręk[aą]w\w*, коротки[ей] рукав\w*, 半袖, 반팔
A V-neck | V领设计 | V[- ]neck, V-Ausschnitt, col (?:en )?V, scollo a V, cuello (?:en )?V, decote em V, V-hals, Vネック
A high neck | 高领设计 | high neck, Stehkragen, col montant, collo alto, cuello alto, gola alta, ハイネック
A hood | 带帽子 | hood(?:ed)?, mit Kapuze, à capuche, con cappuccio, con capucha, com capuz, met capuchon, z kapturem, с капюшоном, フード付き
Adjustable height | 高度可调 | adjustable height, höhenverstellbar, réglable en hauteur, regolabile in altezza, regulable en altura, altura regulável, in hoogte verstelbaar, regulowana wysokość, регулируемая высота, 高さ調節(?:可能|可)?, 높이 조절
Foldable | 可以折叠 | foldable, (?:zusammen)?klappbar, faltbar, pliable, pliante, pieghevole, plegable, dobrável, opvouwbaar, składan[yae], складн(?:ой|ая), 折りたたみ(?:式|可能)?, 접이식
Rechargeable | 可以充电 | rechargeable, wiederaufladbar, ricaricabile, recargable, recarregável, oplaadbaar, перезаряжаем(?:ый|ая), 充電式, 충전식
Reusable | 可反复使用 | reusable, wiederverwendbar, réutilisable, riutilizzabile, reutilizable, reutilizável, herbruikbaar, wielokrotnego użytku, многоразов(?:ый|ая)
Non-slip | 做了防滑设计 | non-slip, anti-slip, rutschfest, antidérapante?, antiscivolo, antideslizante, antiderrapante, antypoślizgow[yae], нескользящ(?:ий|ая), 滑り止め(?:付き)?, 미끄럼 방지
Breathable | 面料透气 | breathable, atmungsaktiv, respirante?, traspirante, transpirable, respirável, ademend, oddychając[yae], дышащ(?:ий|ая), 通気性, 통기성
A removable cover | 套子可拆 | removable cover, abnehmbarer Bezug, housse (?:amovible|déhoussable), rivestimento sfoderabile, funda extraíble, capa removível, カバー取り外し可能
A stain-resistant finish | 做过防污处理 | stain[- ]resistant, fleckenabweisend, traitement anti-?tache, antimacchia, antimanchas, antinódoas
`);

/** What is counted. */
export const COUNTED = readTerms(String.raw`
shelves | 层层板 | shelves, Regalböden, Fachböden, étagères, ripiani, estantes, prateleiras, planken, półk[i]?, полки
drawers | 个抽屉 | drawers, Schubladen, tiroirs, cassetti, cajones, gavetas, lades, szuflad[y]?, ящик[ао]в?, 引き出し, 서랍
pockets | 个口袋 | pockets, Taschen, poches, tasche, bolsillos, bolsos, zakken, kieszeni[e]?, карман(?:а|ов), ポケット, 주머니
heat settings | 档加热 | heat settings, Heizstufen, niveaux de chauffe, livelli di calore, niveles de calor
speeds | 档速度 | speeds, Geschwindigkeitsstufen, vitesses, velocità, velocidades, snelheden, prędkości, скорост(?:и|ей)
pages | 页 | pages, Seiten, pagine, páginas, pagina's, stron(?:y)?, страниц[аы]?, ページ, 페이지, 쪽
pieces | 件 | pieces, Teile, pièces, pezzi, piezas, peças, delig, elementów, предмет(?:а|ов), 点セット, 피스
colours | 种颜色 | colou?rs, Farben, couleurs, colori, colores, cores, kleuren, kolor(?:y|ów), цвет(?:а|ов), 色
`);

/** Turns what follows around: without, not, for, no. */
export const TURNED =
  /(?:ohne|kein\w*|nicht|für|zum|zur|gegen|wie|sans|non|pas|pour|comme|senza|per|come|sin|no|para|como|sem|não|zonder|niet|geen|voor|bez|nie|dla|без|не|для|without|not|for|like|never)(?:\s+[\p{L}-]+){0,2}\s*$/iu;
/** The same behind a word. */
export const TURNED_BEHIND =
  /^(?:ではありません|ではない|なし|不可|없음|불가|[- ]?(?:optik|look|imitat|imitation|effekt|effet|effetto|efecto|efeito))/iu;
