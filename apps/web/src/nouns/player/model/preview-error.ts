/** Why a preview can't be shown; each reason has a text in both catalogues. */
export const PREVIEW_FAILURES = ['media_missing', 'media_broken', 'offline', 'unsupported', 'crashed'] as const;
export type PreviewFailure = (typeof PREVIEW_FAILURES)[number];

export class PreviewError extends Error {
  override readonly name = 'PreviewError';
  readonly failure: PreviewFailure;

  constructor(failure: PreviewFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

export function toFailure(error: unknown): PreviewFailure {
  return error instanceof PreviewError ? error.failure : 'crashed';
}
