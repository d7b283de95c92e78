import '../../styles/recipes/other-files.css';
import type { FormatId } from 'ilmek-engine';
import { hoopChoices, hoopWords } from '../../lib/machines/machines.ts';
import type { Field, HoopChoice, Machine } from '../../lib/machines/machines.ts';

interface Props {
  /** Of one maker. */
  machines: readonly Machine[];
  /** Of the file that the press hands out; absent where none is wanted. */
  format: FormatId | undefined;
  /** Whether the piece goes into a hoop. */
  takes: (field: Field) => boolean;
  onHoop: (choice: HoopChoice) => void;
}

/** Hoops to choose from, each with the machines that have it, and whether the piece is too large for it. */
export function MachineHoops({ machines, format, takes, onHoop }: Props) {
  return (
    <>
      <p className="text-ink-2">
        Which hoop is in it? {format && `Its ${format.toUpperCase()} file is downloaded at once.`}
      </p>
      <ul className="other-files hoop-choices" aria-label="Hoop">
        {hoopChoices(machines).map((choice) => (
          <li key={choice.field}>
            <button type="button" onClick={() => onHoop(choice)}>
              <span>{hoopWords(choice.machines[0].maker, choice.field)}</span>
              <span>
                {!takes(choice.field) && (
                  <span className="text-madder">Too small for this piece. </span>
                )}
                {choice.machines.map(({ model }) => model).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
