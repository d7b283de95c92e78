/*
 * Makes what a first start of the local server lays: a database that is nobody’s yet, beside the
 * packages. `npm start` runs it while the site is built; without it a first start takes seconds longer.
 */
import { makeTemplate } from '../server/embedded/make-template.ts';

// What the packages have to say is said by the start itself.
console.warn = () => undefined;
await makeTemplate();
