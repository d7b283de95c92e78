import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/* Before each file of unit tests. */

// The same cases in every run: what fails once fails again. `SEED=… npx vitest …` tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 17) });

// Files share what is loaded; what one puts in place of the page's globals is for it alone.
afterAll(() => void vi.unstubAllGlobals());
