/** The audio of a PCM WAV file with the plain 44-byte header. For checks; the renderer reads audio with ffmpeg. */
export interface WavAudio {
  sampleRate: number;
  bitsPerSample: number;
  /** Samples between -1 and 1, by channel. */
  channels: Float32Array[];
}

export function readWav(file: Uint8Array): WavAudio {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tag = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE' || tag(36) !== 'data') throw new RangeError('not a plain WAV file');
  const channelCount = view.getUint16(22, true);
  const frames = view.getUint32(40, true) / (2 * channelCount);
  const channels = Array.from({ length: channelCount }, (_none, channel) =>
    Float32Array.from(
      { length: frames },
      (_sample, frame) => view.getInt16(44 + (frame * channelCount + channel) * 2, true) / 32_768,
    ),
  );
  return { sampleRate: view.getUint32(24, true), bitsPerSample: view.getUint16(34, true), channels };
}
