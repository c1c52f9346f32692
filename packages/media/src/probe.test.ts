import { describe, expect, it } from 'vitest';
import { type MediaProbe, parseProbe } from './probe.ts';

const phoneVideo = {
  streams: [
    { codec_type: 'audio', codec_name: 'aac', sample_rate: '44100', channels: 1 },
    {
      codec_type: 'video',
      codec_name: 'h264',
      width: 1920,
      height: 1080,
      pix_fmt: 'yuv420p',
      color_range: 'tv',
      color_space: 'bt709',
      color_primaries: 'bt709',
      color_transfer: 'bt709',
      r_frame_rate: '30/1',
      avg_frame_rate: '2997/100',
      nb_frames: '300',
      side_data_list: [{ side_data_type: 'Display Matrix', rotation: -90 }],
    },
  ],
  format: { format_name: 'mov,mp4,m4a,3gp,3g2,mj2', duration: '10.010000', size: '1234' },
};

function probeOf(raw: object): MediaProbe {
  const parsed = parseProbe(JSON.stringify(raw));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.probe;
}

/** The phone's video with changed properties of its video stream. */
const withVideo = (change: object, format: object = {}) => ({
  streams: [{ ...phoneVideo.streams[1], ...change }],
  format: { ...phoneVideo.format, ...format },
});

describe('a probed file', () => {
  it('has its size as shown: a phone held upright rotates the image', () => {
    expect(probeOf(phoneVideo)).toMatchObject({
      kind: 'video',
      durationMs: 10_010,
      sizeBytes: 1234,
      video: { width: 1080, height: 1920, codedWidth: 1920, codedHeight: 1080, rotation: 90, frameCount: 300 },
      audio: { codec: 'aac', sampleRateHz: 44_100, channels: 1 },
    });
  });

  it('has its sample aspect ratio applied', () => {
    const { video } = probeOf(withVideo({ width: 720, height: 576, sample_aspect_ratio: '64:45', side_data_list: [] }));
    expect(video).toMatchObject({ width: 1024, height: 576 });
  });

  it('is rotated by the older tag too', () => {
    expect(probeOf(withVideo({ side_data_list: undefined, tags: { rotate: '270' } })).video).toMatchObject({
      rotation: 270,
      width: 1080,
    });
  });

  it('has a variable frame rate if its frames are fewer than its clock', () => {
    expect(probeOf(phoneVideo).video?.isVariableFrameRate).toBe(false);
    expect(probeOf(withVideo({ avg_frame_rate: '17/1' })).video?.isVariableFrameRate).toBe(true);
    expect(probeOf(withVideo({ avg_frame_rate: '0/0' })).video).toMatchObject({
      isVariableFrameRate: false,
      frameRate: { num: 30, den: 1 },
    });
  });

  it.each([
    ['yuva420p', true],
    ['rgba', true],
    ['pal8', true],
    ['yuv420p', false],
    ['rgb24', false],
  ])('tells whether it has an alpha channel: %s', (pixelFormat, expected) => {
    expect(probeOf(withVideo({ pix_fmt: pixelFormat })).video?.hasAlpha).toBe(expected);
  });

  it('is in full range if it is an old kind of JPEG video', () => {
    expect(probeOf(withVideo({ pix_fmt: 'yuvj420p', color_range: undefined })).video?.color.range).toBe('full');
  });

  it('is an image without a duration if its container is an image', () => {
    expect(probeOf(withVideo({ codec_name: 'png' }, { format_name: 'png_pipe', duration: '0.04' }))).toMatchObject({
      kind: 'image',
      durationMs: undefined,
    });
  });

  it('is audio although it has a cover', () => {
    const song = {
      ...phoneVideo,
      streams: [phoneVideo.streams[0], { ...phoneVideo.streams[1], disposition: { attached_pic: 1 } }],
    };
    expect(probeOf(song)).toMatchObject({ kind: 'audio', video: undefined });
  });
});

describe('a file that is no media', () => {
  it.each([
    ['', 'unreadable'],
    ['{', 'unreadable'],
    ['{"streams":[]}', 'unreadable'],
    ['{"format":{"format_name":"mp3"},"streams":[]}', 'no_streams'],
    ['{"format":{"format_name":"mp4"},"streams":[{"codec_type":"video"}]}', 'no_size'],
  ])('is refused with a reason: %s', (json, reason) => {
    expect(parseProbe(json)).toEqual({ ok: false, reason });
  });
});

describe('a probed file of several streams', () => {
  const withStreams = (...streams: object[]) => probeOf({ ...phoneVideo, streams });
  const visual = { codec_type: 'video', codec_name: 'h264', width: 64, height: 64, pix_fmt: 'yuv420p' };
  const audio = { codec_type: 'audio', codec_name: 'aac', sample_rate: '48000', channels: 2 };

  it('is described by the streams marked as default, else by the first', () => {
    const marked = { disposition: { default: 1 } };
    expect(withStreams({ ...visual, index: 0 }, { ...visual, index: 1, ...marked }).video?.index).toBe(1);
    expect(withStreams({ ...audio, index: 0 }, { ...audio, index: 1 }).audio?.index).toBe(0);
  });

  it('is not described by an undecodable stream if there is another', () => {
    const unknown = { codec_type: 'audio', index: 0, disposition: { default: 1 } };
    expect(withStreams(unknown, { ...audio, index: 1 }).audio?.index).toBe(1);
    expect(withStreams(unknown).audio?.codec).toBe('unknown');
  });
});

describe('a probed video stream', () => {
  it('has alpha that only a tag declares', () => {
    expect(probeOf(withVideo({ codec_name: 'vp9', tags: { alpha_mode: '1' } })).video?.hasAlpha).toBe(true);
    expect(probeOf(withVideo({ codec_name: 'vp9' })).video?.hasAlpha).toBe(false);
  });

  it('has fields, its own duration, and Dolby Vision without a base layer, if declared', () => {
    const side = [{ dv_profile: 5, dv_bl_signal_compatibility_id: 0 }];
    const { video } = probeOf(withVideo({ field_order: 'tt', duration: '9.5', side_data_list: side }));
    expect(video).toMatchObject({ isInterlaced: true, durationMs: 9500, isDolbyVisionOnly: true });
    const phone = probeOf(withVideo({ side_data_list: [{ dv_profile: 8, dv_bl_signal_compatibility_id: 4 }] })).video;
    expect(phone).toMatchObject({ isInterlaced: false, isDolbyVisionOnly: false });
  });

  it('has the duration that Matroska writes as a time of day', () => {
    expect(probeOf(withVideo({ tags: { DURATION: '00:01:02.500000000' } })).video?.durationMs).toBe(62_500);
  });
});
