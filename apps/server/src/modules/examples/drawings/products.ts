/**
 * A product as shapes on a square of 1000 by 1000, standing on the line y = 880. Without text: text would need the
 * fonts of the machine.
 */
export interface DrawnProduct {
  defs: string;
  shapes: string;
  /** Square within the product that the close-up shows. */
  closeUp: { x: number; y: number; side: number };
}

const stop = (offset: number, color: string): string => `<stop offset="${offset}" stop-color="${color}"/>`;
const across = (id: string, ...stops: string[]): string =>
  `<linearGradient id="${id}">${stops.join('')}</linearGradient>`;
const down = (id: string, ...stops: string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;

/** A dropper bottle of amber glass with a paper label. */
export const SERUM: DrawnProduct = {
  defs: [
    across(
      'glass',
      stop(0, '#5d1f0a'),
      stop(0.16, '#d9742b'),
      stop(0.4, '#b14d17'),
      stop(0.8, '#8a3611'),
      stop(1, '#451506'),
    ),
    across('rubber', stop(0, '#efe9e1'), stop(0.3, '#ffffff'), stop(0.65, '#e2d8ca'), stop(1, '#b9ab98')),
    across('gold', stop(0, '#8a6425'), stop(0.25, '#f4d998'), stop(0.55, '#c79a4a'), stop(1, '#7a561c')),
    across('paper', stop(0, '#e9dfce'), stop(0.35, '#fffaf0'), stop(1, '#d8cab3')),
  ].join(''),
  shapes: `<path d="M452 190q0-92 48-92t48 92v78h-96z" fill="url(#rubber)"/><rect x="424" y="262" width="152" height="92" rx="10" fill="url(#gold)"/>
<path d="M424 282h152M424 300h152M424 318h152M424 336h152" stroke="#7a561c" stroke-opacity=".35" stroke-width="4"/>
<path d="M446 354h108v30q0 22 62 48 54 24 54 86v314q0 48-48 48H378q-48 0-48-48V518q0-62 54-86 62-26 62-48z" fill="url(#glass)"/>
<path d="M496 384h8v380q0 20-4 26-4-6-4-26z" fill="#ffd9a8" opacity=".35"/><path d="M330 600h340v180H330z" fill="url(#paper)"/>
<circle cx="500" cy="660" r="30" fill="none" stroke="#b3501a" stroke-width="5"/><path d="M500 640q22 20 0 44-22-24 0-44z" fill="#b3501a"/><path d="M430 716h140M456 738h88" stroke="#3a1a10" stroke-width="6" stroke-linecap="round"/>
<path d="M352 560q6-80 70-104v404h-38q-32 0-32-36z" fill="#fff" opacity=".17"/><path d="M648 540v300" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".18"/>`,
  closeUp: { x: 300, y: 330, side: 420 },
};

/** Over-ear headphones, seen from the front. */
export const HEADPHONES: DrawnProduct = {
  defs: [
    down('band', stop(0, '#4b5563'), stop(0.5, '#1f2937'), stop(1, '#111827')),
    across('cup', stop(0, '#111827'), stop(0.35, '#556072'), stop(0.7, '#1f2937'), stop(1, '#0b0f16')),
    across('pad', stop(0, '#07090d'), stop(0.5, '#272e39'), stop(1, '#07090d')),
    across('steel', stop(0, '#8b95a3'), stop(0.4, '#f3f6fa'), stop(1, '#6b7582')),
  ].join(''),
  shapes: `<path d="M238 590V440q0-262 262-262t262 262v150" fill="none" stroke="url(#band)" stroke-width="46" stroke-linecap="round"/>
<path d="M268 440q8-222 232-222t232 222" fill="none" stroke="#06080b" stroke-width="22" opacity=".55"/><path d="M300 322q70-118 200-118" fill="none" stroke="#fff" stroke-width="9" opacity=".28" stroke-linecap="round"/>
<rect x="218" y="470" width="40" height="120" rx="14" fill="url(#steel)"/><rect x="742" y="470" width="40" height="120" rx="14" fill="url(#steel)"/>
<rect x="270" y="552" width="92" height="300" rx="46" fill="url(#pad)"/><rect x="638" y="552" width="92" height="300" rx="46" fill="url(#pad)"/>
<rect x="150" y="528" width="156" height="348" rx="74" fill="url(#cup)"/><rect x="694" y="528" width="156" height="348" rx="74" fill="url(#cup)"/>
<rect x="186" y="590" width="18" height="224" rx="9" fill="#fff" opacity=".2"/><rect x="796" y="590" width="14" height="224" rx="7" fill="#fff" opacity=".14"/>
<circle cx="228" cy="702" r="34" fill="none" stroke="#38bdf8" stroke-width="7"/><circle cx="228" cy="702" r="9" fill="#38bdf8"/><circle cx="772" cy="702" r="34" fill="none" stroke="#38bdf8" stroke-width="7"/><circle cx="772" cy="702" r="9" fill="#38bdf8"/>`,
  closeUp: { x: 100, y: 480, side: 420 },
};

/** A celadon cup with its lid's knob beside, and steam. */
export const TEA_CUP: DrawnProduct = {
  defs: [
    across('celadon', stop(0, '#4f7f6d'), stop(0.28, '#a9d3bf'), stop(0.6, '#7fb19b'), stop(1, '#3d6656')),
    down('tea', stop(0, '#c98a2e'), stop(1, '#8a5312')),
    across('saucer', stop(0, '#6a9a86'), stop(0.4, '#c5e3d4'), stop(1, '#54806e')),
  ].join(''),
  shapes: `<ellipse cx="500" cy="842" rx="330" ry="50" fill="url(#saucer)"/><ellipse cx="500" cy="832" rx="250" ry="32" fill="#5c8a77"/>
<path d="M252 470h496q-8 250-136 344-30 22-112 22t-112-22Q260 720 252 470z" fill="url(#celadon)"/>
<path d="M742 520q120-16 112 86-8 96-152 120" fill="none" stroke="#6a9a86" stroke-width="34" stroke-linecap="round"/>
<ellipse cx="500" cy="470" rx="248" ry="54" fill="#4a7564"/><ellipse cx="500" cy="474" rx="226" ry="42" fill="url(#tea)"/><path d="M350 466q120-34 250-6" fill="none" stroke="#fff" stroke-width="8" opacity=".35" stroke-linecap="round"/>
<path d="M300 540q10 150 86 232" fill="none" stroke="#fff" stroke-width="20" opacity=".3" stroke-linecap="round"/><path d="M420 610q60-70 120-16t120-30M440 690q50-44 100-8t96-20" fill="none" stroke="#34594b" stroke-width="8" opacity=".5" stroke-linecap="round"/>
<path d="M430 390q-46-64 6-126t-4-130M560 390q-40-70 10-120t0-108" fill="none" stroke="#fff" stroke-width="18" opacity=".45" stroke-linecap="round"/>`,
  closeUp: { x: 230, y: 410, side: 440 },
};

/** A desk lamp with a jointed arm and its cone of light. */
export const DESK_LAMP: DrawnProduct = {
  defs: [
    across('enamel', stop(0, '#b42318'), stop(0.35, '#ff7a59'), stop(0.7, '#e2492f'), stop(1, '#8f1a10')),
    across('brass', stop(0, '#8a6425'), stop(0.3, '#f6dfa5'), stop(1, '#8a6425')),
    down('light', stop(0, '#fff4c2'), stop(1, '#fff4c200')),
  ].join(''),
  shapes: `<path d="M560 392L330 880h640L748 318z" fill="url(#light)" opacity=".75"/>
<path d="M300 846L246 470 560 250" fill="none" stroke="url(#brass)" stroke-width="26" stroke-linejoin="round" stroke-linecap="round"/><circle cx="246" cy="470" r="30" fill="#7a561c"/><circle cx="246" cy="470" r="15" fill="#f6dfa5"/>
<path d="M520 224q90-110 190-30l64 132-232 96z" fill="url(#enamel)"/><ellipse cx="658" cy="374" rx="126" ry="30" transform="rotate(-22 658 374)" fill="#fff7d6"/><path d="M566 236q50-52 104-32" fill="none" stroke="#fff" stroke-width="12" opacity=".45" stroke-linecap="round"/>
<ellipse cx="300" cy="862" rx="170" ry="28" fill="#8f1a10"/><ellipse cx="300" cy="846" rx="170" ry="28" fill="url(#enamel)"/>`,
  closeUp: { x: 430, y: 140, side: 400 },
};
