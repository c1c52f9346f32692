import { readFileSync, writeFileSync } from 'node:fs';
import { makeOpenApiDocument } from '../platform/http/openapi/openapi-document.ts';

// Writes the API's document beside the other docs; with --check, fails where it is not what the table of calls says.

const ROOT = new URL('../../../../', import.meta.url);
const DOCUMENT = new URL('docs/openapi.json', ROOT);

const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string };
const text = `${JSON.stringify(makeOpenApiDocument(version), null, 2)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(DOCUMENT, text);
} else if (readFileSync(DOCUMENT, 'utf8') !== text) {
  console.log('docs/openapi.json is not what the table of calls says: run npm run openapi');
  process.exitCode = 1;
}
