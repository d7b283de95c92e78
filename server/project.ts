import type { Backend } from './embedded/backend.ts';

/** How a function reaches the project that keeps accounts, gallery, messages and budget. */
export interface ProjectReach {
  fetch: typeof fetch;
  /** The environment, with the project's address and service key where it is this machine's own. */
  env: () => Promise<Record<string, string | undefined>>;
}

/** The address that names the project of this machine; requests to it never leave the process. */
const OWN = 'http://localhost';

/** The project of this machine, or the one that the environment names. */
export const reachProject = (backend: Backend | undefined): ProjectReach =>
  backend
    ? {
        fetch: (input, init) => backend.fetch(new Request(input, init)),
        env: async () => ({
          ...process.env,
          PUBLIC_SUPABASE_URL: OWN,
          SUPABASE_SERVICE_ROLE_KEY: await backend.serviceKey(),
        }),
      }
    : { fetch, env: () => Promise.resolve(process.env) };
