/** The colour space of the compositor's samples. */
const COLOR_SPACE: VideoColorSpaceInit = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false };

/** Converts a painted frame to a video frame, which the caller must close. */
export function toVideoFrame(samples: Uint8Array<ArrayBuffer>, size: { width: number; height: number }): VideoFrame {
  return new VideoFrame(samples, {
    format: 'I420',
    codedWidth: size.width,
    codedHeight: size.height,
    timestamp: 0,
    colorSpace: COLOR_SPACE,
  });
}

/** The visible canvas, with the resolution of the frame that it shows. */
export interface Screen {
  /** Shows and closes the frame. */
  show(frame: VideoFrame): void;
}

export function createScreen(canvas: OffscreenCanvas): Screen {
  const context = canvas.getContext('2d', { alpha: false });
  return {
    show(frame) {
      const { codedWidth: width, codedHeight: height } = frame;
      // Setting a size clears the canvas, so it is only set if it changed.
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      context?.drawImage(frame, 0, 0);
      frame.close();
    },
  };
}
