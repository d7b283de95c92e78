import { MAX_COUNT } from 'ilmek-engine/tables';
import { partOf, withEdit } from '../../../lib/prompt-edits/prompt-edits.ts';
import { type SubjectPart } from '../../../lib/prompt-edits/edit.ts';
import { namedSubjects } from '../../../lib/prompt-words.ts';
import { ColorPart } from './ColorPart.tsx';
import { MannerPart } from './MannerPart.tsx';
import { NamePart } from './NamePart.tsx';
import type { ChipsProps } from './chips-props.ts';
import { StandsPart } from './StandsPart.tsx';

interface Props extends ChipsProps {
  id: string;
  /** Of the subject in the changed plan. */
  at: number;
  onClose: () => void;
}

/** What can be changed of one thing: what it is, how many, in which colour, where. */
export function SubjectEditor({ id, reading, editing, told, at, onClose }: Props) {
  const { plan, read, from } = told;
  const own = from[at];
  const subject = plan.subjects[at];
  const { word } = namedSubjects(plan)[at];
  // Of a drawing that was taken by hand it is not known.
  const kind = read.subjects[own].motif === subject.motif ? read.kinds?.[own] : undefined;
  const change = (part: SubjectPart, is: string) =>
    editing.change((edits) => withEdit(edits, read, own, part, is));
  function leaveOut() {
    onClose();
    change('gone', 'gone');
  }
  return (
    <div id={id} role="group" aria-label={`Change ${word}`} className="chip-parts">
      <NamePart
        word={word}
        find={(name) => reading.named(name)}
        onFound={(found) => change('motif', partOf(found, 'motif'))}
      />
      <div className="field">
        <label className="field-label" htmlFor="chip-count">
          How many
        </label>
        <input
          id="chip-count"
          type="number"
          className="input input-number"
          min={1}
          max={MAX_COUNT}
          value={subject.count}
          onChange={({ currentTarget: { value } }) => change('count', value)}
        />
      </div>
      <ColorPart colors={subject.colors} onChange={(hex) => change('colors', hex)} />
      <StandsPart {...{ told, at }} onChange={(stands) => change('stands', stands)} />
      <SizePart size={subject.size} onChange={(size) => change('size', size)} />
      <MannerPart {...{ subject, kind }} onChange={change} />
      <div className="chip-done flex flex-wrap gap-x-6 gap-y-2">
        <button type="button" className="link" onClick={leaveOut}>
          Leave it out
        </button>
        <button type="button" className="link" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}

interface SizeProps {
  size: string;
  onChange: (size: string) => void;
}

const SizePart = ({ size, onChange }: SizeProps) => (
  <div className="field">
    <label className="field-label" htmlFor="chip-size">
      How large
    </label>
    <select
      id="chip-size"
      className="select"
      value={size}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    >
      <option value="small">small</option>
      <option value="normal">as usual</option>
      <option value="large">large</option>
    </select>
  </div>
);
