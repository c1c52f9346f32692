export { exportOtio } from './export-otio.ts';
export { type ImportNote, type ImportOtioResult, importOtio, listOtioMedia } from './import-otio.ts';
export { OTIO_SCHEMAS, type OtioTimeline } from './otio-schema.ts';
