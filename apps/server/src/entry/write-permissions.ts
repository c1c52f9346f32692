import { writeFileSync } from 'node:fs';
import { makePermissionsDocument } from '../platform/http/openapi/permissions-document.ts';

writeFileSync(new URL('../../../../docs/permissions.md', import.meta.url), makePermissionsDocument());
