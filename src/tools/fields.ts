/*
 * The kinds of option that a tool's table holds: what each may be, what it is called, and where
 * it starts. The form is drawn from these, storage and links are read by them.
 */

/** One of several, by its name in settings and links. */
export interface Choice<V extends string = string> {
  value: V;
  label: string;
  /** What it does, in a few words. */
  hint?: string;
}

/** What a setting can be. */
export type Value = string | number | boolean | readonly string[] | undefined;

/** Settings of a tool that is not known. */
export type AnySettings = Record<string, Value>;

interface Labelled {
  label: string;
  /** Its name in a link; the key in the table unless told. */
  param?: string;
  /** Shown only where the other settings ask for it; always unless told. */
  when?: (settings: AnySettings) => boolean;
  /** The form's first part unless told, or its second; the stage; or nowhere by itself. */
  place?: 'advanced' | 'stage' | 'none';
}

/** One of several. */
export interface ChoiceField<V extends string = string> extends Labelled {
  kind: 'choice';
  /** `cards`: a small block each, with its hint; `pictures`: each with what it looks like. */
  look: 'segmented' | 'select' | 'palette' | 'cards' | 'pictures';
  choices: readonly Choice<V>[];
  default: V;
}

export const SIZE_NAMES = ['xs', 's', 'm', 'l', 'xl'] as const;
export type SizeName = (typeof SIZE_NAMES)[number];

/** A size, the range it stands for, and the length it is sewn at. */
export interface SizeChoice extends Choice<SizeName> {
  /** '4-6 inches'. */
  range: string;
  /** Of the design's longer side: the middle of the range. */
  inches: number;
  /** Where the range ends, in inches; Infinity for the largest. */
  toInches: number;
}

/** How large the design is sewn. */
export interface SizeField extends Labelled {
  kind: 'size';
  look: 'segmented' | 'select';
  choices: readonly SizeChoice[];
  default: SizeName;
}

/** One side of what is sewn in exact millimetres, in place of the size's own; the size asks for it. */
export interface LengthField extends Labelled {
  kind: 'length';
  place: 'none';
  min: number;
  max: number;
  default: undefined;
}

/** A whole number, set by a slider. */
export interface NumberField extends Labelled {
  kind: 'number';
  min: number;
  max: number;
  default: number;
}

export interface SwitchField extends Labelled {
  kind: 'switch';
  /** What it does. */
  hint?: string;
  default: boolean;
}

/** Words to be sewn, or to be read. */
export interface TextField extends Labelled {
  kind: 'text';
  /** In characters; the input refuses more. */
  maxLength: number;
  place: 'stage';
  default: '';
}

/** A fixed number of colours, '#rrggbb'. */
export interface ColorsField extends Labelled {
  kind: 'colors';
  default: readonly string[];
}

export type Field =
  | ChoiceField
  | SizeField
  | LengthField
  | NumberField
  | SwitchField
  | TextField
  | ColorsField;

/** A tool's table of options, in the order of its form. */
export type Fields = Record<string, Field>;

type ValueOf<F extends Field> =
  F extends ChoiceField<infer V>
    ? V
    : F extends SizeField
      ? SizeName
      : F extends LengthField
        ? number | undefined
        : F extends NumberField
          ? number
          : F extends SwitchField
            ? boolean
            : F extends TextField
              ? string
              : F extends ColorsField
                ? readonly string[]
                : never;

/** The kinds of some fields, by their keys. */
export type Kinds = Readonly<Record<string, Field['kind']>>;

/** What fields of those kinds hold. */
export type ValuesOf<K extends Kinds> = { [N in keyof K]: ValueOf<Extract<Field, { kind: K[N] }>> };

/** What a person has chosen in a table. */
export type SettingsOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

/** A choice, its values kept as types. */
export const choice = <const V extends string>(
  field: Omit<ChoiceField<V>, 'kind'>,
): ChoiceField<V> => ({ kind: 'choice', ...field });

/** The names of some choices, from all that have names. */
export const choicesOf = <V extends string>(
  values: readonly V[],
  labels: Readonly<Record<V, string>>,
  hints: Partial<Readonly<Record<V, string>>> = {},
): Choice<V>[] => values.map((value) => ({ value, label: labels[value], hint: hints[value] }));
