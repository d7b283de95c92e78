import { ARRANGEMENTS, PALETTES } from 'ilmek-engine/tables';
import { FRAME_SHAPES, wholePartOf, withWhole } from '../../../lib/prompt-edits/whole-edits.ts';
import { type WholePart } from '../../../lib/prompt-edits/edit.ts';
import { ARRANGED, FRAMED } from '../../../lib/prompt-words.ts';
import { PALETTE_NAMES } from '../../../tools/choices.ts';
import { Select } from '../../maker/Select.tsx';
import type { ChipsProps } from './chips-props.ts';
import { ColorPart } from './ColorPart.tsx';

interface Props extends Pick<ChipsProps, 'editing' | 'told'> {
  id: string;
  onClose: () => void;
}

type Choices = readonly (readonly [value: string, name: string])[];

const LAID: Choices = [['', 'freely'], ...ARRANGEMENTS.map((one) => [one, ARRANGED[one]] as const)];
const SHAPES: Choices = FRAME_SHAPES.map((shape) => [shape, FRAMED[shape]] as const);
const COLORED: Choices = [
  ['', 'as chosen below'],
  ...PALETTES.map((one) => [one, PALETTE_NAMES[one].toLowerCase()] as const),
];

/** How the whole is laid out, framed and coloured, and what ties it. */
export function WholeEditor({ id, editing, told: { read, plan }, onClose }: Props) {
  const change = (part: WholePart, is: string) =>
    editing.change((edits) => withWhole(edits, read, part, is));
  const [shape = '', color] = wholePartOf(plan, 'frame').split(' ');
  const ofFrame = (one: string, hex: string | undefined) =>
    change('frame', one && hex ? `${one} ${hex}` : one);
  return (
    <div id={id} role="group" aria-label="Change the whole" className="chip-parts">
      <Choice
        label="Laid out"
        choices={LAID}
        value={plan.arrangement ?? ''}
        onChange={(is) => change('arrangement', is)}
      />
      <Choice
        label="The things form"
        choices={[['', 'no shape'], ...SHAPES]}
        value={plan.formed ?? ''}
        onChange={(is) => change('formed', is)}
      />
      <Choice
        label="Frame"
        choices={[['', 'none'], ...SHAPES]}
        value={shape}
        onChange={(is) => ofFrame(is, color)}
      />
      <Choice
        label="Colours"
        choices={COLORED}
        value={plan.palette ?? ''}
        onChange={(is) => change('palette', is)}
      />
      {shape !== '' && (
        <ColorPart
          name="chip-frame-color"
          label="Colour of the frame"
          own="as suits it"
          colors={color ? [color] : []}
          onChange={(hex) => ofFrame(shape, hex)}
        />
      )}
      {plan.arrangement === 'bouquet' && (
        <ColorPart
          name="chip-tie"
          label="Tied in"
          own="as suits it"
          colors={plan.tie ? [plan.tie] : []}
          onChange={(hex) => change('tie', hex)}
        />
      )}
      <button type="button" className="link chip-done" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  choices: Choices;
  value: string;
  onChange: (value: string) => void;
}

const Choice = ({ choices, ...field }: ChoiceProps) => (
  <Select {...field}>
    {choices.map(([one, name]) => (
      <option key={one} value={one}>
        {name}
      </option>
    ))}
  </Select>
);
