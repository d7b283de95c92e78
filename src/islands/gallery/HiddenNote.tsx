import { useEffect, useState } from 'react';
import { fetchHiddenReason } from '../../services/gallery/hidden.ts';

/** To the maker of a design that the owner of the site has hidden: that it is, and why. */
export function HiddenNote({ design }: { design: string }) {
  const [reason, setReason] = useState('');
  useEffect(() => {
    let gone = false;
    fetchHiddenReason(design).then(
      (words) => {
        if (!gone) setReason(words);
      },
      // That it is hidden is known; the reason comes with the next visit.
      (error: unknown) => console.warn(error),
    );
    return () => {
      gone = true;
    };
  }, [design]);
  return (
    <p className="border-madder max-w-[44em] border-l-3 pl-4">
      <b>Hidden by the site{reason && `: ${reason}`}.</b> Only you and the owner of the site see it.
      If you think that this is wrong,{' '}
      <a className="link" href="/contact">
        write to us
      </a>
      .
    </p>
  );
}
