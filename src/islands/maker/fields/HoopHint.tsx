import { useStore } from '@nanostores/react';
import type { SewnSize } from 'ilmek-engine';
import { HOOP_RIM_MM, hoopName, sidesOf } from '../../../lib/machines/machines.ts';
import { $machine } from '../../../stores/tool/machine.ts';

interface Props {
  size: SewnSize;
  onChange: (size: SewnSize) => void;
}

/** Where a side is longer than the visitor's hoop takes, the longest that it does. */
export function HoopHint({ size: { side, mm }, onChange }: Props) {
  const machine = useStore($machine);
  if (!machine) return null;
  const [, long] = sidesOf(machine.field);
  if (mm <= long) return null;
  const possible = long - HOOP_RIM_MM;
  return (
    <p className="text-small text-madder" role="status">
      Longer than your {hoopName(machine.maker, machine.field)} takes.{' '}
      <button
        type="button"
        className="link cursor-pointer"
        onClick={() => onChange({ side, mm: possible })}
      >
        Make it {possible} mm
      </button>
    </p>
  );
}
