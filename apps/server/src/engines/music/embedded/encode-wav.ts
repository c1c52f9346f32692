const HEADER_BYTES = 44;

/** Encodes two channels of samples between -1 and 1 as a WAV file of 16-bit PCM. */
export function encodeStereoWav(
  { left, right }: { left: Float32Array; right: Float32Array },
  sampleRate: number,
): Uint8Array {
  const dataBytes = left.length * 4;
  const file = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(file.buffer);
  const writeText = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  writeText(0, 'RIFF');
  view.setUint32(4, 36 + dataBytes, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 2, true); // channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  writeText(36, 'data');
  view.setUint32(40, dataBytes, true);
  for (let index = 0; index < left.length; index += 1) {
    view.setInt16(HEADER_BYTES + index * 4, toInt16(left[index] ?? 0), true);
    view.setInt16(HEADER_BYTES + index * 4 + 2, toInt16(right[index] ?? 0), true);
  }
  return file;
}

function toInt16(sample: number): number {
  return Math.max(-32_767, Math.min(32_767, Math.round(sample * 32_767)));
}
