import { ReflectionKind, type DeclarationReflection, type SomeType } from 'typedoc';
import { formatted, formattedHead, formattedType, valueText } from './code-text.ts';
import { plainText, summaryOf, tagged } from './doc-text.ts';
import { listOf, type TypeWriter } from './type-writer.ts';

/* One export of a door → what its reference says. The shapes are those of the site's schema. */

/** A value of more than this is told by its type: it is a table, and the source shows it better. */
const LONGEST_VALUE = 900;

/** What all entries are made with. */
export interface Known {
  types: TypeWriter;
  /** What the doors give at run time, by name. */
  values: ReadonlyMap<string, unknown>;
  /** What each type says first, by its name: for a parameter or field that says nothing itself. */
  leads: ReadonlyMap<string, string>;
  /** The defaults of each interface, by its name: the value of a constant `…_DEFAULTS`. */
  defaults: ReadonlyMap<string, object>;
}

export async function functionEntry(of: DeclarationReflection, known: Known) {
  const { types } = known;
  const [call, ...others] = of.signatures!;
  if (others.length > 0) throw new RangeError(`${of.name}: overloads are not shown yet`);
  return {
    name: of.name,
    text: summaryOf(call.comment),
    code: await formattedHead(types.head(call)),
    parameters: (call.parameters ?? []).map((one) => ({
      name: one.name,
      type: types.text(one.type),
      text: summaryOf(one.comment) || leadOf(types.text(one.type), known),
      ...(one.defaultValue === undefined ? {} : { value: one.defaultValue }),
      ...(one.flags.isOptional ? { optional: true } : {}),
    })),
    returns: tagged(call.comment, '@returns').join(' '),
    throws: tagged(call.comment, '@throws'),
  };
}

export async function constantEntry(of: DeclarationReflection, { types, values }: Known) {
  const text = valueText(values.get(of.name));
  const whole = text.length <= LONGEST_VALUE ? ` = ${text}` : `: ${types.text(of.type)}`;
  return {
    name: of.name,
    text: summaryOf(of.comment),
    code: await formatted(`const ${of.name}${whole}`),
  };
}

export async function typeEntry(of: DeclarationReflection, known: Known) {
  const { types, defaults } = known;
  const standard = defaults.get(of.name) as Record<string, unknown> | undefined;
  return {
    name: of.name,
    text: typeSummary(of),
    code: await declaration(of, types),
    fields: fieldsOf(of).map((field) => {
      const value = standard?.[field.name];
      return {
        name: field.name,
        type: types.field(field),
        text:
          summaryOf(field.comment ?? field.signatures?.[0].comment) ||
          leadOf(types.field(field), known),
        ...(value === undefined ? {} : { value: valueText(value) }),
        ...(field.flags.isOptional ? { optional: true } : {}),
      };
    }),
    members: members(of.type),
  };
}

/** What a type says of itself; where it is the members of a list, what the list says. */
export const typeSummary = (of: DeclarationReflection): string =>
  summaryOf(of.comment) || summaryOf(of.type && listOf(of.type)?.comment);

/** The first sentence of a type that is named alone. */
function leadOf(type: string, { leads }: Known): string {
  const name = type.replace(/^readonly |\[\]$| \| undefined$/g, '');
  return leads.get(name) ?? '';
}

/** The fields of an interface, or what a class declares itself: what it inherits is JavaScript's. */
function fieldsOf(of: DeclarationReflection): DeclarationReflection[] {
  if (of.kindOf(ReflectionKind.TypeAlias)) return [];
  const fields = of.children ?? [];
  if (of.kindOf(ReflectionKind.Interface)) return fields;
  return fields.filter(
    (field) => !field.inheritedFrom && !field.kindOf(ReflectionKind.Constructor),
  );
}

/** The members of a union that say each what it stands for. */
function members(type: SomeType | undefined) {
  if (type?.type !== 'union' || !type.elementSummaries) return [];
  return type.types.map((one, i) => ({
    value: one.type === 'literal' ? String(one.value) : one.toString(),
    text: plainText(type.elementSummaries![i]),
  }));
}

async function declaration(of: DeclarationReflection, types: TypeWriter): Promise<string> {
  const parents = (of.extendedTypes ?? []).map((type) => types.text(type)).join(', ');
  const extended = parents && ` extends ${parents}`;
  const kind = of.kindOf(ReflectionKind.Class) ? 'class' : 'interface';
  if (!of.kindOf(ReflectionKind.TypeAlias)) {
    const whole = await formatted(`${kind} ${of.name}${extended} {}`);
    return whole.replace(/ \{\}$/, '');
  }
  return formattedType(of.name, types.aliased(of.type));
}
