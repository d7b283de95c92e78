import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { network } from '../netlify/visitor.ts';

/**
 * Whom a request comes from: the part of his address that one visitor keeps; '' where there is no
 * connection, as in tests. With BEHIND_PROXY=1 it is the address that the proxy before this server
 * wrote last into X-Forwarded-For: what stands before it anybody could have written.
 */
export function addressOf(context: Context): string {
  const forwarded =
    process.env.BEHIND_PROXY?.trim() === '1' && context.req.header('X-Forwarded-For');
  if (forwarded) return network(forwarded.split(',').at(-1)!.trim());
  try {
    return network(getConnInfo(context).remote.address ?? '');
  } catch {
    return '';
  }
}
