import { runOnBothDatabases } from './run-on-both-databases.ts';

await runOnBothDatabases('api.ts');
