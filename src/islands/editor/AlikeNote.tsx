import { useEffect, useState } from 'react';
import type { FormatId } from 'ilmek-engine';
import type { Sewn } from '../../stores/editor/state.ts';

interface Props {
  sewn: Sewn;
  formats: readonly FormatId[];
}

/** Which of some files have one number for threads of different colours, and for which; charts are fetched. */
export function AlikeNote({ sewn, formats }: Props) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const { alikeNotes } = await import('../../lib/files/alike-threads.ts');
      const threads = sewn.counts.threads.map(({ thread }) => thread);
      if (!gone) setNotes(alikeNotes(threads, formats));
    };
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [sewn, formats]);
  if (notes.length === 0) return null;
  return (
    <ul className="text-small text-ink-2 grid gap-1">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
