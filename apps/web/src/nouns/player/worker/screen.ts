/** How the compositor's samples are to be read. */
const COLOR_SPACE: VideoColorSpaceInit = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false };

/** A painted frame, as the browser shows films. Close it. */
export function toVideoFrame(samples: Uint8Array<ArrayBuffer>, size: { width: number; height: number }): VideoFrame {
  return new VideoFrame(samples, {
    format: 'I420',
    codedWidth: size.width,
    codedHeight: size.height,
    timestamp: 0,
    colorSpace: COLOR_SPACE,
  });
}

/** The canvas that is seen: as many pixels as the frame that it shows. */
export interface Screen {
  /** Closes the frame. */
  show(frame: VideoFrame): void;
}

export function createScreen(canvas: OffscreenCanvas): Screen {
  const context = canvas.getContext('2d', { alpha: false });
  return {
    show(frame) {
      const { codedWidth: width, codedHeight: height } = frame;
      // Setting a size clears, so only where it is another one.
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      context?.drawImage(frame, 0, 0);
      frame.close();
    },
  };
}
