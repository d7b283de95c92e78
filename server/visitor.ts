import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address that a request comes from; '' where there is no connection, as in tests. */
export function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}
