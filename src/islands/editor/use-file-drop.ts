import { useEffect, useState } from 'react';
import { openFile } from '../../stores/editor/opening.ts';

/** A file that is dropped anywhere on the page is opened. @returns whether one is held over it */
export function useFileDrop(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files');
    addEventListener(
      'dragover',
      (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer!.files[0];
        if (file) void openFile(file);
      },
      { signal },
    );
    return () => off.abort();
  }, []);
  return over;
}
