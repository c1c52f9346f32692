import { appendFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { EMBEDDED_MODEL_ID } from '@reelwright/contracts';

/** IPTC's terms for how a file was made (https://cv.iptc.org/newscodes/digitalsourcetype/). */
export type DigitalSourceType =
  | 'algorithmicMedia'
  | 'algorithmicallyEnhanced'
  | 'compositeSynthetic'
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia';

/** Returns the term for a result: `hasSource` if an image of the user's is in it. */
export function sourceTypeOf(model: string, source: 'none' | 'within' | 'changed'): DigitalSourceType {
  if (model !== EMBEDDED_MODEL_ID)
    return source === 'none' ? 'trainedAlgorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia';
  switch (source) {
    case 'none':
      return 'algorithmicMedia';
    case 'within':
      return 'compositeSynthetic';
    case 'changed':
      return 'algorithmicallyEnhanced';
  }
}

/** Returns an XMP packet that says how a file was made. */
export function makeXmp(type: DigitalSourceType, tool: string): string {
  const name = tool.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}" xmp:CreatorTool="Reelwright (${name})"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Signature and header of every PNG. */
const PNG_HEAD_BYTES = 8 + 25;

/** Returns a PNG with an XMP packet, uncompressed as readers expect it (XMP specification, part 3). */
export function addXmpToPng(png: Buffer, xmp: string): Buffer {
  const text = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(text));
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), length, text, check, png.subarray(PNG_HEAD_BYTES)]);
}

/** The box that holds XMP in an MP4 (XMP specification, part 3). */
const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Appends an XMP packet to an MP4, as a box of its own: nothing else in the file moves. */
export async function appendXmpToMp4(path: string, xmp: string): Promise<void> {
  const packet = Buffer.from(xmp, 'utf8');
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + XMP_UUID.length + packet.length, 0);
  head.write('uuid', 4, 'latin1');
  await appendFile(path, Buffer.concat([head, XMP_UUID, packet]));
}
