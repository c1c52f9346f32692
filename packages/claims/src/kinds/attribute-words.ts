import type { ClaimKind } from '@reelwright/contracts';

/**
 * A quality that a product has or lacks. `words` (lower case, as a pattern) claim it and also support it; `impliedBy`
 * supports it too, because it claims something stronger or says the same in terms that no ad would use. Names in
 * underscores mark special rules.
 */
export interface AttributeRow {
  kind: ClaimKind;
  words: string;
  impliedBy?: string;
  /** Whether it is a material: things beside the product may be made of it. */
  isMaterial?: boolean;
}

const row = (kind: ClaimKind, words: string, impliedBy?: string): AttributeRow =>
  impliedBy === undefined ? { kind, words } : { kind, words, impliedBy };

const CERTIFICATIONS: readonly AttributeRow[] = [
  row('certification', 'fda[- ](?:approved|cleared|registered|certified)|approved by the fda|fda ?(?:认证|批准)'),
  row(
    'certification',
    'clinically (?:proven|tested|studied|validated|shown)|clinical(?:ly)? (?:trials?|stud(?:y|ies)|results)|临床(?:验证|证明|测试|试验|有效)',
  ),
  row(
    'certification',
    '(?:scientifically|medically|laboratory|lab)[- ](?:proven|tested|backed|formulated)|(?:backed by|proven by) science|science[- ]backed|(?:studies|research) (?:show|prove)s?|科学(?:验证|证明|配方)|实验室(?:认证|测试|验证)|研究(?:表明|证明)',
  ),
  row(
    'certification',
    'dermatologist[- ](?:tested|approved|developed)|dermatologically tested|皮肤科(?:医生)?(?:测试|检测|认证)',
    '皮肤科测试|dermatological',
  ),
  row('certification', '(?:ophthalmologist|pediatrician|gynecologist|allergy|dentist)[- ]tested'),
  row('certification', 'patent(?:ed|[- ]pending)?|专利'),
  row('certification', '(?:usda )?(?:certified )?organic|organically grown|有机'),
  row('certification', 'fair ?trade|公平贸易'),
  row(
    'certification',
    'b corp|leaping bunny|fsc|oeko-?tex|energy star|nsf|gots|rohs|iso ?\\d*|ce[- ](?:certified|marked)|ul[- ]listed|halal|kosher|清真',
  ),
  row(
    'certification',
    '(?:officially |fully |safety |independently |third[- ]party )?certified(?! (?:refurb|pre-owned))|certification|(?:权威|国家|官方|质检|欧盟|国际|双重|安全)认证|(?:通过|获得?)(?:[^,.]{0,8})认证|质检合格',
    '认证|certif',
  ),
  row(
    'certification',
    '(?:military|medical|aerospace|surgical|hospital|professional|food|aircraft|commercial|salon)[- ]grade',
    '(?:军工|医用|航空|食品)级',
  ),
  row(
    'certification',
    '(?:军工|医用|医疗|航天?空?|航空)级',
    '(?:military|medical|aerospace|surgical|aircraft)[- ]grade',
  ),
  row('certification', '食品级', 'food[- ]grade'),
  row(
    'certification',
    'made in (?:the )?(?:usa?|u\\.s\\.a?\\.?|america|italy|germany|japan|france|england|britain|uk|switzerland|canada|korea|sweden|denmark|portugal|china)|(?:german|swiss|italian|japanese|american)[- ](?:made|engineered|engineering)|(?:德国|日本|意大利|法国|瑞士|美国|韩国|英国|澳洲|新西兰)(?:进口|制造|原装|工艺|品质)|原装进口|纯进口|进口',
    'imported from',
  ),
];

const HEALTH: readonly AttributeRow[] = [
  row(
    'health',
    '(?:cures?|heals|prevents?|protects? (?:you )?against) (?:sids|tooth decay|cavities|gum disease|blood clots|heart attacks?|strokes?|osteoporosis|memory loss|blindness|the (?:flu|common cold)|illness(?:es)?|sickness|injur(?:y|ies)|wrinkles|hair loss|sunburn|skin cancer|back pain|neck pain)|cures (?!in\\b|at\\b|within\\b)[a-z]+|改善(?:泪痕|体质|肠胃|皮肤|视力|听力|记忆|鼻炎|湿疹|贫血)|调理(?:肠胃|身体|体质)',
  ),
  row(
    'health',
    '(?:cures?|heals?|treats?|remed(?:y|ies)|prevents?|reverses?|eliminates?|fights?|relieves?|soothes away|gets? rid of) (?:your |the |all |chronic |joint |back |muscle )*(?:acne|pain|pains|wrinkles?|cancer|diabetes|arthritis|anxiety|depression|insomnia|eczema|psoriasis|migraines?|headaches?|disease|diseases|infections?|allergies|colds?|flu|asthma|cellulite|hair loss|stress|inflammation|aging|dark spots|blemishes|bloating|snoring)',
    'pain relief|relie(?:f|ves)',
  ),
  row(
    'health',
    '(?:lose|drop|shed|burn)s? (?:up to )?(?:\\d+ |ten |twenty |thirty |five )?(?:weight|fat|pounds|kilos|belly fat|inches|calories)|weight[- ]loss|fat[- ]burning|slim(?:s|ming)? (?:you|your|down)|减肥|瘦身|燃脂|减脂|瘦\\d+斤|掉秤|月瘦|暴瘦|躺瘦',
  ),
  row(
    'health',
    'anti-?ag(?:e)?ing|(?:erases?|reduces?|removes?|smooths?|fades?|banish(?:es)?) (?:fine lines|wrinkles|dark spots|scars|dark circles|the look of wrinkles)|years? (?:off|younger)|抗(?:衰老?|老|皱)|祛(?:斑|痘|皱|疤|湿)|去皱|淡斑|淡纹|减龄|逆龄|冻龄',
  ),
  row('health', 'whitens?(?: (?:your )?(?:skin|teeth))?|whitening|美白|亮白'),
  row(
    'health',
    '(?:boosts?|strengthens?|supports?|improves?) (?:your |the )?(?:immun(?:e|ity)(?: system)?|metabolism|digestion|circulation|heart health|memory|focus|mood|energy levels|libido|testosterone|gut health|collagen|sleep quality)|(?:增强|提高|提升)(?:免疫力|抵抗力|代谢|记忆力)|改善(?:睡眠|便秘|失眠|循环|视力)|助眠',
  ),
  row(
    'health',
    '(?:kills?|eliminates?|removes?|destroys?) (?:up to )?(?:\\d+(?:\\.\\d+)?% of )?(?:all )?(?:germs|bacteria|viruses|mites|allergens|odor-causing bacteria)|anti-?(?:bacterial|microbial|viral)|抗菌|抑菌|杀菌|除螨|消毒|除菌',
  ),
  row(
    'health',
    '治疗|(?<!太|好|很|真|超|被|最|挺)治愈(?!了|的|系|感)|治好|医治|根治|疗效|药效|见效|速效|特效|降(?:血)?[压糖脂]|缓解(?:疼痛|疲劳|焦虑|酸痛)|止痛|止痒|护肝|养生|补肾|壮阳|丰胸|生发|防脱|排毒|修复(?:受损|屏障)?|退红',
  ),
  row('health', '(?:no|zero|without) side effects|side[- ]effect[- ]free|(?:无|没有|零|0)(?:任何)?副作用'),
  row('health', '(?:regrows?|grows?|thickens?) (?:your )?hair|hair (?:growth|regrowth)'),
  row('health', 'detox(?:ifies|ifying)?|doctor[- ](?:approved|designed|developed|formulated|tested)'),
];

const GUARANTEES: readonly AttributeRow[] = [
  row(
    'guarantee',
    'money[- ]back(?: guarantee)?|full refund|refund(?:ed|s|able)?|your money back|无条件退款|全额退款|不满意(?:就|可)?退|退款',
    'money[- ]back',
  ),
  row(
    'guarantee',
    '(?:lifetime|life-long|lifelong) (?:warranty|guarantee|replacement)|guaranteed for life|终身(?:质保|保修|维修|售后|保固)|lifetime',
    'lifetime (?:warranty|guarantee)',
  ),
  row(
    'guarantee',
    '(?:extended |full |limited |manufacturer |two-year |one-year )?warrant(?:y|ies)|质保|保修|联保|三包',
    'guarantee|warranty|质保|保修',
  ),
  row(
    'guarantee',
    '(?:satisfaction )?guaranteed?s?|保证(?!金)|包(?:换|退|赔|过|治|瘦)|假一赔[一三十百]|无效(?:退款|包退)',
    'warrant(?:y|ies)|money[- ]back|satisfaction',
  ),
  row(
    'guarantee',
    'risk[- ]free|no risk|zero risk|nothing to lose(?! (?:at|in|under|on|when|down|behind))|零风险|无风险|0风险',
    'money[- ]back|free returns|trial|refund',
  ),
  row(
    'guarantee',
    '(?:easy|free|hassle-free|no-questions-asked) returns?|return it (?:any ?time|within)|no questions asked|(?:七|7|三十|30|十五|15)天无理由|无理由退换?货?|退换无忧|包退',
    'returns?\\b|退换?',
  ),
  row(
    'guarantee',
    "(?:never|won't|will not|can't|doesn't) (?:ever )?(?:break|breaks|fade|fades|rust|rusts|fail|fails|wear out|leak|leaks|crack|cracks|chip|chips|shrink|shrinks|rip|rips|tear|tears|spill|spills|stain|stains|lose its|scratch)|unbreakable|indestructible|shatterproof|(?:lasts?|built to last|good) (?:forever|a lifetime)|永不(?:褪色|生锈|变形|磨损|断裂|漏)|永久|用一辈子|坏不了|摔不坏",
    'leak ?proof|leak-resistant|防漏|密封|rust[- ]?proof|防锈|unbreakable|shatterproof|lifetime warranty|stain[- ]resistant|spill[- ]?proof|不褪色|不生锈',
  ),
  row(
    'guarantee',
    '(?:instant|immediate|overnight|permanent) (?:results?|relief|effects?|fix)|works (?:instantly|immediately|overnight|every time)|立竿见影|立刻见效|一次见效|一夜(?:见效|变|回|之间)',
  ),
  row(
    'guarantee',
    '(?<!\\d)100 ?(?:%|percent|per cent) (?:safe|effective|guaranteed|natural|pure|organic|waterproof|satisfaction|results?|risk|authentic|genuine|recycl)|百分(?:之)?百|百分百',
  ),
];

const FREE_OF = [
  'bpa',
  'gluten',
  'sugar',
  'dairy',
  'alcohol',
  'fragrance',
  'parabens?',
  'sul(?:f|ph)ates?',
  'silicones?',
  'phthalates?',
  'chemicals?',
  'toxins?',
  'plastic',
  'lead',
  'cruelty',
  'nuts?',
  'soy',
  'lactose',
  'caffeine',
  'latex',
  'nickel',
  'gmos?',
  'additives?',
  'preservatives?',
  'dyes?',
  'pesticides?',
  'grain',
  'aluminum',
  'pfas',
  'teflon',
  'formaldehyde',
];
const FREE_OF_CHINESE = [
  '酒精',
  '香精',
  '糖|蔗糖',
  '防腐剂',
  '添加剂?',
  '硅油',
  '麸质',
  '咖啡因',
  '反式脂肪',
  '荧光剂',
  '甲醛',
  'bpa|双酚a',
  '激素',
  '色素',
  '农药',
  '脂肪?',
  '卡(?!路)',
  '塑料',
  '香料',
  '乳糖',
  '刺激',
];
/** Entries of the two lists that name the same thing. */
const SAME_IN_CHINESE: Readonly<Record<string, string>> = {
  bpa: '双酚a',
  sugar: '糖',
  alcohol: '酒精',
  fragrance: '香精',
  caffeine: '咖啡因',
  gluten: '麸质',
  preservatives: '防腐剂',
  additives: '添加',
  silicones: '硅油',
};

const ATTRIBUTES: readonly AttributeRow[] = [
  ...FREE_OF.map((what) => {
    const chinese = SAME_IN_CHINESE[what.replace('?', '')];
    return row(
      'attribute',
      `(?:${what})[- ]free|free (?:of|from) (?:added |all |any |artificial |harsh )?(?:${what})|(?:no|zero|without) (?:added |any |artificial |harsh )?(?:${what})(?!\\p{L})`,
      `${what === 'cruelty' ? 'not tested on animals|' : ''}un(?:scented|sweetened)${what === 'fragrance' || what === 'sugar' ? '' : '_'}|free (?:of|from) [^.;]*(?:${what})|(?:no|without) [^.;]{0,40}(?:${what})${chinese ? `|(?:不含|无|零|0)[^,.]{0,8}${chinese}` : ''}`,
    );
  }),
  ...FREE_OF_CHINESE.map((what) => {
    const english = Object.entries(SAME_IN_CHINESE).find(([, chinese]) => what.includes(chinese))?.[0];
    return row(
      'attribute',
      `(?:不含|不添加|无|零|0|没有)(?:任何|人工)?(?:${what})`,
      `(?:不含|无|零|0)[^.;]{0,16}(?:${what})${english ? `|${english}[- ]free|no ${english}` : ''}`,
    );
  }),
  row('attribute', 'water ?-?proof|防水', 'ip[x\\d][678]|submersible|water ?-?proof|防水'),
  row(
    'attribute',
    'water[- ](?:resistant|repellent)|splash[- ]?proof|sweat[- ]?(?:proof|resistant)|防溅|防汗',
    'water ?-?proof|ip[x\\d]\\d|sweat|防水|splash',
  ),
  row('attribute', 'dust[- ]?(?:proof|resistant)|防尘', 'ip[56]\\d?'),
  row(
    'attribute',
    'leak[- ]?(?:proof|resistant)|spill[- ]?proof|防漏|不漏水|滴水不漏',
    "(?:doesn't|won't|never|not) (?:leak|spill)|sealed|密封|防漏|leak|spill",
  ),
  row(
    'attribute',
    '(?:shock|drop|scratch|fire|flame|stain|wrinkle|rust|odou?r|heat|wind|tear|fade|crush|slip|child|bullet|smudge|weather|uv|frost)[- ]?(?:proof|resistant|free)',
    '(?:resist|proof|anti)',
  ),
  row(
    'attribute',
    '防(?:摔|震|刮|火|油|污|皱|锈|滑|晒|风|雾|静电|蓝光|紫外线|爆|烫|臭)|耐(?:摔|磨|高温|脏|热|腐蚀)|抗(?:皱|摔|震|压)',
    '防|耐|抗|proof|resist',
  ),
  row('attribute', 'dishwasher[- ](?:safe|friendly|proof)|(?:in|into) the dishwasher|洗碗机', 'dishwasher'),
  row(
    'attribute',
    '(?:microwave|oven|freezer)[- ](?:safe|friendly|proof)|微波炉(?:可用|适用|加热)|可微波',
    'microwave|oven|freezer|微波',
  ),
  row('attribute', 'machine[- ]?wash(?:able)?|(?<!衣)机洗|可以?用?洗衣机', 'wash(?:able|ing machine)|机洗'),
  row('attribute', 'hypoallergenic|non-?irritating|低(?:致)?敏|不致敏|零刺激|无刺激', 'sensitive|allerg|敏感|低敏'),
  row(
    'attribute',
    'non-?toxic|toxin[- ]free|chemical[- ]free|无毒(?:无味|无害)?',
    'bpa[- ]free|non-?toxic|无毒|食品级|food[- ]grade',
  ),
  row('attribute', 'vegan|plant[- ]based|纯素|植物基', 'vegan|plant|植物|素'),
  row('attribute', '(?:all|100%|purely|completely|100 percent)[- ]natural|纯天然|全天然|天然', 'natural|天然'),
  row('attribute', '(?:bio)?degradable|compostable|可降解|可堆肥'),
  row(
    'attribute',
    '(?:fully |100% )?recyclable|(?:made (?:from|of|with) )?recycled|可回收|再生(?:材料|塑料|纤维)',
    'recycl|回收|再生',
  ),
  row(
    'attribute',
    'eco[- ]?friendly|environmentally friendly|sustainabl[ey]|carbon[- ]neutral|climate[- ]neutral|zero[- ]waste|planet[- ]friendly|环保|可持续|碳中和|绿色(?:无害|健康)',
    'recycl|organic|eco|sustainab|biodegrad|compost|bamboo|reusab|环保|可持续|可降解|再生|carbon',
  ),
  row(
    'attribute',
    'hand[- ]?(?:made|crafted|woven|stitched|painted|poured|rolled)|made by hand|手工|手作|纯手工',
    'hand|手工|手作',
  ),
  row(
    'attribute',
    '(?:genuine|real|full[- ]grain|top[- ]grain|italian|pure|100%) (?:[a-z]+ )?leather|真皮|头层牛皮|牛皮',
    '(?<!(?:faux|fake|vegan|synthetic|imitation|pu|artificial) )leather|(?<!仿|人造|pu)皮',
  ),
  row(
    'attribute',
    '(?:solid|pure|real|24k|18k|14k|genuine) (?:gold|silver|platinum)|纯[金银]|足金|[金银]\\d{3}',
    'gold|silver|platinum|[金银]',
  ),
  row(
    'attribute',
    '(?:solid|real) (?:wood|oak|walnut|pine|beech|teak|maple)|实木|原木',
    'wood|oak|walnut|pine|beech|teak|maple|bamboo|acacia|木',
  ),
  row(
    'attribute',
    '(?:100%|pure|real|genuine|organic) (?:cotton|silk|wool|linen|cashmere|merino|down|bamboo)|纯棉|全棉|真丝|桑蚕丝|羊绒|羊毛|亚麻|羽绒',
    'cotton|silk|wool|linen|cashmere|merino|down|bamboo|棉|丝|绒|羊毛|麻',
  ),
  row(
    'attribute',
    '(?:made (?:of|from|with|out of)|crafted (?:from|in)|built (?:of|from)) (?:[a-z0-9-]+ )?(?:titanium|carbon fib(?:er|re)|stainless steel|aluminum|aluminium|leather|silk|wool|cashmere|cotton|linen|gold|silver|oak|walnut|bamboo|ceramic|porcelain|crystal|marble|cork|hemp)',
    '__material__',
  ),
  row(
    'attribute',
    '(?:fast|quick|rapid|super[- ]?fast|wireless|solar)[- ]charg(?:e|es|ing)|快充|闪充|无线充电?|太阳能',
    '(?:charg|充)',
  ),
  row('attribute', 'noise[- ]cancel(?:l?ing|l?ation)|降噪|消噪', 'noise|anc|降噪'),
  row(
    'attribute',
    'self[- ](?:cleaning|heating|emptying|sealing|sharpening|healing)|自清洁|自加热|自动(?:清洁|集尘)',
    'self|empties itself|自',
  ),
  row('attribute', "(?:limited|special|collector's|exclusive)[- ]edition|限量(?:版|款|发售)?", 'limited|限量'),
  row(
    'attribute',
    '(?:safe|suitable|gentle) for (?:babies|infants|newborns|pregnan(?:cy|t women)|kids|children|pets|dogs|cats)|(?:kid|child|pet|baby|septic)[- ](?:safe|proof)|(?:婴儿|宝宝|孕妇|儿童|宠物)(?:可用|适用|专用|也能用)',
    'baby|babies|infant|kid|child|toddler|pet|dog|cat|pregnan|婴|宝宝|孕妇|儿童|宠物|boys|girls',
  ),
];

const OFFERS: readonly AttributeRow[] = [
  row(
    'free_offer',
    "(?:free|complimentary) (?:[a-z]+ )?(?:shipping|delivery|postage)|ships? (?:for )?free|shipping(?: is|'s) (?:free|on us)|delivered free|包邮|免运费|免邮",
    'free (?:[a-z]+ )?(?:shipping|delivery)|ships free|包邮|免运费|免邮',
  ),
  row(
    'free_offer',
    '(?:same|next|one|two|2|1)[- ]day (?:shipping|delivery)|ships? (?:today|within \\d+ hours|same day|next day|tomorrow)|(?:当日|次日|隔日)达|(?:当天|24小时内?)发货',
    'day (?:shipping|delivery)|ships',
  ),
  row(
    'free_offer',
    "(?<!-)(?<!(?:feel|hands|worry|stress|guilt|tool|hassle|mess|set you|cord|pain|break|breaks|breaking|care|wire|sugar|gluten|bpa|cruelty|dairy|fragrance|lint|wrinkle|frizz|drip|carefully|roam|live|run|go|be|stay|sail|ring|interest|odou?r|clutter|noise|distraction|ad|debt|risk|duty|waste|plastic|alcohol|caffeine|chemical|toxin|lead|oil|fat|soy|nut|grain|rust|stain|leak|spill|scratch|streak|residue|paraben|sulfate|silicone|phthalate|latex|nickel|gmo|tangle|snag|bug|trouble|maintenance|judgment|screen|phone|allergen) )free (?!(?:time|hand|hands|of|from|up|your|to|range|yourself|spirit|weights?|flow|fall|style|will|standing|trade|shipping|delivery|postage|as)(?!\\p{L}))[a-z]+|(?<!-)\\b(?:get|one|comes?|yours|absolutely|completely|totally|for|bag|bottle|gift|month|second|it's|all) free(?=[.!,;]|$| (?:today|with|when))|at no (?:extra |additional )?(?:cost|charge)|on the house|on us(?=[.!,]|$)|bogo|buy one,? get|two for (?:one|the price)|(?:买一送|买一赠|买二送|买\\d送|第二件(?:半价|免费|0元|\\d折))[一二\\d]?|免费|赠送|白送|(?<!想)送(?!你|人|礼|给|货|到|走|上|父|爸|妈|朋|闺|女|男|长|自|客|老|别|她|他|谁|什么)\\p{Script=Han}{2,6}",
    '__free__',
  ),
  row(
    'discount',
    '(?:on|for) sale(?! (?:now )?at)|(?:big|huge|massive|special|exclusive|flash|clearance|summer|winter|holiday|black friday) (?:sale|discount|deal|savings?|offer)s?|discounted|marked down|price drop|(?:sitewide|storewide) sale|(?:清仓|甩卖|大促|秒杀价|骨折价|跳楼价|特惠|促销|打折|优惠价)',
    '__discount__',
  ),
  row(
    'discount',
    'half[- ](?:price|off)|half the (?:usual |original |regular )?price|buy one get one|半价|对折',
    '__half__',
  ),
  row(
    'discount',
    '(?:a |one[- ])?(?:third|quarter|fifth) off|(?:a )?(?:third|quarter) of the price|two[- ]thirds off|three[- ]quarters off',
    '__share__',
  ),
  row(
    'price',
    '(?:lowest|best|cheapest|unbeatable|rock[- ]bottom|wholesale|factory|cost) prices?|price match|cheaper (?:than|anywhere)|(?:全网|历史|史上|全年|年度)(?:最低价?|低价)|最低价|底价|批发价|出厂价|成本价|地板价',
  ),
];

const SCARCITY: readonly AttributeRow[] = [
  row(
    'scarcity',
    "(?:only|just) (?:a few|a handful|\\d+|[a-z]+) (?:[a-z]+ )?(?:left|remaining|in stock|available|pieces left|units left)|(?:almost|nearly) (?:gone|sold out)|sell(?:s|ing)? (?:out )?(?:fast|quickly)|selling out|going fast|low (?:on )?stock|while (?:stocks?|suppl(?:y|ies)) lasts?|limited (?:stock|quantit(?:y|ies)|supply|availability|time|offer|spots)|(?:\\d+|few|[a-z]+) (?:left|remaining) in stock|last (?:one|few|pieces|units)(?! ?time)|before (?:it's|they're|it is|they are|we're|we) (?:gone|sell out|sold out|all gone)|once (?:it's|they're) gone|back in stock",
    'limited|left|while stocks',
  ),
  row(
    'scarcity',
    "(?:today|tonight|this week(?:end)?|24 hours|this month|one day|48 hours) only|only (?:today|tonight|this week(?:end)?)(?!\\p{L})|(?:ends?|expires?|closes) (?:today|tonight|soon|tomorrow|at midnight|this|on|in)|last (?:chance|day|call)|final (?:hours|days|call|sale)|for a (?:limited|short) time|act (?:now|fast)|hurry|don't wait|before midnight|deadline|flash sale|won't last(?: long)?",
    'today only|ends|limited time',
  ),
  row(
    'scarcity',
    '(?<![里间手上中边着])(?:仅|只)[剩余][^,.]{0,8}|最后\\d+(?:件|个|天|小时|份|套|席)|最后(?:一天|一批|几件|机会|一波)|限时|仅限?(?:今[天日晚]|本周|当天|前)|(?:今[天日晚]|本周|当天)(?:截止|结束|特价|限定|最后|专享|下单)|售[完罄]即止|售罄|库存(?:告急|不多|有限|紧张)|手慢无|抢完|抢光|抢到就是|数量有限|名额有限|倒计时|错过(?:再等|不再|等一年|就没)|每[天日](?:只|仅|限)(?:卖|售|供|量)?|先到先得|赶紧抢|马上涨价|即将(?:涨价|售罄|恢复)|限购|过时不候|欲购从速|抢购',
    '限时|限量|售完|仅限',
  ),
];

/** In order of precedence for overlaps. */
export const ATTRIBUTE_ROWS: readonly AttributeRow[] = [
  ...HEALTH,
  ...CERTIFICATIONS,
  ...GUARANTEES,
  ...OFFERS,
  ...SCARCITY,
  ...ATTRIBUTES,
];
