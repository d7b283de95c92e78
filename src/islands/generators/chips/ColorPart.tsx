import { CHIP_COLORS } from './chip-colors.ts';

interface Props {
  colors: readonly string[];
  /** Of the choice in the form; each that is open needs its own. */
  name?: string;
  label?: string;
  /** What no colour is called. */
  own?: string;
  /** @param hex '' for the thing's own colours */
  onChange: (hex: string) => void;
}

/** The thread of a thing: one of those that are asked for most, any other, or its own. */
export function ColorPart({
  colors,
  name: field = 'chip-color',
  label = 'Colour',
  own = 'its own',
  onChange,
}: Props) {
  const [color] = colors;
  return (
    <fieldset className="chip-colors">
      <legend className="field-label mb-2">{label}</legend>
      <label className="chip-own">
        <input
          type="radio"
          name={field}
          className="size-5 accent-(--color-accent)"
          checked={colors.length === 0}
          onChange={() => onChange('')}
        />
        {own}
      </label>
      {CHIP_COLORS.map(([hex, name]) => (
        <label key={hex} className="chip-color" title={name}>
          <input
            type="radio"
            name={field}
            aria-label={name}
            checked={colors.length === 1 && color === hex}
            onChange={() => onChange(hex)}
          />
          <span style={{ '--yarn': hex } as React.CSSProperties} />
        </label>
      ))}
      <label className="chip-own">
        <input
          type="color"
          className="color-well"
          aria-label={`Another colour: ${label.toLowerCase()}`}
          value={color ?? '#808489'}
          onChange={({ currentTarget: { value } }) => onChange(value.toLowerCase())}
        />
        another
      </label>
    </fieldset>
  );
}
