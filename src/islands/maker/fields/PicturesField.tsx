import { useContext } from 'react';
import { CardPictures } from './card-pictures.ts';
import type { CardPicture } from './card-pictures.ts';
import type { ChoiceProps } from './choice-props.ts';
import { OptionCard } from './OptionCard.tsx';

/** Choices that are told apart by what they look like: in one row, or in two where it is narrow. */
export function PicturesField({ name, field, value, onChange }: ChoiceProps) {
  const pictures = useContext(CardPictures);
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2 w-full">
        {field.label}{' '}
        <span className="field-hint">
          {field.choices.find((known) => known.value === value)?.hint}
        </span>
      </legend>
      <div className={`-mx-1.5 grid gap-x-1 gap-y-1.5 ${columns(field.choices.length)}`}>
        {field.choices.map((known) => (
          <OptionCard
            key={known.value}
            name={name}
            value={known.value}
            checked={known.value === value}
            onChoose={onChange}
            className="card-picture"
          >
            <Swatch picture={pictures[known.value]} />
            <span className="text-small text-center">{known.label}</span>
          </OptionCard>
        ))}
      </div>
    </fieldset>
  );
}

/** Of classes that are written out, so that they are found. */
const columns = (choices: number) =>
  choices > 6 ? 'grid-cols-4 @min-[36rem]:grid-cols-8' : 'grid-cols-3 @min-[26rem]:grid-cols-6';

/** A square of cloth with the piece on it. */
function Swatch({ picture }: { picture: CardPicture | undefined }) {
  return (
    <span className="cloth-swatch">
      {picture && (
        <img src={picture.src} alt="" width={picture.side} height={picture.side} decoding="async" />
      )}
    </span>
  );
}
