import type { AttributeRow } from './attribute-words.ts';

/** Functions and parts of a product. The same words support them, and so does the second pattern. */
const FEATURES: readonly (readonly [words: string, impliedBy?: string])[] = [
  ['bluetooth|蓝牙', 'bluetooth|蓝牙|wireless (?:ear|head)'],
  ['wi-?fi|wlan|无线网络|联网', 'wi-?fi|wlan|无线网|smart|智能'],
  ['(?<!battery )usb(?:-c| c|-a)?|type-?c', 'usb|type-?c'],
  ['nfc|airtag|apple pay'],
  ['gps|北斗|定位(?:追踪|器)', 'gps|北斗|定位'],
  [
    '(?:control|operate|monitor|manage|start|adjust)(?:led|s)? (?:it |them |everything )?(?:with|from|by|via|on|through) (?:your |a |an |the )?(?:smart)?(?:phone|app|voice|watch)(?! (?:cradle|holder|mount|stand|case|pocket|clip))|app[- ]controlled|companion app|手机(?:就能|即可|一键|远程|app)?(?:遥控|控制|操控)',
    '\\bapp\\b|by voice|voice control|smart home|语音|手机',
  ],
  ['remote[- ]?control(?:led|s)?|\\bremote (?=included|for)|遥控(?:器)?', 'remote|遥控'],
  ['voice[- ](?:control(?:led)?|activated|assistant)|语音(?:控制|助手)', 'voice|语音'],
  ['touch[- ]?(?:screen|control|panel|sensitive)|触(?:摸屏|控|屏)', 'touch|触'],
  ['rechargeable|充电式|可充电', 'charg|battery|充电|电池'],
  ['cordless|wireless|无线(?!充|网)', 'cordless|wireless|bluetooth|battery|无线|蓝牙|电池|续航'],
  ['solar[- ]powered|solar panels?|太阳能', 'solar|太阳能'],
  ['electric (?:gate|motor|start|drive)|motori[sz]ed|电动', 'electric|motor|电动|电机'],
  [
    '(?:built-in|integrated|hidden|extra|two|dual|stereo|bluetooth) (?:speakers?|camera|microphones?|lights?|scale|thermometer|heater|fan)|内置(?:音响|摄像头|麦克风|音箱)',
    '(?:speaker|camera|microphone|light|scale|thermometer|heater|fan|音响|音箱|摄像|麦克风)',
  ],
  ['thermostat|恒温', 'thermostat|constant temperature|恒温|温控'],
  ['(?:motion|light|rain|temperature|smoke) sensors?|人体感应|红外感应', 'sensor|感应'],
  ['night[- ]?(?:light|vision)|夜灯|夜视', 'night|夜'],
  ['glow(?:s|ing)?[- ]in[- ]the[- ]dark|luminous|夜光|荧光', 'glow|luminous|夜光|荧光'],
  ['back-?lit|背光', 'back-?li|背光'],
  ['heated (?:seat|handle|grip|floor|rail)s?|座椅加热', 'heated|加热'],
  ['fold(?:able|s (?:flat|up|away))|collapsible|可?折叠', 'fold|collaps|折叠|收纳'],
  ['detachable|removable|可拆(?:卸|洗)?', 'detach|remov|take (?:it )?off|拆'],
  ['reversible|双面(?:可用|穿)', 'revers|both sides|双面'],
  ['stackable|可叠放', 'stack|叠'],
  ['telescopic|extendable|可伸缩|伸缩', 'telescop|exten|伸缩'],
  ['magnetic|磁吸|磁性', 'magnet|磁'],
  ['height[- ]adjustable|高度可调|可升降', 'adjust|调节|可调|升降'],
  ['orthop(?:a)?edic|矫正|护脊', 'orthop|矫正|护脊'],
  ['breathable|透气', 'breath|mesh|airy|ventilat|透气|网眼'],
  ['moisture[- ]wicking|sweat[- ]wicking|quick[- ]dry(?:ing)?|速干|快干|吸湿排汗', 'wick|dry|速干|快干|吸湿|排汗'],
  [
    'thermal(?:ly)? insulat(?:ed|ion)|insulated lining|fleece[- ]lined|fur[- ]lined|加绒|加厚内里',
    'insulat|fleece|lined|lining|thermal|加绒|保暖',
  ],
  ['cushioned|air[- ]cushion(?:ed)?|气垫', 'cushion|foam|padd|气垫|缓震'],
  ['reflective|反光(?:条|设计)', 'reflect|反光'],
  ['kick-?stand|tripod(?: stand)?|三脚架', 'stand|tripod|支架|三脚架'],
  ['(?:carry(?:ing)?|travel|storage|protective) (?:case|bag|pouch)|收纳[袋包盒]', 'case|bag|pouch|收纳|袋|包'],
  ['pet[- ]friendly|child[- ]?(?:proof|lock)|童锁', '\\bpet|child|童锁|宠物'],
  ['goodyear[- ]welt(?:ed)?|blake[- ]stitched|固特异', 'welt|固特异'],
  ['snapdragon|骁龙|天玑|麒麟|dimensity|dolby|杜比|hi-?res audio|amoled|oled|retina|康宁'],
  [
    'tumble[- ]dr(?:y|ied|ier|yer)|iron(?:s|ed)? (?:it|on|well)|dry[- ]clean|烘干机?|可熨',
    'tumble|iron|dry[- ]clean|烘干|熨',
  ],
  [
    'signed by|autographed|numbered|engraved|personali[sz]ed|monogrammed|亲笔签名|签名版|编号|刻字',
    'sign|autograph|number|engrav|personal|签名|编号|刻字',
  ],
  ['glows? (?:in|under|at)|发光(?!发热)', 'glow|luminous|发光|夜光|荧光'],
  ['(?:odou?r|smell)[- ]control|deodori[sz]|除臭|除味|去味|吸汗', 'odou?r|deodor|除臭|除味|吸汗'],
  ['rfid', 'rfid'],
  ['(?:vibram|ortholite|thinsulate|primaloft)'],
  ['vpn|cloud (?:backup|storage)|云(?:空间|存储|备份)', 'vpn|cloud|云'],
  ['ai[- ](?:powered|driven|based)|artificial intelligence|人工智能|ai(?:智能|驱动|算法)', '\\bai\\b|人工智能|ai'],
  ['self[- ]adhesive|自粘', 'adhesive|stick|自粘|粘'],
  ['one[- ](?:touch|click|button) (?:operation|start|control|cleaning)|一键(?:启动|清洗|操作)', 'one|一键'],
  ['gift[- ](?:box|wrap)(?:ped|ping)?|礼盒装?', 'gift|礼盒'],
  ['tool-free|no tools? (?:needed|required)|无需工具|免工具', 'tool|工具'],
  ['pre-?assembled|fully assembled|免安装|已组装', 'assembl|安装|组装'],
  ['energy[- ](?:efficient|saving)|low[- ]energy|节能|省电', 'energy|efficien|\\bled\\b|watt|节能|省电|能耗|瓦'],
  [
    '(?:low|no|zero) (?:calorie|carb|fat|salt|sodium)s?|low in (?:salt|sugar|fat|calories)|低(?:脂|糖|卡|盐|钠)|零(?:脂|卡|糖)',
    'calorie|carb|fat|salt|sodium|sugar|脂|糖|卡|盐|钠',
  ],
  ['high[- ]protein|rich in [a-z]+|高蛋白|富含\\p{Script=Han}{2,4}', 'protein|rich|蛋白|富含'],
  [
    'interest-free|(?:pay|payments?|instal+ments?) (?:over|in) [a-z\\d]+ (?:months|instal+ments)|buy now,? pay later|免息|分期',
    'instal|interest|免息|分期',
  ],
];

/** Compatibility, and effects on the environment. */
const REACH: readonly (readonly [words: string, impliedBy?: string])[] = [
  [
    '(?:fits?|works? (?:with|on|in|for)|compatible with|suits?|runs on|made for) (?:every|all|any) (?!day|mood|occasion|taste|style|season|time|one\\b|day\\b|room\\b|outfit)[a-z]+|(?:任何|所有|各种|什么)\\p{Script=Han}{1,6}?(?:都|均|皆)(?:能|可以?|行|适用|管用|没问题|不怕)|one size fits all|universal fit|(?:适配|兼容|适合|通用)(?:所有|任何|全部|各种)\\p{Script=Han}{1,6}|所有\\p{Script=Han}{1,4}都(?:能|可以?)用',
    'universal|any |all |every|compatible|所有|任何|通用|兼容|各种',
  ],
  [
    '(?:we |and |also )?(?:plants?|donates?) (?:a |one |two |ten |\\d+%? )?[a-z]+|for (?:every|each) (?:pair|order|piece|bottle|one|purchase)(?: sold)?,? we|(?:proceeds|profits) (?:go|goes|are)|gives? back|(?:捐|种)(?:出|赠|献|下)?一',
    'donat|plant|charit|proceeds|捐',
  ],
  [
    '(?:energy )?(?:class|grade|rating) a(?:\\+{1,3})?(?![a-z])|[一1]级(?:能效|节能)|能效[一1]级',
    'class a|grade a|[一1]级',
  ],
];

export const FEATURE_ROWS: readonly AttributeRow[] = [...FEATURES, ...REACH].map(
  ([words, impliedBy]): AttributeRow =>
    impliedBy === undefined ? { kind: 'attribute', words } : { kind: 'attribute', words, impliedBy },
);
