import sharp from 'sharp';
import type { Still } from './paint-stills.ts';

const GAP_PX = 20;
const MARGIN_PX = 36;
const LABEL_PX = 34;
const PAPER = '#d9d9de';

export interface SheetRow {
  label: string;
  stills: readonly Still[];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Writes rows of stills on a paper background, with the name of each row above it, as a PNG. */
export async function composeSheet(rows: readonly SheetRow[], file: string): Promise<void> {
  const columns = Math.max(...rows.map(({ stills }) => stills.length));
  const cell = rows[0]?.stills[0];
  if (!cell) throw new Error('A sheet needs a still');
  const width = 2 * MARGIN_PX + columns * cell.width + (columns - 1) * GAP_PX;
  const rowHeight = LABEL_PX + cell.height + GAP_PX;
  const height = 2 * MARGIN_PX + rows.length * rowHeight - GAP_PX;
  const labels = rows
    .map(({ label }, row) => {
      const y = MARGIN_PX + row * rowHeight + LABEL_PX - 12;
      return `<text x="${MARGIN_PX}" y="${y}" font-family="sans-serif" font-size="20" fill="#222">${escapeXml(label)}</text>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels}</svg>`;
  const images = rows.flatMap(({ stills }, row) =>
    stills.map((still, column) => ({
      input: Buffer.from(still.rgb.buffer, still.rgb.byteOffset, still.rgb.byteLength),
      raw: { width: still.width, height: still.height, channels: 3 as const },
      left: MARGIN_PX + column * (cell.width + GAP_PX),
      top: MARGIN_PX + row * rowHeight + LABEL_PX,
    })),
  );
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }, ...images])
    .png({ compressionLevel: 6 })
    .toFile(file);
}
