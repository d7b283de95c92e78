import { enableCompileCache } from 'node:module';
import { COMPILED } from './embedded/makers-hash.ts';

/* What `npm start` runs: the server (serve.ts), as it was compiled by an earlier start. */

enableCompileCache(COMPILED);
await import('./serve.ts');
