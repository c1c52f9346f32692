import { isHousekeeping, isTelling } from './housekeeping.ts';
import { isOwnTitle, isTradeTitle } from './section-titles.ts';

/** Reasons why a line makes no selling point. */
export type PointRefusal =
  | 'shop'
  | 'law'
  | 'condition'
  | 'navigation'
  | 'fit-check'
  | 'exclusion'
  | 'price'
  | 'seller'
  | 'slogan'
  | 'question'
  | 'half-sentence'
  | 'nothing-said';

// Word ends are matched by Latin, Greek and Cyrillic letters: `\b` knows only English ones, and Unicode classes are
// slow.
type Table = readonly (readonly [PointRefusal, readonly RegExp[]])[];

/** Lines about the trade, not about the product. */
const TRADE: Table = [
  [
    'law',
    [
      /(?<![\wÀ-ӿ])(?:all rights reserved|copyright|©|trade ?marks?|disclaimers?|liab(?:le|ility)|terms apply|subject to (?:change|status|availability)|prop(?:osition)? 65|choking hazard|warning(?![\wÀ-ӿ])|caution:|not (?:a toy|suitable for children)|by law|regulations?|import(?:ed)? duties|customs (?:duty|fees|charges)|while (?:stocks?|supplies) last|(?:may|might|can) (?:vary|differ)|for illustration|actual (?:product|colou?r)|no guarantee|limited (?:\w+['’]?s? )?warranty|without notice|consult (?:a|your) (?:doctor|physician))/iu,
      /(?<![\wÀ-ӿ])(?:unattended|out of (?:the )?reach|keep away from|never (?:leave|use|place|put|immerse)|^(?:do not|don['’]t|always (?:check|use|read|keep|test)|be careful)|do not (?:leave|use|place|put|expose|store|immerse|submerge|microwave|exceed)|avoid (?:contact|direct|exposure|prolonged)|statutory|según (?:la )?ley|por ley|(?:garantía|garanzia|garantia|garantie) (?:legal|légale)|di legge|unbeaufsichtigt|außer reichweite|\(\d{4}\)\.|et al|(?:is|are) applicable|variations? in (?:the )?(?:colou?r|size|shape)|(?:photos?|pictures?|images?) (?:is|are)|match the \S*\s?(?:photo|picture)s?|may be (?:required|charged|needed)|causes? (?:serious|skin|eye)|harmful (?:if|to)|flammable|lorem ipsum|product description)(?![\wÀ-ӿ])/iu,
      /(?<![\wÀ-ӿ])(?:(?:is|are) not guaranteed|prior to (?:purchase|use)|(?:may|might) (?:also )?require|no (?:product|technology|\w+ or \w+) can (?:be|guarantee)|check with (?:the|your)|is a code ?name|(?:plan|subscription|contract|account|licen[cs]e) (?:is )?required|(?:chang|updat|modif|discontinu|withdr)\w+ at any time|(?:current|projection|estimate\w*) as of|as of (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|service mark|registered in the|^(?:©|\(c\))?\s?(?:19|20)\d\d .*(?:inc|llc|ltd|gmbh|corp)\.?$|continued use|slight (?:\w+ )?(?:variations?|differences?|deviations?)|slightly (?:different|vary)|ligeras? (?:variaci|diferenci)|leichte[nr]? (?:farb|größen)?(?:abweichung|unterschied|schwankung)|légères? (?:variation|différence)|lievi? (?:variazion|differenz)|ligeiras? (?:variaç|diferenç)|небольш\p{L}+ (?:отличи|отклонени)|niewielkie różnice|drobné odchylky)|[輕轻]微.{0,6}[差異异]/iu,
      /(?<![\p{L}])(?:[Ee]xclusive (?:to|for|in)|[Ee]xclusiv[oa] (?:para|per|en|em)|[Ee]xklusiv (?:für|in)|[Ee]xclusif (?:à|en|pour)) \p{Lu}\p{Ll}+/u,
      /änderungen vorbehalten|irrt(?:um|ümer)|symbolbild|abbildung(?:en)? ähnlich|haftung|gesetzlich|warnhinweis|achtung[:!]|erstickungsgefahr|marque déposée|sous réserve|non contractuel|photos? non|attention :|réglementation|salvo (?:error|errores|errori|erro)|sujeto a|puede(?:n)? variar|podem variar|possono variare|immagin[ei] (?:puramente )?indicativ|advertencia|avvertenz|aviso legal|erineda|ei pruugi|kehtivatest|могут отличаться|может отличаться|внимание[:!]|mogą się różnić|zastrzega|se mohou lišit|vyhrazeno/iu,
      /保留.{0,10}(?:修改|更改|变更|變更|调整|調整).{0,14}(?:权利|權利)|如有(?:异动|異動|变动|變動|更改)|防疫|檢疫|检疫|罰鍰|罚款|法規|法规|条例|條例|違反|违反|依規定|商標|商标|著作權|版权|僅供參考|差異(?:屬|$)|有差異|差异|隨機出貨|随机发|為主$|为主$|為準|为准|仅供参考|以實物為|以实物为|實品|恕不|不另行通知|ご了承|注意事項|注意事项|警告/u,
    ],
  ],
  [
    'condition',
    [
      /(?<![\wÀ-ӿ])(?:(?:100 ?% )?new brand|100 ?% (?:new|original|authentic|genuine|quality)|brand[- ]new(?! (?:design|version|model))|only used|(?:well|barely|hardly|lightly|gently|never|once|previously) (?:used|worn)|used (?:once|twice|a few|only|with (?:a|an|my|our)(?= ))|like new|need gone|\d(?:st|nd|rd) owner|serious buyers?|pre-?owned|second[- ]?hand|refurbished|(?:some|light|minor|normal|slight|little|no) (?:signs? of )?(?:wear|scratch\w*|marks|stains)|due to (?:its )?age|(?:good|great|excellent|outclass|fair|mint|perfect|used|vintage) (?:used )?condition|condition (?:is|report|:)|as[- ]is(?![\wÀ-ӿ])|sold as seen|unmarked|see (?:the )?(?:photos?|pictures?|images?)|from (?:a )?smoke[- ]free|previous owner|full service history)/iu,
      /gebraucht(?:er|es|e)?(?![\wÀ-ӿ])|gebrauchsspuren|zustand(?![\wÀ-ӿ])|b-ware|état (?:neuf|correct|d'usage)|d'occasion|reconditionné|estado (?:usado|de uso)|segunda mano|usato(?![\wÀ-ӿ])|condizioni (?:ottime|buone)|semi-?novo|б\/у|состояни[ея] (?:хорош|отличн|нов)|二手|九成新|全新未/iu,
    ],
  ],
  [
    'navigation',
    [
      /^(?:商品|产品|產品|宝贝|寶貝)?(?:介绍|介紹|详情|詳情|参数|參數|规格|規格|描述|评价|評價|评论|評論)(?:[与與及和]包[装裝]|信息|資訊|说明|說明)?$|^(?:售后|售後)(?:保障|服务|服務)$|^(?:尺寸|尺码|尺碼)[:：]\s*(?:[2-5]?X*[SL]|M|均码)(?:\s*[/、,，]|$)/iu,
      /^(?:(?:product|key|technical|main|special) )?(?:features?|specifications?|specs|details|description|highlights|benefits|caract\S+|eigenschaften|merkmale|beschreibung|produktdetails|especificaci\S+|características|описание|характеристики|about(?: \S+){1,3})[:.]?$/iu,
      /^(?:view|show|see|read|load) (?:less|more|all)$|اعرض|^(?:weniger|mehr) anzeigen$|^(?:voir|afficher) (?:moins|plus)|^ver (?:menos|más|mais)$|^mostra (?:meno|di più)|^(?:share|print|tweet|save|close|open|back|next|previous|yes|no|ok)$|(?<![\wÀ-ӿ])(?:ads?(?![\wÀ-ӿ])|landing page|re-identif|identifiers?(?![\wÀ-ӿ])|ip address|data processing|user['’]s|advertis|geolocation|real-time information|consent(?![\wÀ-ӿ])|purposes?(?![\wÀ-ӿ]).{0,20}(?<![\wÀ-ӿ])data)/iu,
      /(?<![\wÀ-ӿ])(?:click|tap (?:here|on)|scroll|hover|press (?:here|ctrl)|download (?:the|our) (?:app|manual|pdf)|more (?:info(?:rmation)?|details|about|products|from)|product (?:details|information|description)$|specifications?$|size (?:chart|guide)|back to|go to|skip to|page \d|home ?page|web ?site|[a-z\d-]+\.com(?![\w])|page can['’]t|read (?:the|our|all)|see (?:more|also|below|above|our|product)|view (?:our|more|full|larger)|shop (?:now|all|the|our|by)|look at|check (?:out|all|our)|follow (?:us|this)|tweet|pin it|enlarge|add to (?:wish|compare)|be the first|compare(?![\wÀ-ӿ]).{0,40}(?<![\wÀ-ӿ])prices?|drop[- ]?downs?|loading|(?:activation|registration|log-?in) (?:is )?required|(?:write|leave) (?:a|your) (?:review|comment|message|rating)|contact (?:us|the|seller)|call us|e-?mail|phone:|whatsapp|instagram|facebook|video below|select (?:styles?|size|colou?r)|choose (?:a|your) (?:size|colou?r))/iu,
      /wird geladen|chargement en cours|cargando(?![\wÀ-ӿ])|caricamento|carregando|загрузка|加载中|載入中|(?:product|item|model|style|art\.?|artikel|ref\.?)\s?(?:no\.?|nr\.?)?\s?#\s?\d{4,}|\d\s?(?:звезд|sterne(?![\wÀ-ӿ])|étoiles?|estrellas|estrelas|stelle(?![\wÀ-ӿ])|gwiazd|hvězd|yıldız)/iu,
      /mehr (?:infos?|produkte|zu|von|aus)|hier klicken|klicken sie|größentabelle|zum (?:shop|warenkorb|seitenanfang)|plus de (?:produits|détails|housse|rideaux|choix)|voir (?:le|la|les|tou)|cliquez|guide des tailles|ver (?:todo|todos|todas|detalles|guía)|haz clic|dale click|guía de (?:tallas|talles)|tabla de (?:tallas|talles)|clique (?:aqui|no)|tabela de (?:medidas|tamanhos)|clicca|scopri (?:di più|tutt)|guida alle taglie|vedi (?:tutt|anche)|kliknij|zobacz (?:więcej|także)|klikněte|více informací|смотрите|таблица размеров|нажмите|больше товаров|点击|點擊|扫码|掃描|下载|下載|关注|關注|客服|咨询|諮詢|尺码表|尺寸表|تابع هذه|تسوق|اضغط|اقرأ المزيد/iu,
    ],
  ],
  [
    'fit-check',
    [
      /(?<![\wÀ-ӿ])(?:make sure (?:this|it) fits|(?:this|it) fits (?:your|by)|fits? by entering|enter(?:ing)? your (?:model|vehicle|postcode|zip)|check (?:the )?(?:compatibility|fit|size|measure)|model(?:'s|s)? (?:is|wears?|wearing|height|measure|stats)|the model (?:is|wears?|measures)|(?:is )?wearing (?:a )?(?:uk |us |eu )?size|true to size|size (?:up|down)(?![\wÀ-ӿ])|runs (?:small|large|true)|measure(?:ments)? (?:your|before|are|around|from|the)|(?:sizes?(?: (?:listed|shown|given))?|talles?|tallas|tamanhos?|tailles?|größen?|размеры?) (?:correspond\S*|is|are|runs?|may|refer\S*|fällt|fallen)|numeraci[oó]n|allow(?:ed|s)? .{0,24}\d ?(?:cm|mm|inch)|measur\w+ (?:error|deviation)|different methods? of|similar garment|as (?:the )?(?:picture|shown|photo)s?|(?:cor|color|colour) d[ae] (?:primeira|primera) foto|^(?:product|package|including|item)\s(?:pictures?|package|photos?|display|size|list|includes?)$|picture exhibits|mede-se|se mide|se mesure|si misura|gemessen|allow \d.{0,14}(?:error|deviation|difference))/iu,
      /stellen sie (?:bitte )?sicher, dass (?:dies|es)|modellnummer ein|(?:das |unser )?model (?:ist|trägt)|größe des models|le mannequin|(?:la|el|our) modelo (?:mide|lleva|usa|viste|tem|veste)|a modelo|(?:il modello|la modella) (?:è|indossa|misura)|taille normalement|misure prese|modelka (?:ma|nosi)|рост модели|на модели|模特|平铺测量|手工测量|误差|誤差/iu,
    ],
  ],
  [
    'exclusion',
    [
      /(?<![\wÀ-ӿ])(?:not included|sold separately|not supplied|(?:is|are|does) not (?:include|come|supplied|compatible|available|suitable)|doesn['’]t include|excluding|except(?:ing)? for|except (?:of )?the|without (?:box|battery|batteries|charger)|requires? an? |requires? (?:separate|additional|subscription)|only available|online only|(?:^hand wash|services?|colou?rs?|sizes?) only\.?$|^(?:box|package|pack) (?:contents?|includes?|list)|^what['’]s in the box|in[- ]store only|exclusively? (?:online|in))/iu,
      /^(?:not|nicht|no|non|não|ne|не|do not|does not)\s(?:\S+\s){0,4}?(?:suitable|recommended|intended|meant|for use|compatible|available|included|supported|geeignet|kompatib\S*|enthalten|inclus\S*|inclu[ií]d\S*|disponib\S*|disponí\S*|совместим\S*|adecuad\S*|apt[oa]s?|adatt[oai]|adequad\S*|convient|recommandé\S*|подход\S*|рекоменд\S*)(?![\wÀ-ӿ])|(?:user|instruction|owner['’]?s) (?:manual|guide)|(?:bedienungs|gebrauchs)anleitung|mode d['’]emploi|manual de (?:usuario|instrucciones)|manual do usuário|说明书|說明書|不适合|不適合|不建议|不建議/iu,
      /nicht (?:enthalten|inbegriffen|im lieferumfang)|separat erhältlich|^lieferumfang|ohne deko|non (?:inclus|fourni|inclus[oie]|incluid)|vendus? séparément|no inclu(?:ye|id)|não inclu|se vende por separado|venduto separatamente|не входит|nie zawiera|není součástí|不含|另購|另购|需另/iu,
    ],
  ],
  [
    'price',
    [
      /[$€£¥₹₽₺]\s?\d|\d\s?(?:€|£|zł\b|kč\b|kr(?![\wÀ-ӿ])|руб|р\.|元|円|usd(?![\wÀ-ӿ])|eur(?![\wÀ-ӿ])|gbp(?![\wÀ-ӿ])|chf(?![\wÀ-ӿ]))|\d\s?% (?:off|discount|rabatt|de réduction|de descuento|di sconto|popust\p{L}*|slev\p{L}*|zniżk\p{L}*)|(?<![\wÀ-ӿ])(?:discount|voucher|promo(?:tion)?(?:al)? code|coupon|cash ?back|save (?:up to |an extra )?\d|inclusive of|(?:gst|vat|invoice)(?![\wÀ-ӿ])|^(?:with )?free (?!of |from |standing|flow|mo|range|spirit|size|fit)|better prices?|price includes|selected (?:colou?rs|sizes|styles|items)|free gift|on sale|clearance|best price|lowest price|great value|bargain|deal of|black friday|cyber monday)|rabattcode|gutschein|sparen sie|code promo|prix bas|descuento|cupón|cupom|ofertas?(?![\wÀ-ӿ])|sconto|codice sconto|скидк|акци[яи](?![\wÀ-ӿ])|kampaania|hinnad|优惠|優惠|折扣|特价|特價|满减|红包|领券|只要\d|买一送/iu,
    ],
  ],
  [
    'seller',
    [
      // Who made a film is no reason to see it.
      /^(?:(?:casa )?produ[ct]tora|producción(?: ejecutiva)?|production (?:company|house)|produced by|produktion(?:sfirma)?|produzione|distribu\p{L}+(?: by)?|studio|出品(?:公司|方)?|[发發]行(?:公司|方)?|[制製]片(?:人|公司)?)\s*[:：]/iu,
      // "US" is not "us", and no shop says "I".
      /(?<![\wÀ-ӿ.-])(?:I|[Ii]['’]m|[Mm]y|[Mm]ine|me)(?![\wÀ-ӿ.-])|(?<![\wÀ-ӿ])(?:ich|meine?[mnrs]?|je|j['’]ai|mon|mes)(?![\wÀ-ӿ])/u,
      /(?<![\wÀ-ӿ])(?:please|kindly|thank you|thanks for|note\s?:|p\.s\.|money[- ]back|made to order|complete (?:the|your) (?:look|purchase|order)|you (?:may|might) also|frequently bought|wear (?:it|them|this) with|pair (?:it|them|this) with (?:our|the))(?![\wÀ-ӿ])|(?<![\wÀ-ӿ])bitte(?![\wÀ-ӿ])|hinweis\s?:|veuillez|merci de|por favor|nota\s?:|si prega|пожалуйста|обратите внимание|温馨提示|溫馨提示|请|請|ください|알림|공지|취소|고객센터|쿠폰|문의/iu,
      /(?<![\wÀ-ӿ])(?:[Ww]e(?:['’](?:re|ve|ll))?|us|[Oo]urs?)(?![\wÀ-ӿ])/u,
      /(?<![\wÀ-ӿ])(?:(?:made|sold|shipped|dispatched|fulfilled|offered) by(?= [A-Z\p{Lu}])|gift[- ]?wrap\w*|ready to ship|(?:smoke|pet)[- ](?:and [a-z]+[- ])?free (?:home|house\w*)|(?:positive|star) feedback|feedback$|after[- ]sales?|quality assurance|before (?:sending|shipping|dispatch)|carefully checked|own factory|factory (?:price|direct|production)|shipment|arrival:|holidays|on-?line service|sold out|deliver(?:ed|s|y)? (?:within|in) \d|^ships?(?:ped)? |ship out|welcome to|^dear(?:est)? |about (?:the )?(?:brand|us|company|seller)|our (?:shop|store|team)|appointment|warehouse|retail(?:er| store| shopping)|wholesale|supplier|manufacturer(?:'s)? (?:info|address)|years? of experience|family business|founded in|established in|since (?:18|19|20)\d\d|anniversary|new (?:items|arrivals)|added daily|(?:their|your|an|gift|all|every|each|any|new|first|on|bulk|custom) orders?|order (?:now|today|here|before|by)|local pickup|moq(?![\wÀ-ӿ])|min(?:imum)?\.? order|lead time|oem(?![\wÀ-ӿ])|odm(?![\wÀ-ӿ])|payment received|(?<![\wÀ-ӿ])stocked(?![\wÀ-ӿ])|stream ad-free|trade[- ]in|sign up|members?hip|customers? (?:say|love|also|review)|reviews?(?![\wÀ-ӿ])|rated \d|stars?(?![\wÀ-ӿ]).{0,10}\d|in stock|out of stock|available (?:at|from|on|in store|for purchase)|as on [a-z]{3}|valid (?:from|until|through)|until (?:the )?\d)/iu,
      /(?<![\wÀ-ӿ])(?:wir|unser(?:e|er|em|en|es)?|uns|nous|nos|notre|nosotros|nuestr[oa]s?|noi|nostr[oaie]|nós|noss[oa]s?|мы|наш(?:а|е|и|их|ей|ем|его)?|нас|нам|nasz(?:a|e|ej|ych)?|náš|naše|naší|našich)(?![\wÀ-ӿ])/iu,
      /(?<![\wÀ-ӿ])(?:sorry|unfortunately|apolog\w+|leider|tut uns leid|désolée?s?|malheureusement|lo sentimos|lamentablemente|desafortunadamente|lamentamos|infelizmente|ci dispiace|purtroppo|извините|к сожалению|przepraszamy|niestety|bohužel|omlouváme|helaas|tyvärr|desværre|valitettavasti)(?![\wÀ-ӿ])|抱歉|遗憾|遺憾|申し訳|죄송/iu,
      // "Utilizamos ...", "Le sugerimos ...", "Polecamy ...": a verb in the first person plural at the start.
      /^(?:(?:le|les|te|os|lo|la|ti|vi)\s)?(?!extremos|supremos|\p{L}*[áéíóúê]\p{L}*os\s)\p{L}{2,}(?:amos|emos|imos|iamo|amy|emy|imy|ujeme|áme|íme)(?=\s)|^(?:предлага|рекоменду|совету|гарантиру|отправля|доставля)ем(?=\s)/iu,
      /(?<![\wÀ-ӿ])(?:(?:this|our) (?:seller|shop|store)|verkäufer(?:in|s)?|händler|vendeu(?:r|se)s?|vendedor(?:a|es)?|venditor[ei]|vendedora|продав(?:ец|ца|цу)|sprzedawc\p{L}*|prodejc\p{L}*|säljaren?|verkoper)(?![\wÀ-ӿ])/iu,
      // A text about a person: its author, and the author's life.
      /(?<![\wÀ-ӿ])(?:lives (?:in|with)|was born|(?:with|and) (?:his|her|their) (?:family|wife|husband|children|partner)|is the author of|regular judge|lebt (?:in|mit)|wurde geboren|vit (?:à|en|avec)|est né|vive (?:en|in|a|con)|nació|è nat[oa]|nasceu|mieszka w|живет в|живёт в|родил)(?![\wÀ-ӿ])/iu,
      /(?<![\wÀ-ӿ])(?:aștept propuneri|calitate-preț|negociabil|preț avantajos|en iyi fiyat\p{L}*|satıcı\p{L}*)(?![\wÀ-ӿ])/iu,
      /disponible (?:desde|hasta|a partir)|(?<![\wÀ-ӿ])a las \d|\d\s?hrs(?![\wÀ-ӿ])|disponível (?:de|até|a partir)|disponibile (?:dal|fino)|verfügbar (?:ab|bis)/iu,
      // A buyer's or a reviewer's words, with who said them: 富有智慧的美丽故事。—【洛杉矶时报】.
      /[—–-]\s?【[^】]+】|^「[^」]+」$|^[“„][^”“]+[”“]$|(?<![自忘唯小])我(?![们們国國])/u,
      /品牌介[紹绍]|[創创]立[於于]|我们|我們|本店|本公司|小店|店家|卖家|賣家|专柜|專櫃|代购|代購|批发|批發|厂家直销|亲们|親們|お客様|当店|弊社/u,
    ],
  ],
];

/** Lines about the product without information. */
const EMPTY: Table = [
  [
    'slogan',
    [
      /^(?:discover|explore|shop|buy|order|get yours|grab|don['’]t (?:miss|wait)|hurry|harness|unlock|embrace|indulge|immerse|unwind|revel|savou?r|celebrate|rediscover|redefine|reimagine|embark|investing in|invest in|treat (?:yourself|your|someone)|elevate|upgrade (?:your|to)|unleash|transform your|say (?:hello|goodbye)|look no further|check out|take a look|find (?:the|your|out|complete)|introducing|meet the|(?:positive|star) feedback|feedback$|after[- ]sales?|own factory|factory (?:price|direct|production)|shipment|arrival:|holidays|on-?line service|sold out|deliver(?:ed|s|y)? (?:within|in) \d|^ships?(?:ped)? |ship out|welcome to|stay tuned|visit|join|learn|see why|be (?:bold|you|the)|live (?:your|the)|express yourself|step (?:up|into)|(?:start|turn|make) your(?:\s\S+){1,3}$|dare to|you['’]ll love|you will love|love (?:it|at first)|perfect for you|what are you waiting|it['’]s all about|make a statement|(?:add|lend|bring|give) (?:an?|some|your \w+) \w+ (?:of|to))(?=\s|[,.!]|$)/iu,
      /(?<![\wÀ-ӿ])(?:must[- ]have|no surprises|second to none|one of a kind|best (?:ever|in class|of the best|choice)|like no other|never go out of style|wear-anywhere piece|always well turned out|turn heads|used to be|(?:was|were) one of the|value for money|(?:good|great|best|perfect|excellent) (?:quality )?product|consumer protection|easy and convenient|game[- ]changer|next level|unparalleled|world-class|money can buy|satisfaction)(?![\wÀ-ӿ])|^(?:\S+\s){0,3}(?:(?:high(?:est)?|premium|superior|best|top|great|good|excellent|finest)[- ]quality|höchste\s(?:\S+\s)?qualität|beste qualität|(?:alta|máxima|ottima|massima) (?:calidad|qualità|qualidade)|haute qualité|高品质|高品質|优质)\.?$/iu,
      /\*\p{L}+\*|(?<![\wÀ-ӿ])(?:price tag|too[- ]good[- ]to[- ]be[- ]true|reasons? (?:to|why)|for (?:any|every|all) (?:\w+ )?occasions?|für (?:jeden|alle) (?:anlass|anlässe)|pour (?:toutes? (?:les )?)occasions?|para (?:cualquier|toda|qualquer|todas as|todas las) ocasi|per (?:ogni|tutte le) occasion|на (?:любой|все) случа)|^(?!\S+s\s)\p{L}+\s(?:\S+\s)*your\s(?:\S+\s)*with (?:this|these)(?=\s)|^(?:add|bring|lend|give|infuse|inject)\s(?:\S+\s){0,5}(?:style|elegance|charm|flair|beauty|warmth|colou?r|personality|sophistication|luxury|fun|drama|character|glamou?r)(?![\wÀ-ӿ])|(?<![\wÀ-ӿ])no more \p{L}+ing(?![\wÀ-ӿ])|^you(?:['’]ll)?(?:\s\S+){1,3}$|^(?:the|your) (?:perfect|ultimate|ideal) |^(?:[aào]|la|le|les|el|il|lo|der|die|das|un|una|une|uma?)\s\S+\s(?:perfeit|perfett|perfect|parfait)/iu,
      /^(?:entdecken?|kaufen|bestellen|gönn|jetzt|hol(?:en)? (?:dir|sie)|erleben?|découvr|profitez|craquez|offrez|achetez|laissez-vous|descubr|consigue|compra|aprovech|disfruta|llevate|llévate|regala|scopri|acquista|approfitta|regalat|aproveit|garanta|odkryj|kup |zamów|objevte|kupte|ostke|откройте|купите|закажите)/iu,
      /(?<![\wÀ-ӿ])(?:lindo|belo|bonito|schönes|tolles|beautiful|lovely|joli|beau|bel|hermoso) design(?![\wÀ-ӿ])/iu,
      // Praise that could stand with anything: what is easy, and for every day.
      /^(?:(?:very |super |extremely )?easy (?:to use|operation|handling)|einfache? (?:anwendung|bedienung|handhabung)|(?:preprosta|enostavna) uporaba|facile (?:da usare|à utiliser)|fácil (?:de usar|uso|utilização)|простота использования|łatw\p{L}+ (?:obsług\p{L}+|użyci\p{L}+)|snadné použití|(?:使用|操作)(?:简单|簡單|方便|便捷)|(?:简单|簡單)易用)[.!。]?$/iu,
      /^(?:ideal|perfect|perfekt|ideale|parfaite?|perfett[oa]|perfeit[oa])\s(?:für|for|pour|per|para)\s(?:\p{L}+\s|l['’])?(?:täglich\p{L}+|daily|everyday|quotidien\p{L}*|quotidian\p{L}*|uso diario|dia a dia)(?:\s\p{L}+)?[.!]?$/iu,
      /(?<![\wÀ-ӿ])keeps? you (?:informed|up to date|entertained|covered|happy)(?![\wÀ-ӿ])|^your (?:very )?own\s|always (?:ready|there|happy) (?:to help|for you)/iu,
      /^(?:谢谢|謝謝|感谢|感謝)|震撼(?:人心|心灵|心靈)|(?:撼动|撼動)人心|(?:富有|充满|充滿).{0,3}生命力|[成业業][绩績](?:非凡|斐然)|感人(?:至深|肺腑)|深受感(?:动|動)|热烈(?:喜爱|欢迎)|熱烈(?:喜愛|歡迎)|好评如潮|好評如潮/u,
      /indispens|imperd[íi]b|irresistib|immanquable|incontournable|unverzichtbar|unwiderstehlich|obligatorio en tu|no te (?:puede|lo pierdas)|non può mancare|незаменим|不容错过|不容錯過|你值得|值得拥有|值得擁有|就是好吃|赶快|趕快|快来|快來|速抢|爆款|心动|心動|手慢无|必备|必備|首选|首選|即可享有/iu,
    ],
  ],
];

/** Continuations of a line that is missing. */
const CARRIES_ON =
  /^(?:and|but|or|so|also|however|they|moreover|furthermore|additionally|besides|then|therefore|thus|because|which|who|whose|that['’]s|here['’]s|there (?:is|are|was|you)|they do|he|she|his|her|und|aber|oder|denn|sondern|jedoch|außerdem|zudem|deshalb|daher|et|mais|ou|donc|aussi|ainsi|car|y|pero|o|además|sino|él|ella|también|quizás|e|ma|però|inoltre|anche|quindi|mas|também|além|porém|и|но|а|или|также|поэтому)\s|^(?:by the way|in addition|as well|odds are)[\s,]/iu;
/** "Reiben Sie ...": an instruction. */
const STEP =
  /^\p{Lu}\p{Ll}+(?:en|ern|eln) Sie\s|^all you (?:need|have) to do|(?<![\wÀ-ӿ])(?:you should|should be|must be \p{L}+ed|sollten?|müssen sie|debe(?:n|s)? ser|devez)(?![\wÀ-ӿ])|(?<![\wÀ-ӿ])(?:it is |is )?recommended (?:that|to|you)(?![\wÀ-ӿ])|^(?:just|simply)\s(?:start|say|ask|press|plug|add|tap|open|pop|place)(?:\s|$)|^(?:use|apply|place|put|press|rinse|shake|mix|add|wipe|remove|insert|pour|turn on|plug in|wash|dry|store|enter|type|write|select|choose|upload|fill in|scan|send)\s(?:the|a|an|it|your|this|with|well|similar|\d)/iu;
/** Merged labels and values, or parts of a page's title. */
const RUN_TOGETHER =
  /[|｜<>]|^\p{Lu}\p{Ll}+ \p{Lu}{1,2}\. |(?:\p{Lu}\p{L}{2,6}\.\s){2}|\s=\s|^\d+\s?\*\s?\p{L}|\s[›»>]\s|\(\d+\s?\)$|(?:\S\/\s[^/]*){2}|\p{L}\.\p{Ll}{4}|\p{Ll}[.!?]\p{Lu}\p{Ll}|\p{L}:[\p{L}\d]|(?:\S+\s?:\s[^.,;:]+){2,}$|\s:\s[^:]+\s:\s|:\s?\d[.)]\s/u;
/** Words that cannot end a complete line. */
const LEADS_ON =
  /(?:[,:;&+/(–—-]|\.\.\.|…|[：、，（]|\s(?:an?|the|and|or|of|to|with|from|by|at|as|in|on|for|into|about|between|both|like|when|many|several|various|other|some|is|are|its|your|that|which|than|such as|includ(?:es?|ing)|contains?|und|oder|der|die|das|des|dem|den|ein|eine|mit|von|zu|sowie|et|ou|de|du|des|le|la|les|un|une|avec|à|y|el|los|las|con|por|para|di|da|il|lo|per|com|do|dos|и|с|на|для|из))$/iu;
const QUESTION = /[?？؟]/u;
const EXCLAIMED = /[!！]$/u;
/** Minimum words of an exclamation that may hold a fact. */
const MIN_EXCLAIMED_WORDS = 9;
const MIN_EXCLAIMED_LENGTH = 50;

/** "Size guide", "Returns policy": a title without its section. */
const MAX_TITLE_WORDS = 4;

/** "A man, who needs a boat": a noun with a relative clause, but without a verb of its own. */
const RELATIVE_ALONE = /^[^,]{3,40},\s(?:who|whose|which)\s[^,]+$/iu;

function hasStrayBracket(line: string): boolean {
  const count = (mark: RegExp) => line.match(mark)?.length ?? 0;
  return count(/[([（【]/gu) !== count(/[)\]）】]/gu) || (count(/["“”]/gu) % 2 === 1 && count(/\d\s?["”]/gu) === 0);
}

/** A condition without its consequence. */
const CONDITION_ALONE =
  /^due to\s|^(?:dopo aver|après avoir|después de|nachdem|after having)\s[^,]+$|^if you (?:leave|want|have|need|wish|are not)\s|^(?:even if|if|when|whenever|although|though|because|while|once|unless|until|wenn|falls|obwohl|weil|si|lorsque|quand|cuando|aunque|quando|se|если|когда)\s[^,，]+$/iu;

/** Number of characters that are read: a longer line's subject is at its start. */
const LOOKED_AT = 300;

function findIn(table: Table, line: string): PointRefusal | undefined {
  const start = line.slice(0, LOOKED_AT);
  return table.find(([, patterns]) => patterns.some((pattern) => pattern.test(start)))?.[0];
}

/**
 * Whether the line is about the shop, the sale, the law or the page instead of the product; returns the reason, or
 * undefined.
 */
export function findTradeTalk(line: string): PointRefusal | undefined {
  return isHousekeeping(line) ? 'shop' : findIn(TRADE, line);
}

/** A choice of the shop's, such as "Soft Blue", which only distinguishes articles. */
const COLOUR_ONLY =
  /^(?:(?:colou?rs?|soft|light|dark|deep|pale|bright|army|navy|sky|royal|rose|mint|dusty|off|olive|white|black|gr[ea]y|silver|gold|blue|green|red|pink|purple|yellow|orange|brown|beige|cream|khaki|ivory|teal|maroon|lilac|lavender|coral|turquoise)(?:\s*[,/&+-]\s*|\s+|$))+$/iu;

/** Measures without their object: `13"H x 21.5" Diameter`. */
const MEASURE_ONLY =
  /^(?:[~≈ø]?\s?\d[\d.,/]*\s?(?:["″'′]|mm|cm|m|in(?:ch(?:es)?)?|ft|kg|g|lbs?|oz)?\.?\s?(?:[hwdl]|diam(?:eter)?|deep|wide|high|long|height|width|depth|length)?(?:\s?[x×*,;/]\s?|\s+|$))+$/iu;

/** Returns why the line makes no selling point; undefined if it makes one. */
export function refusePoint(line: string): PointRefusal | undefined {
  if (!isTelling(line) || COLOUR_ONLY.test(line) || MEASURE_ONLY.test(line)) return 'nothing-said';
  if (QUESTION.test(line)) return 'question';
  if (isOwnTitle(line)) return 'navigation';
  if (!/\d/u.test(line) && line.split(' ').length <= MAX_TITLE_WORDS && isTradeTitle(line)) return 'navigation';
  const talk = findTradeTalk(line) ?? findIn(EMPTY, line);
  if (talk) return talk;
  const isShort = line.split(' ').length < MIN_EXCLAIMED_WORDS || line.length < MIN_EXCLAIMED_LENGTH;
  if (EXCLAIMED.test(line) && !/\d/u.test(line) && isShort) return 'slogan';
  return STEP.test(line) ||
    RUN_TOGETHER.test(line) ||
    CARRIES_ON.test(line) ||
    LEADS_ON.test(line) ||
    CONDITION_ALONE.test(line) ||
    RELATIVE_ALONE.test(line) ||
    hasStrayBracket(line)
    ? 'half-sentence'
    : undefined;
}
