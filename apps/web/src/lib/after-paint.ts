/** Runs an action once the next frame is painted; returns what cancels it. */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The task after a frame's callback runs once the frame is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
