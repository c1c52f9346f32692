import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Still } from '#src/studio/looks/paint-stills.ts';
import { formatTick, type Gate } from './gate.ts';
import type { Review, ReviewedAd } from './review.ts';

/** Size of a still on a contact sheet. */
const CELL_PX = 150;
const COLUMNS = 10;
const GAP_PX = 6;

const STYLE = `
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; color: #1c1c21; background: #f4f4f6; }
main { max-width: 1640px; margin: 0 auto; padding: 24px; }
h1 { font-size: 24px; } h2 { font-size: 18px; margin: 0 0 4px; } h3 { font-size: 14px; margin: 16px 0 4px; }
section { background: #fff; border: 1px solid #dcdce2; border-radius: 8px; padding: 20px; margin: 20px 0; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 3px 14px 3px 0; border-bottom: 1px solid #ececf0; }
.columns { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
.pass { color: #12703a; } .fail { color: #b3201a; font-weight: 600; } .skip { color: #6a6a74; }
.where { color: #55555e; font-size: 12px; max-width: 520px; } .facts { color: #55555e; margin: 0 0 12px; }
img { max-width: 100%; height: auto; display: block; margin-top: 12px; } video { width: 300px; background: #000; }
.overview td, .overview th { padding-right: 10px; }
`;

/** Writes one self-contained page, apart from the videos beside it. */
export async function writeReviewPage(review: Review, file: string): Promise<void> {
  const sections = [];
  for (const ad of review.ads) sections.push(await toSection(ad));
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Review of ads</title><style>${STYLE}</style></head>
<body><main><h1>Review of ${review.ads.length} ${review.ads.length === 1 ? 'ad' : 'ads'}</h1>
${toOverview(review)}
${review.ranges.map(({ name, gates }) => `<section><h2>${escapeHtml(name)}, ten seeds</h2>${toTable(gates)}</section>`).join('\n')}
${review.failures.map(({ name, reason }) => `<section><h2>${escapeHtml(name)}</h2><p class="fail">${escapeHtml(reason)}</p></section>`).join('\n')}
${sections.join('\n')}
</main></body></html>
`;
  await writeFile(file, html);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function markOf({ isPassed }: Gate): { name: string; text: string } {
  if (isPassed === null) return { name: 'skip', text: '–' };
  return isPassed ? { name: 'pass', text: '✓' } : { name: 'fail', text: '✗' };
}

/** Renders the overview: a row for each gate, a column for each ad. */
function toOverview({ ads }: Review): string {
  const [first] = ads;
  if (!first) return '';
  const head = ads.map(({ name }) => `<th><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></th>`).join('');
  const rows = first.gates.map(({ id, label }) => {
    const cells = ads.map(({ gates }) => {
      const gate = gates.find((each) => each.id === id);
      return gate ? `<td class="${markOf(gate).name}">${escapeHtml(gate.value)}</td>` : '<td></td>';
    });
    return `<tr><th>${escapeHtml(label)}</th>${cells.join('')}</tr>`;
  });
  return `<section><table class="overview"><tr><th></th>${head}</tr>${rows.join('\n')}</table></section>`;
}

function toTable(gates: readonly Gate[]): string {
  const rows = gates.map((gate) => {
    const { name, text } = markOf(gate);
    const where = gate.where.map(escapeHtml).join('<br>');
    return `<tr><td class="${name}">${text}</td><td>${escapeHtml(gate.label)}</td><td class="${name}">${escapeHtml(gate.value)}</td><td>${escapeHtml(gate.limit)}</td><td class="where">${where}</td></tr>`;
  });
  return `<table><tr><th></th><th>Gate</th><th>Value</th><th>Limit</th><th>Where it fails</th></tr>${rows.join('\n')}</table>`;
}

async function toSection({ name, ad, scenes, gates, stills, video }: ReviewedAd): Promise<string> {
  const sheet = await composeContactSheet(stills.map(({ still }) => still));
  const lines = ad.script.scenes.map((scene, index) => {
    const start = scenes.find((each) => each.index === index)?.start;
    const time = start === undefined ? '' : formatTick(start);
    const cells = [time, scene.role, ad.layouts[index] ?? '', scene.spoken.text, scene.on_screen.text];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const { width, height } = ad.document.canvas;
  const player = video ? `<video controls preload="none" src="${encodeURIComponent(video.file)}"></video>` : '';
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}: ${escapeHtml(ad.product.name)}</h2>
<p class="facts">Look ${escapeHtml(ad.look ?? 'unknown')}, seed ${ad.seed}, ${width}×${height}, ${formatTick(ad.document.duration)}, ${escapeHtml(ad.script.framework)}, ${escapeHtml(ad.script.language)}</p>
<div class="columns">${player}<div>${toTable(gates)}</div>
<div><h3>Script</h3><table><tr><th>At</th><th>Role</th><th>Layout</th><th>Spoken</th><th>On screen</th></tr>${lines.join('\n')}</table></div></div>
<img alt="Contact sheet of ${escapeHtml(name)}" loading="lazy" src="data:image/jpeg;base64,${sheet.toString('base64')}"></section>`;
}

async function composeContactSheet(stills: readonly Still[]): Promise<Buffer> {
  const [first] = stills;
  if (!first) throw new Error('A contact sheet needs a still');
  const height = Math.round((first.height * CELL_PX) / first.width);
  const cells = await Promise.all(
    stills.map(async (still, index) => ({
      input: await sharp(still.rgb, { raw: { width: still.width, height: still.height, channels: 3 } })
        .resize({ width: CELL_PX, height, fit: 'fill' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
      left: (index % COLUMNS) * (CELL_PX + GAP_PX),
      top: Math.floor(index / COLUMNS) * (height + GAP_PX),
    })),
  );
  const columns = Math.min(COLUMNS, stills.length);
  const rows = Math.ceil(stills.length / COLUMNS);
  return await sharp({
    create: {
      width: columns * (CELL_PX + GAP_PX) - GAP_PX,
      height: rows * (height + GAP_PX) - GAP_PX,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .jpeg({ quality: 82 })
    .toBuffer();
}
