import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The scripts that run before anything is installed are plain JavaScript
 * without dependencies, and run on Node 20.
 */

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** @param {...string} parts @returns {string} a path in the project. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** For what can be made again; goes with node_modules. */
export const CACHE = inRoot('node_modules', '.cache', 'ilmek');
