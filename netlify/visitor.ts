import { createHmac } from 'node:crypto';

/**
 * A visitor for one day, told from others but not found again: no address is kept.
 * @param address of the network
 * @param secret known to the server alone
 */
export function pseudonym(address: string, secret: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', secret)
    .update(`${day} ${network(address)}`)
    .digest('base64url');
}

/** The part of an address that one visitor keeps: all of IPv4, the first half of IPv6. */
export function network(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head, tail = ''] = address.toLowerCase().split('%')[0].split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
