import type { Compositor, VideoFrameImage } from '@reelwright/compositor';
import { listSteps, type VideoPlan } from '../plan-videos.ts';
import { codedSize, type FrameSource } from './frame-source.ts';

/** Keeps the video frames of the current frame in the compositor. */
export interface VideoFeed {
  /** Resolves when every video clip of the frame has its own. Call with ascending frames. */
  advanceTo(frame: number): Promise<void>;
  /** Ends every decoder; resolves when they have ended. */
  close(): Promise<void>;
}

/** A clip's decoder starts this many frames before the clip shows: its first frame is ready by then. */
const LEAD_FRAMES = 6;

interface OpenVideo {
  plan: VideoPlan;
  source: FrameSource;
  /** The frame of the file that the compositor holds. */
  held: number | undefined;
}

export function createVideoFeed(input: {
  compositor: Pick<Compositor, 'setVideoFrame' | 'dropVideo'>;
  plans: readonly VideoPlan[];
  open: (plan: VideoPlan, steps: readonly number[]) => FrameSource;
}): VideoFeed {
  const { compositor } = input;
  const waiting = input.plans.toSorted((a, b) => a.frames.from - b.frames.from);
  const ending = new Set<Promise<void>>();
  let open: OpenVideo[] = [];

  function openDue(frame: number): void {
    for (let plan = waiting[0]; plan && plan.frames.from <= frame + LEAD_FRAMES; plan = waiting[0]) {
      waiting.shift();
      open.push({ plan, source: input.open(plan, listSteps(plan)), held: undefined });
    }
  }

  function endPast(frame: number): void {
    for (const { plan, source } of open.filter((video) => video.plan.frames.to <= frame)) {
      compositor.dropVideo(plan.clip);
      const ended = source.close().finally(() => ending.delete(ended));
      ending.add(ended);
    }
    open = open.filter((video) => video.plan.frames.to > frame);
  }

  async function show(video: OpenVideo, frame: number): Promise<void> {
    const { plan, source } = video;
    const wanted = plan.shown[frame - plan.frames.from];
    if (wanted === undefined || wanted === video.held) return;
    const bytes = await source.next();
    compositor.setVideoFrame({ clip: plan.clip, frame: wanted }, toImage(plan.media, bytes));
    video.held = wanted;
  }

  return {
    async advanceTo(frame) {
      endPast(frame);
      openDue(frame);
      await Promise.all(open.filter(({ plan }) => plan.frames.from <= frame).map((video) => show(video, frame)));
    },
    async close() {
      await Promise.all([...open.map(({ source }) => source.close()), ...ending]);
    },
  };
}

function toImage(media: VideoPlan['media'], bytes: Uint8Array): VideoFrameImage {
  const { width, height, alpha } = media;
  const coded = codedSize(media);
  const lumaBytes = coded.width * coded.height;
  const stride = coded.width / 2;
  return {
    bytes,
    planes: {
      y: { offset: 0, stride: coded.width },
      u: { offset: lumaBytes, stride },
      v: { offset: lumaBytes + lumaBytes / 4, stride },
    },
    width,
    height,
    alpha,
    region: { x: 0, y: 0, width, height },
  };
}
