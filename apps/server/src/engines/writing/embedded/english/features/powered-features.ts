import type { Feature } from '../feature.ts';

/** Features of things with a motor, a battery or a screen. */
export const POWERED_FEATURES: readonly Feature[] = [
  {
    id: 'wireless',
    match: /\b(?:wireless(?! charg)|cordless|cable-free)\b/i,
    weight: 2,
  },
  { id: 'bluetooth', match: /\bbluetooth\b/i, weight: 1.5 },
  {
    id: 'battery-life',
    match:
      /\bbatter(?:y|ies)\b.*\b(?:hours?|days?|weeks?|months?|life)\b|\b\d+[- ]?(?:h|hours?|days?)\b.*\b(?:batter|playtime|playback|talk|listening|runtime|charge|run)\w*|\b(?:playtime|playback|runtime)\b|\b\d[\d,.]* ?mAh\b/i,
    weight: 3,
    asks: 'How long does the battery last?',
  },
  {
    id: 'fast-charge',
    match:
      /\b(?:fast|quick|rapid)[- ]charg\w*|\bcharges (?:fast|fully |to \d+ ?% |in (?:\d|an? |one|two|under|just))|\bminutes?\b.*\bcharg\w+|\bcharg\w+\b.*\bminutes?\b/i,
    weight: 2.5,
    asks: 'How fast {does it/do they} charge?',
  },
  { id: 'usb-c', match: /\bUSB-?\s?C\b/i, weight: 1.5, asks: 'Which cable?' },
  {
    id: 'rechargeable',
    match: /\brechargeable\b/i,
    weight: 2,
  },
  {
    id: 'solar',
    match: /\bsolar\b/i,
    weight: 2.5,
  },
  {
    id: 'noise-cancelling',
    match: /\bnoise[- ]?(?:cancel\w*|reduc\w*|isolat\w*)|\bANC\b/i,
    weight: 3,
    asks: 'What about the noise around you?',
  },
  {
    id: 'quiet',
    match: /\b(?:quiet(?:ly)?|silent(?:ly)?|noiseless|low[- ]noise|\d+ ?dB)\b/i,
    weight: 2,
    asks: '{Is it/Are they} loud?',
  },
  {
    id: 'resolution',
    match: /\b(?:1080p|720p|2K|4K|8K|full ?HD|UHD|\d+ ?(?:MP|megapixels?))\b/i,
    weight: 2.5,
    asks: 'How sharp is the picture?',
  },
  {
    id: 'night-vision',
    match: /\bnight[- ]?vision\b|\bsees? in the dark\b|\binfrared\b/i,
    weight: 3,
    asks: 'What about at night?',
  },
  {
    id: 'motion-alerts',
    match: /\b(?:motion|movement)\b.*\b(?:alerts?|detect\w*|sens\w+|notif\w+)\b|\balerts?\b/i,
    weight: 2.5,
    asks: 'How do you find out?',
  },
  {
    id: 'two-way-audio',
    match: /\btwo[- ]way (?:audio|talk)\b|\bbuilt-in (?:speaker|microphone)\b|\btalk back\b/i,
    weight: 2.5,
  },
  { id: 'rotates', match: /\b(?:rotat\w+|swivel\w*|pans?|tilts?|360 ?(?:°|degrees?))\b/i, weight: 2 },
  {
    id: 'app',
    match: /\bapp\b(?! store)|\bfrom your phone\b|\bsmartphone\b/i,
    weight: 2,
  },
  { id: 'wifi', match: /\bwi-?fi\b/i, weight: 1.5 },
  { id: 'timer', match: /\b(?:timer|auto(?:matic)?[- ](?:off|shut-?off)|switches itself off|shuts off)\b/i, weight: 2 },
  { id: 'dimmable', match: /\bdim(?:s|mable|mer)?\b/i, weight: 2 },
  {
    id: 'power',
    match: /\b\d[\d.,]* ?(?:W|kW|watts?|V|volts?|Nm|rpm|bar|lumens?|lm|hp)\b/,
    weight: 2,
    asks: 'How strong {is it/are they}?',
  },
  { id: 'magnetic', match: /\bmagnet\w*\b/i, weight: 2 },
  {
    id: 'range',
    match: /\b(?:range|reach|covers?)\b.*\b\d+ ?(?:m|metres?|meters?|m2|m²|square|sq|ft|feet)\b/i,
    weight: 2.5,
    asks: 'How far {does it/do they} reach?',
  },
  { id: 'ports', match: /\bports?\b|\bHDMI\b|\bEthernet\b/i, weight: 1.5 },
  {
    id: 'fits-car',
    match: /\bfits? (?:all|any|most) (?:cars?|vehicles?|models)\b|\buniversal fit\b/i,
    weight: 2,
    asks: 'Will it fit your car?',
  },
  {
    id: 'switches',
    trades: ['computers'],
    match: /\b(?:switches|hot[- ]swap\w*|tactile|keycaps?)\b/i,
    weight: 2.6,
  },
  {
    id: 'refresh',
    match: /\b\d+ ?Hz\b/,
    weight: 2.4,
  },
  { id: 'memory', match: /\b\d+ ?(?:GB|TB)\b/, weight: 2.2, asks: 'How much fits on it?' },
  { id: 'screen', match: /\b(?:AMOLED|OLED|LCD|IPS|touch ?screen|display|e-?ink|anti-?glare)\b/i, weight: 2 },
  {
    id: 'sound',
    match: /\b(?:drivers?|bass|hi-?res|woofers?|tweeters?|stereo|surround|\d+ ?dB range)\b/i,
    weight: 2.4,
    asks: '{Does it/Do they} sound good?',
  },
  {
    id: 'multi-device',
    trades: ['audio', 'computers', 'electronics'],
    match: /\b(?:multipoint|two devices|three devices|several devices|pairs with)\b/i,
    weight: 2,
  },
  {
    id: 'torque',
    trades: ['tools', 'garden'],
    match: /\b\d+ ?Nm\b|\btorque\b/i,
    weight: 2.6,
    asks: 'How strong is it?',
  },
  { id: 'brushless', match: /\bbrushless\b/i, weight: 2.2 },
  {
    id: 'suction',
    trades: ['home', 'car', 'electronics'],
    match: /\b(?:suction|\d+ ?k?Pa)\b/,
    weight: 2.4,
    asks: 'How strong is the suction?',
  },
  { id: 'cleans-air', match: /\b(?:HEPA|CADR|allergens?|pollen|air changes?)\b/i, weight: 2.4 },
  {
    id: 'prints',
    trades: ['electronics', 'computers'],
    match: /\bprints?\b.*\b(?:seconds?|photos?|in)\b/i,
    weight: 2.6,
  },
  { id: 'gps', match: /\bGPS\b/, weight: 1.9 },
  {
    id: 'massage',
    trades: ['health', 'furniture', 'home'],
    match: /\b(?:massag\w+|kneads?|kneading|percussion|amplitude|strokes)\b/i,
    weight: 2.4,
  },
  {
    id: 'pressure',
    trades: ['health', 'car', 'garden', 'home'],
    match: /\b(?:pulses|pressure (?:levels?|settings?)|\d+ (?:intensity|pressure|cleaning) (?:levels?|modes?))\b/i,
    weight: 2.2,
  },
  {
    id: 'precision',
    match: /\b(?:accurate|accuracy|precis\w+|calibrated|within (?:\d|±)|± ?\d)/i,
    weight: 2.3,
    asks: 'How accurate is it?',
  },
  {
    id: 'interactive',
    match:
      /\b(?:sounds? and lights?|lights? and sounds?|talks?|records?|remote[- ]control\w*|programmable|motori[sz]ed)\b/i,
    weight: 2,
  },
];
