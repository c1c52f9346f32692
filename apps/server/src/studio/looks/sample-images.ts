import sharp from 'sharp';
import type { LookImage } from '@reelwright/looks';

/** A drawn product image, with the facts that the vision engine would find in it. */
export interface SampleImage extends LookImage {
  svg: string;
}

const BOTTLE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 1200 1500">
<defs>
 <linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#7a2c10"/><stop offset=".18" stop-color="#d9742b"/><stop offset=".42" stop-color="#b3501a"/><stop offset=".8" stop-color="#8a3611"/><stop offset="1" stop-color="#4f1b08"/></linearGradient>
 <linearGradient id="k" x1="0" x2="1"><stop offset="0" stop-color="#1c1c20"/><stop offset=".3" stop-color="#5b5b66"/><stop offset=".6" stop-color="#232328"/><stop offset="1" stop-color="#0e0e11"/></linearGradient>
 <linearGradient id="l" x1="0" x2="1"><stop offset="0" stop-color="#efe6d8"/><stop offset=".35" stop-color="#fffaf2"/><stop offset="1" stop-color="#d9cdb9"/></linearGradient>
</defs>
<rect width="1200" height="1500" fill="#ffffff"/>
<path d="M520 150 q80 -50 160 0 l10 170 h-180z" fill="url(#k)"/><rect x="490" y="318" width="220" height="120" rx="14" fill="url(#k)"/>
<path d="M510 438 h180 v34 q130 30 130 170 v660 q0 60 -60 60 h-320 q-60 0 -60 -60 v-660 q0 -140 130 -170z" fill="url(#g)"/>
<rect x="380" y="720" width="440" height="420" fill="url(#l)"/>
<text x="600" y="870" font-family="Inter" font-size="74" font-weight="700" text-anchor="middle" fill="#3a1a10" letter-spacing="10">SOLEIL</text>
<rect x="540" y="910" width="120" height="4" fill="#b3501a"/><text x="600" y="980" font-family="Inter" font-size="36" text-anchor="middle" fill="#3a1a10">Vitamin C serum</text><text x="600" y="1080" font-family="Inter" font-size="30" text-anchor="middle" fill="#3a1a10">30 ml</text>
<path d="M410 660 q20 -120 110 -150 v860 h-60 q-50 0 -50 -50z" fill="#fff" opacity=".16"/>
</svg>`;

const CUP = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 1800 1200">
<defs>
 <linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3c98b"/><stop offset=".5" stop-color="#c98a52"/><stop offset="1" stop-color="#5b3a29"/></linearGradient>
 <linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a5a3a"/><stop offset="1" stop-color="#3f2417"/></linearGradient>
 <linearGradient id="c" x1="0" x2="1"><stop offset="0" stop-color="#0f5e58"/><stop offset=".3" stop-color="#26a597"/><stop offset="1" stop-color="#0a3f3c"/></linearGradient>
 <filter id="b"><feGaussianBlur stdDeviation="34"/></filter>
</defs>
<rect width="1800" height="1200" fill="url(#w)"/>
<g filter="url(#b)"><circle cx="320" cy="260" r="120" fill="#fff1c9"/><circle cx="620" cy="160" r="70" fill="#ffe2a3"/><circle cx="1450" cy="240" r="150" fill="#ffdca0"/><circle cx="1180" cy="120" r="80" fill="#fff3d6"/><rect x="60" y="380" width="240" height="420" fill="#6d4a35"/><rect x="1480" y="420" width="260" height="380" fill="#4a2f22"/></g>
<rect y="800" width="1800" height="400" fill="url(#t)"/>
<ellipse cx="910" cy="1010" rx="420" ry="60" fill="#241109" opacity=".55"/><ellipse cx="900" cy="990" rx="390" ry="62" fill="#efe8dc"/><ellipse cx="900" cy="980" rx="300" ry="44" fill="#d6cbb8"/>
<path d="M640 520 h520 q0 330 -120 430 q-30 24 -140 24 t-140 -24 q-120 -100 -120 -430z" fill="url(#c)"/>
<path d="M1150 590 q180 -20 170 130 q-10 130 -220 150" fill="none" stroke="#1c877c" stroke-width="46"/>
<ellipse cx="900" cy="520" rx="260" ry="58" fill="#0c4a46"/><ellipse cx="900" cy="524" rx="236" ry="46" fill="#3a1d0e"/><path d="M760 520 q140 -40 280 0 q-140 34 -280 0z" fill="#d9a066"/>
<path d="M820 440 q-50 -90 10 -160 t0 -150 M960 440 q-50 -90 10 -160 t0 -130" fill="none" stroke="#fff" stroke-width="16" opacity=".35" stroke-linecap="round"/>
</svg>`;

const PERSON = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600" viewBox="0 0 1200 1600">
<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c9d8e8"/><stop offset="1" stop-color="#8fa9c4"/></linearGradient>
<filter id="b"><feGaussianBlur stdDeviation="26"/></filter></defs>
<rect width="1200" height="1600" fill="url(#s)"/><g filter="url(#b)"><rect x="60" y="120" width="260" height="900" fill="#eef4fa"/><rect x="900" y="60" width="240" height="820" fill="#e3edf6"/><rect x="0" y="1240" width="1200" height="360" fill="#6f8aa6"/></g>
<path d="M230 1600 q0 -430 260 -500 h220 q260 70 260 500z" fill="#f0b429"/><path d="M510 980 h180 v140 q-90 70 -180 0z" fill="#d99a76"/>
<path d="M400 560 q-10 -330 200 -330 t200 330 q30 260 -20 420 q-60 60 -180 60 t-180 -60 q-50 -160 -20 -420z" fill="#4a2c20"/>
<ellipse cx="600" cy="660" rx="170" ry="225" fill="#eab38e"/><path d="M430 600 q20 -200 170 -200 t170 200 q-60 -110 -170 -110 t-170 110z" fill="#4a2c20"/>
<circle cx="535" cy="650" r="16" fill="#2b1a14"/><circle cx="665" cy="650" r="16" fill="#2b1a14"/><path d="M535 770 q65 60 130 0" fill="none" stroke="#a64b3c" stroke-width="14" stroke-linecap="round"/><path d="M600 670 l-16 56 h26" fill="none" stroke="#c98c68" stroke-width="8"/>
<g transform="translate(770 1080) rotate(8)"><rect width="150" height="270" rx="22" fill="#17324d"/><rect x="18" y="80" width="114" height="100" fill="#fff"/><rect x="45" y="-60" width="60" height="66" fill="#e7edf3"/></g><ellipse cx="800" cy="1330" rx="90" ry="60" fill="#d99a76"/>
</svg>`;

const SHOE = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500" viewBox="0 0 1500 1500">
<defs><radialGradient id="r" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#ff8a5c"/><stop offset="1" stop-color="#c22f4d"/></radialGradient>
<linearGradient id="u" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#d7dde6"/></linearGradient></defs>
<rect width="1500" height="1500" fill="url(#r)"/><ellipse cx="760" cy="1050" rx="480" ry="46" fill="#6d1128" opacity=".6"/>
<g transform="rotate(-8 750 850)"><path d="M300 900 q-20 -150 40 -330 q60 -30 110 20 q40 70 150 50 l170 -110 q60 40 90 110 q90 130 300 170 q90 30 90 110 l-10 50 h-930z" fill="url(#u)"/>
<path d="M300 900 q-4 -60 0 -110 q240 60 480 0 q220 60 460 60 q20 30 10 70z" fill="#1c2f6b"/><path d="M280 900 h980 q20 0 10 60 q-10 40 -60 40 h-880 q-60 0 -60 -50z" fill="#fdf6ec"/><path d="M620 640 l90 120 M680 600 l90 120 M740 560 l90 120" stroke="#1c2f6b" stroke-width="22" stroke-linecap="round"/><path d="M430 720 q180 90 420 -20 q-120 150 -420 110z" fill="#ffb400"/></g>
</svg>`;

const base = { kind: 'image', hasAlpha: false, faces: [], plainBackground: null, isScene: true, details: [] } as const;

/**
 * A catalogue photo, a still life, a person and a product before a coloured wall: typical images of shops, in four
 * shapes.
 */
export const SAMPLE_IMAGES: readonly SampleImage[] = [
  {
    ...base,
    media: 'sample-shoe',
    svg: SHOE,
    width: 1500,
    height: 1500,
    subject: { x: 0.15, y: 0.32, width: 0.72, height: 0.4 },
    palette: ['#e05a55', '#1c2f6b', '#ffb400', '#fdf6ec'],
  },
  {
    ...base,
    media: 'sample-cup',
    svg: CUP,
    width: 1800,
    height: 1200,
    subject: { x: 0.27, y: 0.36, width: 0.47, height: 0.52 },
    palette: ['#1c877c', '#c98a52', '#3f2417', '#fff1c9'],
  },
  {
    ...base,
    media: 'sample-person',
    svg: PERSON,
    width: 1200,
    height: 1600,
    subject: { x: 0.3, y: 0.14, width: 0.48, height: 0.72 },
    faces: [{ x: 0.35, y: 0.26, width: 0.3, height: 0.3 }],
    palette: ['#f0b429', '#8fa9c4', '#17324d'],
  },
  {
    ...base,
    media: 'sample-bottle',
    svg: BOTTLE,
    width: 1200,
    height: 1500,
    subject: { x: 0.31, y: 0.08, width: 0.38, height: 0.83 },
    plainBackground: '#ffffff',
    isScene: false,
    palette: ['#b3501a', '#d9742b', '#3a1a10'],
  },
];

export async function drawSample(sample: SampleImage, file: string): Promise<void> {
  await sharp(Buffer.from(sample.svg)).flatten({ background: '#ffffff' }).png({ compressionLevel: 3 }).toFile(file);
}
