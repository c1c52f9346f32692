/**
 * A separate program: an uploaded file is untrusted, and a long one has tens of thousands of packets. It reads one
 * request from standard input and prints its answer as JSON.
 */
import { text } from 'node:stream/consumers';
import {
  type AvcConfig,
  findFreeSetId,
  formatAvcConfig,
  isAvcRefresh,
  isHevcRefresh,
  mergeAvcConfigs,
  parseAvcConfig,
  toEncoderProfile,
} from '@reelwright/media';
import {
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { ListPacketsRequest, ListedStream, PacketsRequest, WritePacketsRequest } from './packets-protocol.ts';

const METADATA = { metadataOnly: true } as const;

async function openVideo(path: string): Promise<InputVideoTrack | null> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, MATROSKA, WEBM] });
  return input.getPrimaryVideoTrack();
}

async function getDescription(track: InputVideoTrack): Promise<Uint8Array | undefined> {
  const config = await track.getDecoderConfig();
  // The server's types do not know the browser's name of these bytes.
  const description = config?.description as ArrayBuffer | ArrayBufferView<ArrayBuffer> | undefined;
  if (description === undefined) return undefined;
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
}

/** Returns how to tell whether decoding can start with a packet; undefined for other codecs and for raw streams. */
async function findRefreshCheck(track: InputVideoTrack): Promise<((packet: Uint8Array) => boolean) | undefined> {
  const description = await getDescription(track);
  if (description === undefined) return undefined;
  const codec = await track.getCodec();
  if (codec === 'avc') {
    const config = parseAvcConfig(description);
    return config && ((packet) => isAvcRefresh(packet, config.lengthBytes));
  }
  // `lengthSizeMinusOne` is in the last two bits of the 22nd byte (ISO/IEC 14496-15, 8.3.3.1).
  const lengthBytes = ((description[21] ?? 0) & 3) + 1;
  return codec === 'hevc' ? (packet) => isHevcRefresh(packet, lengthBytes) : undefined;
}

async function list({ path }: ListPacketsRequest): Promise<ListedStream | null> {
  const track = await openVideo(path);
  const isRefresh = track && (await findRefreshCheck(track));
  if (!track || !isRefresh) return null;
  const sink = new EncodedPacketSink(track);
  const packets: ListedStream['packets'] = [];
  for await (const packet of sink.packets(undefined, undefined, METADATA)) {
    const data = packet.type === 'key' ? (await sink.getKeyPacket(packet.timestamp))?.data : undefined;
    packets.push({ timestampS: packet.timestamp, isKey: data !== undefined && isRefresh(data) });
  }
  return { packets, encoder: await planEncoder(track) };
}

/** Returns how frames must be encoded to be joined to the stream; null if they can't be. */
async function planEncoder(track: InputVideoTrack): Promise<ListedStream['encoder']> {
  const description = (await track.getCodec()) === 'avc' ? await getDescription(track) : undefined;
  const config = description && parseAvcConfig(description);
  const profile = config && toEncoderProfile(config);
  const setId = config && findFreeSetId(config);
  return profile !== undefined && setId !== undefined && config?.lengthBytes === 4 ? { profile, setId } : null;
}

async function write({ sourcePath, outputPath, frameRate, pieces }: WritePacketsRequest): Promise<{ frames: number }> {
  const source = await openVideo(sourcePath);
  const codec = await source?.getCodec();
  if (!source || !codec) throw new Error('the source has no video');
  const videoSource = new EncodedVideoPacketSource(codec);
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(outputPath),
  });
  output.addVideoTrack(videoSource, { rotation: await source.getRotation() });
  await output.start();
  const encoded = await Promise.all(
    pieces.map(async (piece) => (piece.kind === 'file' ? openVideo(piece.path) : null)),
  );
  const decoderConfig = await mergeConfigs(
    source,
    encoded.filter((track) => track !== null),
  );
  const frameS = frameRate.den / frameRate.num;
  let written = 0;
  for (const [index, piece] of pieces.entries()) {
    const track = piece.kind === 'copy' ? source : encoded[index];
    if (!track) throw new Error('a piece has no video');
    const sink = new EncodedPacketSink(track);
    const timestamps: number[] = [];
    for await (const { timestamp } of sink.packets(undefined, undefined, METADATA)) timestamps.push(timestamp);
    const shown = new Map(timestamps.toSorted((a, b) => a - b).map((timestamp, rank) => [timestamp, rank]));
    const { from, to } = piece.kind === 'copy' ? piece : { from: 0, to: timestamps.length };
    // At a clean key frame, as many packets precede it as frames are shown before it.
    const first = timestamps[from];
    const start = first === undefined ? null : await sink.getKeyPacket(first);
    if (!start || start.timestamp !== first) throw new Error(`frame ${from} is no key frame`);
    let left = to - from;
    for await (const packet of sink.packets(start)) {
      if (left === 0) break;
      left -= 1;
      const rank = shown.get(packet.timestamp) ?? Number.NaN;
      const timestamp = (written + rank - from) * frameS;
      await videoSource.add(new EncodedPacket(packet.data, packet.type, timestamp, frameS), { decoderConfig });
    }
    if (left > 0) throw new Error(`${left} frames are missing`);
    written += to - from;
  }
  await output.finalize();
  return { frames: written };
}

/** Returns the decoder configuration of a source's own frames and of frames that were encoded to be joined to them. */
async function mergeConfigs(source: InputVideoTrack, encoded: readonly InputVideoTrack[]): Promise<VideoDecoderConfig> {
  const own = await source.getDecoderConfig();
  if (!own) throw new Error('the source has no decoder configuration');
  const [first] = encoded;
  if (!first) return own;
  const merged = mergeAvcConfigs(await getAvcConfig(source), await getAvcConfig(first));
  return { ...own, description: formatAvcConfig(merged) };
}

async function getAvcConfig(track: InputVideoTrack): Promise<AvcConfig> {
  const description = await getDescription(track);
  const config = description && parseAvcConfig(description);
  if (!config) throw new Error('the track is not H.264');
  return config;
}

const request = JSON.parse(await text(process.stdin)) as PacketsRequest;
process.stdout.write(JSON.stringify(request.op === 'list' ? await list(request) : await write(request)));
