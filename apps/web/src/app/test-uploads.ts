/** Replaces the browser's upload without a network: every file arrives at once. */
class TestUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;

  open(): void {
    this.status = 0;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  send(file: File): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: file.size, total: file.size }));
    this.status = 200;
    this.dispatchEvent(new Event('load'));
  }
}

/** Accepts the app's uploads; the test server reports their results. */
export function takeUploads(): void {
  globalThis.XMLHttpRequest = TestUpload as unknown as typeof XMLHttpRequest;
}
