import { Segmented } from '../../common/Segmented.tsx';
import { CardsField } from './CardsField.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { PaletteField } from './PaletteField.tsx';
import { PicturesField } from './PicturesField.tsx';
import { SelectField } from './SelectField.tsx';

/** One of several, in the look that its table gives it. A fieldset has no padding above its legend: it needs a box. */
export function ChoiceInput(props: ChoiceProps) {
  const { field, value } = props;
  switch (field.look) {
    case 'select':
      return <SelectField {...props} />;
    case 'palette':
      return (
        <div className="col-span-full">
          <PaletteField {...props} />
        </div>
      );
    case 'cards':
      return (
        <div>
          <CardsField {...props} />
        </div>
      );
    case 'pictures':
      return (
        <div className="@container col-span-full">
          <PicturesField {...props} />
        </div>
      );
    case 'segmented':
      return (
        <div>
          <Segmented
            name={props.name}
            legend={field.label}
            hint={field.choices.find((known) => known.value === value)?.hint ?? ''}
            choices={field.choices}
            value={value}
            onChange={props.onChange}
          />
        </div>
      );
  }
}
