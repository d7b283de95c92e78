import type { Arrangement } from 'ilmek-engine/compose';
import { ARRANGEMENTS } from 'ilmek-engine/tables';
import { withArrangement } from '../../../lib/prompt-edits/prompt-edits.ts';
import { ARRANGED } from '../../../lib/prompt-words.ts';
import type { ChipsProps } from './chips-props.ts';

interface Props extends Pick<ChipsProps, 'editing' | 'told'> {
  id: string;
  onClose: () => void;
}

/** How the whole is laid out. */
export function ArrangementEditor({ id, editing, told: { read, plan }, onClose }: Props) {
  return (
    <div id={id} role="group" aria-label="Change the arrangement" className="chip-parts">
      <div className="field">
        <label className="field-label" htmlFor="chip-arrangement">
          Laid out
        </label>
        <select
          id="chip-arrangement"
          className="select"
          value={plan.arrangement ?? ''}
          onChange={({ currentTarget: { value } }) =>
            editing.change((edits) => withArrangement(edits, read, value as Arrangement | ''))
          }
        >
          <option value="">freely</option>
          {ARRANGEMENTS.map((one) => (
            <option key={one} value={one}>
              {ARRANGED[one]}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className="link chip-done" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
