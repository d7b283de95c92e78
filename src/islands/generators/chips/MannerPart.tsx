import type { MotifKind, PromptSubject } from 'ilmek-engine/compose';
import { ColorPart } from './ColorPart.tsx';

interface Props {
  subject: PromptSubject;
  kind: MotifKind | undefined;
  onChange: (part: 'leaves' | 'pose', is: string) => void;
}

/** What only some things have or do: the leaves of a flower, the sleep of an animal. */
export function MannerPart({ subject, kind, onChange }: Props) {
  const { leaves, bare, asleep, motif } = subject;
  const isDrawnAsleep = motif.includes('sleeping');
  const grows = kind === 'flower' || leaves !== undefined || bare === true;
  const sleeps = kind === 'animal' || kind === 'bird' || asleep === true;
  return (
    <>
      {grows && (
        <ColorPart
          name="chip-leaves"
          label="Leaves"
          own="their own"
          colors={leaves ? [leaves] : []}
          onChange={(hex) => onChange('leaves', hex)}
        />
      )}
      {grows && (
        <Check
          label="without leaves"
          checked={bare === true}
          onChange={(checked) => onChange('leaves', checked ? 'none' : '')}
        />
      )}
      {sleeps && !isDrawnAsleep && (
        <Check
          label="asleep"
          checked={asleep === true}
          onChange={(checked) => onChange('pose', checked ? 'asleep' : '')}
        />
      )}
    </>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="chip-own">
    <input
      type="checkbox"
      className="size-5 accent-(--color-accent)"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
);
