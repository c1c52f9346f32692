export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the metadata under `reelwright` of a timeline object. */
export function ownMetadata(object: { metadata?: unknown }): Record<string, unknown> {
  const metadata = isRecord(object.metadata) ? object.metadata['reelwright'] : undefined;
  return isRecord(metadata) ? metadata : {};
}
