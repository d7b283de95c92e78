import { wholeDay } from '../../lib/gallery/gallery.ts';
import { PIECES_PAGE } from '../../lib/shelf/pages.ts';
import type { AccountUsage } from '../../services/account/account.ts';
import type { User } from '../../services/account/session.ts';
import { formatCount } from '../common/numbers.ts';
import { Room } from './Room.tsx';

/** Who is signed in, since when, and how much is kept of him. */
export function WhatIsKept({ user, usage }: { user: User; usage: AccountUsage }) {
  const rows = [
    { name: 'Email', value: user.email ?? 'none' },
    { name: 'Member since', value: wholeDay(user.created_at) },
    { name: 'Files, with public copies', value: formatCount(usage.files) },
  ];
  return (
    <section className="worksheet self-start" aria-labelledby="what-is-kept">
      <h2 id="what-is-kept" className="worksheet-title">
        What is kept
      </h2>
      <dl className="worksheet-rows mt-4">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Room usage={usage} />
      <p className="mt-5">
        What you edit lies on this device, in{' '}
        <a className="link" href={PIECES_PAGE}>
          My pieces
        </a>
        , and in your account where you have asked for that there.
      </p>
    </section>
  );
}
