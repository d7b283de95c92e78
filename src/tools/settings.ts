import type { AnySettings, Field, Fields, Kinds, SettingsOf, Value, ValuesOf } from './fields.ts';

/* How a tool's settings travel as text: in this browser, in a link, in the gallery. */

/** Every option of a table as it starts. */
export function defaultsOf<F extends Fields>(fields: F): SettingsOf<F> {
  const entries = Object.entries(fields).map(([key, field]) => [key, field.default]);
  return Object.fromEntries(entries) as SettingsOf<F>;
}

/** Whether a field can be nothing but what it is: no form shows it, and no link carries it. */
export const isFixed = (field: Field): boolean =>
  field.kind === 'number' && field.min === field.max;

/** Whether a value is one that the field may have. */
export function isValid(field: Field, value: unknown): value is Value {
  switch (field.kind) {
    case 'choice':
    case 'size':
      return field.choices.some((known) => known.value === value);
    case 'number':
      return Number.isInteger(value) && isWithin(value, field);
    case 'length':
      return value === undefined || isWithin(value, field);
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && [...value].length <= field.maxLength;
    case 'colors':
      return Array.isArray(value) && value.length === field.default.length && value.every(isColor);
  }
}

const isWithin = (value: unknown, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && value >= min && value <= max;

const isColor = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** `base` with every valid value laid over it; the rest is ignored. */
function laidOver<F extends Fields>(
  fields: F,
  base: SettingsOf<F>,
  values: (key: string, field: Field) => unknown,
): SettingsOf<F> {
  const settings: AnySettings = { ...base };
  for (const [key, field] of Object.entries(fields)) {
    const value = values(key, field);
    if (value !== undefined && isValid(field, value)) settings[key] = value;
  }
  return settings as SettingsOf<F>;
}

/**
 * Settings by the kinds of their fields, for what serves more than one tool.
 * @throws Error where the table has no such field
 */
export function pickSettings<K extends Kinds>(
  fields: Fields,
  settings: AnySettings,
  kinds: K,
): ValuesOf<K> {
  for (const [key, kind] of Object.entries(kinds)) {
    if (fields[key]?.kind !== kind)
      throw new Error(`the table has no field "${key}" of the kind ${kind}`);
  }
  return settings as ValuesOf<K>;
}

/** Settings from any object. What is missing or invalid takes its default. */
export function settingsFrom<F extends Fields>(fields: F, values: unknown): SettingsOf<F> {
  const known = typeof values === 'object' && values !== null ? (values as AnySettings) : {};
  return laidOver(fields, defaultsOf(fields), (key) =>
    Object.hasOwn(known, key) ? known[key] : undefined,
  );
}

/** Settings from stored text. What is missing or invalid takes its default. */
export function decodeSettings<F extends Fields>(fields: F, text: string): SettingsOf<F> {
  try {
    return settingsFrom(fields, JSON.parse(text));
  } catch {
    return defaultsOf(fields);
  }
}

/** `base` changed by a link's query. A size or a length told takes the place of those it has. */
export function settingsFromQuery<F extends Fields>(
  fields: F,
  base: SettingsOf<F>,
  search: string,
): SettingsOf<F> {
  const query = new URLSearchParams(search);
  const told = (key: string, field: Field) => query.get(field.param ?? key);
  return laidOver(fields, withoutLength(fields, base, told), (key, field) => {
    const text = told(key, field);
    return text === null ? undefined : parse(field, text);
  });
}

/** The base without the exact length that it has, where a size or another length is told. */
function withoutLength<F extends Fields>(
  fields: F,
  base: SettingsOf<F>,
  told: (key: string, field: Field) => string | null,
): SettingsOf<F> {
  const all = Object.entries(fields);
  const isSize = ({ kind }: Field) => kind === 'size' || kind === 'length';
  if (!all.some(([key, field]) => isSize(field) && told(key, field) !== null)) return base;
  const lengths = all.filter(([, { kind }]) => kind === 'length');
  return { ...base, ...Object.fromEntries(lengths.map(([key]) => [key, undefined])) };
}

/** The query with the settings in it; other parameters stay. Starts with '?'. */
export function settingsToQuery(fields: Fields, settings: AnySettings, search = ''): string {
  const query = new URLSearchParams(search);
  for (const [key, field] of Object.entries(fields)) {
    if (isFixed(field)) continue;
    const text = print(settings[key]);
    if (text === '') query.delete(field.param ?? key);
    else query.set(field.param ?? key, text);
  }
  return `?${query}`;
}

function print(value: unknown): string {
  if (Array.isArray(value)) return value.join();
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function parse(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'number':
    case 'length':
      return text === '' ? undefined : Number(text);
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'colors':
      return text.toLowerCase().split(',');
    case 'choice':
    case 'size':
    case 'text':
      return text;
  }
}

/** A setting as a person reads it. */
export interface Detail {
  name: string;
  value: string;
}

/** What a setting says in words; undefined where it says nothing. */
function words(field: Field, value: unknown): string | undefined {
  switch (field.kind) {
    case 'choice':
      return field.choices.find((known) => known.value === value)?.label;
    case 'size': {
      const size = field.choices.find((known) => known.value === value);
      return size && `${size.label}, ${size.range}`;
    }
    case 'switch':
      return value ? 'Yes' : 'No';
    case 'length':
      return value === undefined ? undefined : `${Number(value)} mm`;
    case 'number':
    case 'text':
    case 'colors':
      return print(value) || undefined;
  }
}

/** A size by its name, or the exact length that stands in its place. */
function sizeDetail(fields: Fields, field: Field, settings: AnySettings, key: string): Detail[] {
  const exact = Object.entries(fields).find(
    ([name, { kind }]) => kind === 'length' && settings[name] !== undefined,
  );
  const value = exact
    ? `${exact[1].label} ${words(exact[1], settings[exact[0]])}`
    : words(field, settings[key]);
  return value === undefined ? [] : [{ name: field.label, value }];
}

/** Some settings of a table as rows; what says nothing is left out. */
export function detailsOf(
  fields: Fields,
  keys: readonly string[],
  settings: AnySettings,
): Detail[] {
  return keys.flatMap((key) => {
    const field = fields[key];
    if (field.kind === 'size') return sizeDetail(fields, field, settings, key);
    const value = (field.when?.(settings) ?? true) ? words(field, settings[key]) : undefined;
    return value === undefined ? [] : [{ name: field.label, value }];
  });
}
