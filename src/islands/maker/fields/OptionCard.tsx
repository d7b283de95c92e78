import type { ReactNode } from 'react';

interface Props {
  name: string;
  value: string;
  checked: boolean;
  onChoose: (value: string) => void;
  children: ReactNode;
  className?: string;
}

/** A radio button drawn as a small block of cloth. */
export function OptionCard({ name, value, checked, onChoose, children, className = '' }: Props) {
  return (
    <label
      className={`rounded-control has-checked:border-accent has-focus-visible:outline-accent has-checked:font-label relative grid cursor-pointer content-start gap-1.5 border border-transparent p-2 leading-tight hover:bg-[color-mix(in_oklab,var(--color-ink)_5%,transparent)] has-checked:bg-[color-mix(in_oklab,var(--color-accent)_9%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-dashed ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
