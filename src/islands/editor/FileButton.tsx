import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { ACCEPTED, openFile } from '../../stores/editor/opening.ts';

interface Props {
  className?: string;
  children: ReactNode;
}

/** Chooses a file to open. */
export function FileButton({ className = 'button', children }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was chosen before the page came to life is not lost.
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) void openFile(file);
  }, []);
  return (
    <label
      htmlFor={id}
      className={`${className} has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-dashed`}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void openFile(file);
        }}
      />
      {children}
    </label>
  );
}
