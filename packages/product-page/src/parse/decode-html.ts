// oxlint-disable-next-line typescript/triple-slash-reference -- The package has no types, and programs compile this from its source.
/// <reference path="./html-encoding-sniffer.d.ts" />
import sniffEncoding from 'html-encoding-sniffer';

/**
 * Length in which a declaration is searched: four of 72 saved shop pages declare their charset after the 1024 bytes
 * that browsers must read.
 */
const PRESCAN_BYTES = 4096;
/** Maximum share of broken characters: a single one does not prove another charset. */
const TOLERATED_DAMAGE = 1 / 1000;

type Decoder = InstanceType<typeof TextDecoder>;

function createDecoder(charset: string): Decoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Size of the samples at a large page's start and end that test a charset. */
const SAMPLE_BYTES = 256 * 1024;

function takeSample(body: Uint8Array): Uint8Array[] {
  if (body.length <= 2 * SAMPLE_BYTES) return [body];
  // From an even offset, so that pairs of bytes stay together.
  return [body.subarray(0, SAMPLE_BYTES), body.subarray(body.length - SAMPLE_BYTES - (body.length % 2))];
}

/** Returns the share of characters that a charset leaves broken. */
function measureDamage(samples: readonly Uint8Array[], decoder: Decoder): number {
  let broken = 0;
  let length = 0;
  for (const sample of samples) {
    const text = decoder.decode(sample);
    length += text.length;
    for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) broken += 1;
  }
  return broken / Math.max(1, length);
}

/**
 * Decodes a page. A byte order mark wins, then the header, then the page's own declaration, then UTF-8. A charset that
 * leaves more than a few characters broken was declared wrongly, and the next one is tried. The whole page is decoded
 * only once.
 */
export function decodeHtml(body: Uint8Array, contentType: string): string {
  const header = /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(contentType)?.[1];
  const sniffing = { defaultEncoding: 'UTF-8', maxPrescanBytes: PRESCAN_BYTES };
  const charsets = [
    sniffEncoding(body, header === undefined ? sniffing : { ...sniffing, transportLayerEncodingLabel: header }),
    sniffEncoding(body, sniffing),
    'UTF-8',
    'windows-1252',
  ];
  const samples = takeSample(body);
  let best: { decoder: Decoder; damage: number } | undefined;
  for (const charset of new Set(charsets)) {
    const decoder = createDecoder(charset);
    if (!decoder) continue;
    const damage = measureDamage(samples, decoder);
    if (!best || damage < best.damage) best = { decoder, damage };
    if (damage <= TOLERATED_DAMAGE) break;
  }
  return best?.decoder.decode(body) ?? '';
}
