import type { AttributeRow } from './attribute-words.ts';

const BODY =
  '(?:stress|anxiety|fatigue|tension|memory|focus|concentration|mood|heart|blood(?: pressure| sugar)?|circulation|cholesterol|skin|joints?|joint pain|back(?: pain| ache)?|backache|neck(?: pain)?|knees?|feet|foot pain|posture|spine|sleep|insomnia|snoring|digestion|bloating|gut|brain|eyes?|eye strain|vision|eyesight|hair|scalp|teeth|gums?|plaque|cavities|muscles?|cramps|soreness|bones?|immun(?:e system|ity)|metabolism|hormones?|allerg(?:y|ies)|asthma|colds?|infections?|inflammation|swelling|headaches?|migraines?|nausea|hangovers?|wrinkles?|acne|eczema|cellulite|scars?|dark circles|puffiness|ageing|aging|hips?|flat head|syndrome|dysplasia|reflux|colic|diaper rash|blisters?|varicose veins|calories|appetite|cravings|pain|ankles?|flat feet|athlete.s foot|bad breath|sunburn|itch(?:ing)?)';
const BODY_CHINESE =
  '(?:压力|焦虑|疲劳|酸痛|疼痛|腰痛|颈椎|腰椎|脊柱|驼背|记忆力?|专注力?|注意力|睡眠|失眠|打鼾|消化|肠胃|便秘|免疫力?|抵抗力|代谢|血[压糖脂液]|心脏|心血管|视力|近视|眼疲劳|鼻炎|咳嗽|感冒|过敏|湿疹|皮肤|皱纹|痘痘|黑眼圈|头发|脱发|牙龈|蛀牙|骨骼|关节|肌肉|大脑|智力|发育|食欲|偏头|头型|腿型?|[ox]型腿|扁平足|炎症|红血丝|痛经|水肿|湿气|腰疼|背痛|脚气|狐臭|口臭|口气|痔疮|扁平足|晒伤|疤痕|毛孔)';

const HEALTH: readonly AttributeRow[] = [
  {
    kind: 'health',
    words: `(?:prevents?|reduces?|relieves?|eases?|soothes?|treats?|cures?|heals?|lowers?|fights?(?! back)|combats?|improves?|boosts?|sharpens?|strengthens?|stimulates?|supports?|protects?|corrects?|calms?|banish(?:es)?|eliminates?|good for|great for|kind to|easy on|helps? (?:with|against)) (?:[a-z]+ ){0,3}?${BODY}`,
    impliedBy: '__object__',
  },
  {
    kind: 'health',
    words: `(?:goodbye|bye|farewell|adios|no more|never again|the end of|forget)(?:,| to| bye)? (?:your |the )?${BODY}`,
    impliedBy: '__object__',
  },
  {
    kind: 'health',
    words: `${BODY_CHINESE}\\p{Script=Han}{0,4}?(?:再见|拜拜|没了|消失|不见|好了|就好|全没|退散)|(?:再见|拜拜)[,了]?${BODY_CHINESE}|越[用吃喝睡穿擦]越(?:白|瘦|嫩|年轻|紧|亮|美|壮)|亲测有效|(?:一|立刻|马上|立马)[用穿吃喝贴]?就(?:好|瘦|白|见效)|医保|报销`,
    impliedBy: '__object__',
  },
  { kind: 'health', words: '(?:防止|预防|避免)\\p{Script=Han}{2,4}', impliedBy: '__object__' },
  {
    kind: 'health',
    words:
      '(?:covered|paid|reimbursed) by (?:your |the )?(?:health )?insurance|insurance (?:pays|covers)|(?:hsa|fsa)[- ]eligible',
    impliedBy: 'insurance|hsa',
  },
  {
    kind: 'health',
    words: 'prevents? (?!(?:slip|scratch|leak|spill|accident|tipping))[a-z]+ [a-z]+',
    impliedBy: 'prevent',
  },
  {
    kind: 'health',
    words: `(?:预防|防止|缓解|改善|减轻|减少|降低|治疗|舒缓|促进|增强|提升|提高|矫正|保护|有助于?|有益于?|告别)\\p{Script=Han}{0,4}?${BODY_CHINESE}|对\\p{Script=Han}{1,5}(?:有(?:缓解|帮助|好处|疗效|益处|奇效|改善)|有益|很好)`,
    impliedBy: '__object__',
  },
  {
    kind: 'health',
    words: '更健康|健康(?:零|无)|不伤(?:手|眼|肤|胃|发|牙)|healthier|doctors? approved|guilt-free',
    impliedBy: 'health|健康|不伤|温和|gentle',
  },
];

const SPEAKER =
  '(?:doctors?|pa?ediatricians?|podiatrists?|dentists?|orthop(?:a)?edists?|physiotherapists?|physios?|chiropractors?|nurses?|midwives|midwife|vets?|veterinarians?|dermatologists?|scientists?|experts?|professionals|pros|chefs?|baristas?|sommeliers?|designers?|stylists?|architects?|engineers?|trainers?|coaches|athletes|olympians|footballers?|actors|celebrities|influencers|critics|testers|magazines?|banks?|hotels|hospitals|schools|restaurants|governments?|nasa|teachers|therapists|nutritionists|opticians|barbers|hairdressers|mechanics|electricians|carpenters|pilots|firefighters|astronauts|mountaineers|musicians|producers)';

const AUTHORITY: readonly AttributeRow[] = [
  {
    kind: 'popularity',
    words: `${SPEAKER} (?:all |everywhere |worldwide |alike |across [a-z]+ )?(?:use|call|pick|choose|love|trust|recommend|swear|rely|prefer|wear|agree|approve|rave|endorse|carry|drive|rate|give|say|back|bless|vouch|wish|nod|buy)s?\\b`,
  },
  {
    kind: 'certification',
    words:
      "(?<!(?:is|are|be|been|was|were|we|you|i|they|not|well|get|gets|it's|fully|officially|independently|and|time|tried|self|battle|safety) )(?:\\p{Script=Latin}[\\p{Script=Latin}'-]+)[ -](?:approved|accredited|endorsed|certified|tested|verified)(?! (?:on|in|for free|by (?:us|hand|you)))",
    impliedBy: '__words__',
  },
  {
    kind: 'certification',
    words:
      '(?:tested|proven|researched|studied|validated|examined) (?:in|at) (?:an? |the |our |two |several )?(?:[a-z]+ ){0,2}?(?:clinics?|universit(?:y|ies)|hospitals?|labs?|laborator(?:y|ies)|trials?|stud(?:y|ies))',
    impliedBy: '__last__',
  },
  {
    kind: 'certification',
    words:
      '(?:[\\p{Script=Han}]{1,4}(?:部|总局|药监局|委员会|协会|研究所|大学|医院))\\p{Script=Han}{0,4}(?:批准|认证|检验|检测|鉴定|验证|备案)',
    impliedBy: '批准|认证|检验|检测',
  },
  {
    kind: 'certification',
    words:
      '(?:approved|accredited|endorsed|certified|tested|verified|awarded|audited|inspected) by (?!(?:you|us|hand|time|me)\\b)[a-z]+',
  },
  {
    kind: 'popularity',
    words:
      '(?:as )?(?:seen|featured|mentioned|reviewed|shown) (?:in|on|by) (?!(?:the picture|this video|your|our|this)\\b)[a-z]+|according to (?!you\\b|plan\\b|taste\\b)[a-z]+',
  },
  {
    kind: 'superlative',
    words:
      '(?:award|prize|medal|trophy|champion)s?(?:[- ]winn(?:ing|er))?|(?:获得?|荣获|斩获|摘得|拿下|入选)[\\p{Script=Han}\\p{Script=Latin} ]{0,14}(?:奖|大奖|金奖|称号|榜单?)|得奖|奖项',
  },
  {
    kind: 'superlative',
    words:
      '\\p{Script=Han}{1,4}(?:界|圈|中)的(?:劳斯莱斯|爱马仕|苹果|茅台|天花板|王者|扛把子)|the (?:rolls[- ]royce|ferrari|tesla) of',
  },
  {
    kind: 'certification',
    words:
      '(?:央视|新华社|人民日报|联合国|世卫|卫健委|[\\p{Script=Han}]{0,5}(?:协会|学会|医院|大学|研究[所院]|实验室|[公安卫生]{2,}部|监管局|质检|机构|媒体|杂志))\\p{Script=Han}{0,3}(?:推荐|认证|认可|检测|背书|指定|权威|报道|通过|好评|联合)|通过\\p{Script=Han}{0,4}[a-z]{2,6}(?:检测|认证|测试)|[a-z]{2,6}(?:认证|质检)',
    impliedBy: '认证|检测|certif',
  },
  {
    kind: 'certification',
    words:
      '(?:studies|study|research|science|surveys?|tests?|data|experts?|scientists?) (?:says?|shows?|proves?|confirms?|agrees?|founds?|finds?)\\b|(?:研究|数据|实验|调查|检测|测试)(?:都)?(?:证明|显示|表明|发现|证实)|\\p{Script=Han}{2,8}(?:测试|检测|认证|验证)过',
    impliedBy: '__words__',
  },
  {
    kind: 'certification',
    words:
      '(?:the )?official (?:[a-z]+ ){0,3}?(?:of|for|merch(?:andise)?|sponsor|partner|supplier|licen[sc]ed?)(?![a-z])|officially licensed|官方(?:指定|授权|合作|赞助|周边|推荐|联名)|指定(?:用\\p{Script=Han}|产品|供应|品牌|装备)',
    impliedBy: 'official|官方|指定|授权',
  },
  {
    kind: 'popularity',
    words:
      '(?:everyone|everybody|all my [a-z]+|half (?:of )?(?:the|my) [a-z]+)(?: [a-z]+){0,4} (?:has|have|owns?|wants?|wears?|uses?|bought|asks?|asked) (?:one|it|them|this|about)|(?:抖音|小红书|快手|b站|微博|朋友圈|全网)\\p{Script=Han}{0,4}(?:爆火|爆款|热搜|刷屏|疯传|推荐|爆|火)|都在(?:推荐|夸|找|说|晒|囤|抢)',
  },
  {
    kind: 'superlative',
    words:
      '(?<!(?:time|times|day|days|part|rest|end|start|half|night|month|weeks?|middle|beginning|heat|goal|game|hottest|moment) )of the (?:year|season|century|decade|summer|winter|month)(?![a-z])|winners? of|\\p{Script=Han}{2,8}(?:评为|评选为|誉为|票选|选为)|(?:没有|没|无)(?:任何)?(?:对手|敌手|同类)|无人能[及敌比]|no [a-z]+ (?:has|have|is|was|can|could|will|comes?)(?: ever| even)? (?:been |be |come )?(?:this|as|so|more|better|close|near|faster)\\b|the only (?!thing|way|question|reason|problem|limit|sound|time|place|catch|difference|rule|downside|people|person|noise|hard|one (?:left|who))[a-z]+ (?:[a-z]+ed|in|on|for|which)\\b',
    impliedBy: '__words__',
  },
  {
    kind: 'popularity',
    words:
      '(?:医生|大夫|专家|工程师|设计师|大厨|主厨|厨师|教授|博士|明星|网红|老师|教师|校长|学霸|妈妈|柜姐|师傅|教练|营养师|运动员|冠军|大师|匠人|院士|团队)们?(?:们|都|亲自|亲手|倾力|联合|独家|一致|也|在)*(?:研发|设计|打造|监制|调配|调制|开方|点头|点赞|说好|力荐|推荐|首推|在[用穿吃喝]|[用穿选]|出品|手作|坐镇|掌勺)',
    impliedBy: '研发|设计师|监制|大师|工程师',
  },
  {
    kind: 'popularity',
    words:
      '(?:都|人人|全家|家家)在(?:用|买|抢|穿|吃|喝|背|玩|看)|(?:场场|次次|天天|每场)?(?:爆满|座无虚席|一票难求|售罄|排队(?!等))|人气(?:爆棚|超高|王)',
  },
];

const OFFERS: readonly AttributeRow[] = [
  {
    kind: 'free_offer',
    words:
      'free of charge|for nothing|at our expense|, free(?=[.!]|$)|(?:second|another|extra|next) one (?:for |is )?(?:free|nothing|on us)|免费|不要钱|不花钱|零元|0元',
    impliedBy: '(?<!-)free (?:of charge|shipping|delivery)|at no (?:extra )?cost|免费',
  },
  {
    kind: 'free_offer',
    words:
      '(?:delivered|delivery|arrives?|ships?|shipped|dispatched|at your door|in your hands)(?: to your door| to you| by| on| already)? (?:today|tomorrow|tonight|overnight|next day|same day|this week|by (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas))|overnight delivery|express delivery|(?:ready|yours|done|finished|fixed)(?: on)? (?:the )?(?:same|next) day|(?:当天|当日|次日|隔天|明天|今天|今晚)(?:就能?|即可|可以?|能)?(?:拿|取|送达|发货|发出|到货|到手|收到)|(?:送到家|送货上门|上门(?:安装|服务|取件|维修)|闪送|急速达|极速发货|当天送|今日达|顺丰)',
    impliedBy: '(?:same|next|one|1)[- ]day|tomorrow|overnight|express|上门|送货|发货',
  },
  {
    kind: 'guarantee',
    words:
      '(?:send|return|bring|give) (?:it|them|one) back|(?:you )?(?:can |may )?(?:return|exchange) (?:it|them|your)|free (?:returns?|exchanges?|repairs?|replacements?)|(?:try|test|sleep on|wear) (?:it|them) (?:for \\w+ (?:days|nights|weeks)|risk-free|free)|risk[- ]free|(?:replace|repair)d? (?:for life|for free|free)|we(?:.ll| will)? (?:replace|refund|repair|fix|swap|exchange)\\b|if you don.t (?:love|like) it|换新|(?:免费|包)换|\\bfor life\\b|不\\p{Script=Han}{1,4}(?:就|包|可|随时|全额|无条件)?退|(?:全额|随便|随时|任性)退|包(?:退|换|赔|修)|假一赔|只换不修|以旧换新|终身(?:免费)?(?:换|补|修)',
    impliedBy: 'returns?\\b|return it|refund|money[- ]back|lifetime|退|包换|只换|for life',
  },
  {
    kind: 'scarcity',
    words:
      'prices? (?:go(?:es)?|going|will (?:go|rise)|rises?|increases?)(?: back)? ?(?:up)?|price (?:rise|increase|hike)|(?:offer|deal|sale|promotion) (?:ends|expires|closes|is (?:over|gone|ending))|(?:nearly|almost) (?:gone|sold out)|(?:few|last) (?:pairs|sets|seats|tickets|places|spots|copies|bottles|boxes)(?: left)?|(?:limited to|run of) \\d+|恢复原价|涨价|最后\\p{Script=Han}{0,4}?[件双张套份台个席组盒瓶小时天]|错过(?:要)?(?:再)?等|手慢|仅剩|(?<![里间手上中边着])只剩|前[一二三五\\d]?[十百千\\d]+名|不再有|下架|绝版|断货',
    impliedBy: 'limited|offer ends|限量|限时|绝版',
  },
  {
    kind: 'free_offer',
    words: '(?:we|they) (?:deliver|install|assemble|set up|mount|pick (?:it )?up|collect)\\b',
    impliedBy: 'deliver|install|assembl|mount|collect|安装|送货',
  },
  {
    kind: 'number',
    words: 'within the (?:hour|day|week)|in (?:under|less than) an hour|in no time at all|overnight results',
    impliedBy: '(?:hour|minutes|day)s?\\b',
  },
];

const CARE_GROUPS: readonly AttributeRow[] = [
  {
    kind: 'attribute',
    words:
      "(?:for|and|even|also) (?:both )?(?:your |small |young |little )?(?:kids|children|babies|newborns|toddlers|infants)(?! (?:at heart|of all ages|in bed|asleep|and|sleep|are|is|'))|(?:kids|children|babies|newborns|toddlers|infants) (?:can|may) (?:use|wear|eat|drink)|(?:新生儿|婴儿|宝宝|孩子|儿童|小孩|小朋友)们?(?:也|都)?(?:能|可以?)?(?:放心)?(?:用|做|穿|吃|喝|坐|戴)(?!品|具|心|不)",
    impliedBy: 'kid|child|baby|babies|toddler|boy|girl|junior|famil|infant|newborn|little|儿|宝|孩|家庭',
  },
  {
    kind: 'attribute',
    words: '(?:for|and|even|also) (?:both )?(?:dogs|cats|horses|rabbits|pets|puppies|kittens)(?![a-z])',
    impliedBy: '__last__',
  },
  {
    kind: 'attribute',
    words: '(?:猫|狗|宠物)\\p{Script=Han}{0,2}(?:也|都)(?:能|可以?)',
    impliedBy: '猫|狗|宠|犬|dog|cat|pet',
  },
  {
    kind: 'attribute',
    words:
      '(?:for|even|also) (?:pregnan(?:t women|cy)|expecting mothers)|(?:孕妇|孕妈|哺乳期)\\p{Script=Han}{0,2}(?:可用|可以?|能|放心)',
    impliedBy: 'pregnan|maternity|expecting|孕|哺乳',
  },
];

const SHARES: readonly AttributeRow[] = [
  {
    kind: 'number',
    words: '(?:省|少|快|轻|便宜|降|节省|缩短|减少)\\p{Script=Han}{0,3}?一半',
    impliedBy: '50 ?%|一半|百分之五十|half',
  },
];

const ABSOLUTES: readonly AttributeRow[] = [
  {
    kind: 'guarantee',
    words:
      "(?:can't|cannot|can not|won't) (?:hurt|harm|damage|kill|ruin|break|scratch|stain) (?:it|them|this)|(?:stays?|remains?|keeps?) (?:cool|sharp|fresh|white|dry|clean|warm|soft|like new|new|bright|shiny)(?:,? (?:always|forever|for (?:years|life|ever)))|(?:永远|一直|始终)如新",
    impliedBy: '__words__',
  },
  {
    kind: 'guarantee',
    words: '不(?:起球|变形|褪色|掉色|缩水|生锈|卡顿|漏水|起皱|开裂|掉毛|发黄|晕染|脱妆|起毛|断裂|发霉|沾灰)',
    impliedBy: '__object__',
  },
  {
    kind: 'guarantee',
    words:
      '(?<!(?:you|i|we) )never (?!goes|gets|lets|looks|feels|was|is|has|misses|sleeps|leaves|comes|takes|happens|needs|knows|sounds|makes|tastes|smells|hurts|stops|ends|lies|fails to|starts|works)[a-z]{3,}s\\b',
    impliedBy: '__last__',
  },
  {
    kind: 'attribute',
    words: '(?!future|fool|idiot|fail|grand)[a-z]+[- ](?:proof|resistant|retardant|repellent)',
    impliedBy: '__first__',
  },
  {
    kind: 'guarantee',
    words:
      "(?:never|won't|will not|can't|cannot|can not|doesn't|does not|don't|no longer) (?:ever |again )?(?:fogs?|steams?|warps?|slips?|smells?|squeaks?|jams?|clogs?|lags?|tangles?|peels?|pills?|sags?|overheats?|freez(?:e|es)|dulls?|wobbles?|bends?|dents?|yellows?|discolou?rs?|loosens?|creases?|wrinkles?|sinks?|tips?|rusts?|corrodes?|rots?|burns?|melts?|shatters?|scratch(?:es)?|irritates?)|永不\\p{Script=Han}{2}|永远不(?:会|用)?\\p{Script=Han}|绝不\\p{Script=Han}{2}|(?:怎么\\p{Script=Han}都不|从不)(?:坏|掉|起|变|漏|褪|断)",
    impliedBy: '__last__',
  },
];

/** Promises and authorities of any trade; the product's own texts support them. */
export const PROMISE_ROWS: readonly AttributeRow[] = [
  ...HEALTH,
  ...AUTHORITY,
  ...OFFERS,
  ...CARE_GROUPS,
  ...SHARES,
  ...ABSOLUTES,
];
