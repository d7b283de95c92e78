import type { Field } from './fields.ts';

/** Every other value that a field may have. */
export function otherValues(field: Field): unknown[] {
  switch (field.kind) {
    case 'choice':
    case 'size':
      return field.choices.map(({ value }) => value).filter((value) => value !== field.default);
    case 'number':
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i).filter(
        (value) => value !== field.default,
      );
    case 'length':
      return [field.min, field.max];
    case 'switch':
      return [!field.default];
    case 'text':
      return ['Ada'];
    case 'colors':
      return [field.default.with(0, '#123456')];
  }
}
