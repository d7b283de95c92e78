import {
  ReflectionKind,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';

/** Writes types as TypeScript does, by the names that the doors give them. */
export class TypeWriter {
  /** Names of unions, by their members: the compiler does not always keep the name. */
  readonly #names: ReadonlyMap<string, string>;

  constructor(exported: readonly DeclarationReflection[]) {
    this.#names = new Map(
      exported
        .filter((of) => of.kindOf(ReflectionKind.TypeAlias))
        .flatMap(({ name, type }) => {
          const members = type && listMembers(type);
          return members ? [[keyOf(members), name] as const] : [];
        }),
    );
  }

  /** What an alias stands for; `(typeof LIST)[number]` as the members of the list. */
  aliased(type: SomeType | undefined): string {
    return (type && listMembers(type)?.join(' | ')) ?? this.text(type);
  }

  /** The type of a parameter, a constant or a result. */
  text(type: SomeType | undefined): string {
    if (!type) return 'unknown';
    const members = listMembers(type);
    if (members) return this.#union(members);
    return this.#shape(type) ?? singleQuoted(type.toString());
  }

  /** The type of a field, a method's as a function. */
  field(field: DeclarationReflection): string {
    const [call] = field.signatures ?? [];
    return call ? this.#arrow(call) : this.text(field.getSignature?.type ?? field.type);
  }

  /** A function's head, as a declaration file has it. */
  head(call: SignatureReflection): string {
    const own = (call.typeParameters ?? []).map(({ name }) => name);
    const generics = own.length > 0 ? `<${own.join(', ')}>` : '';
    return `${call.name}${generics}(${this.#parameters(call)}): ${this.text(call.type)}`;
  }

  #shape(type: SomeType): string | undefined {
    if (type.type === 'union') return this.#union(type.types.map((one) => this.text(one)));
    if (type.type !== 'reflection') return undefined;
    const [call] = type.declaration.signatures ?? [];
    if (call) return this.#arrow(call);
    const fields = (type.declaration.children ?? []).map(
      (field) =>
        `${field.flags.isReadonly ? 'readonly ' : ''}${field.name}${field.flags.isOptional ? '?' : ''}: ${this.field(field)}`,
    );
    return `{ ${fields.join('; ')} }`;
  }

  /** Members under the name that they have together. */
  #union(members: readonly string[]): string {
    const name = this.#names.get(keyOf(members.filter((one) => one !== 'undefined')));
    if (!name) return members.join(' | ');
    return members.includes('undefined') ? `${name} | undefined` : name;
  }

  #arrow(call: SignatureReflection): string {
    return `(${this.#parameters(call)}) => ${this.text(call.type)}`;
  }

  #parameters({ parameters = [] }: SignatureReflection): string {
    return parameters
      .map((one) => `${one.name}${isOptional(one) ? '?' : ''}: ${this.text(one.type)}`)
      .join(', ');
  }
}

const singleQuoted = (text: string): string => text.replaceAll('"', "'");

const isOptional = ({ flags, defaultValue }: ParameterReflection): boolean =>
  flags.isOptional || defaultValue !== undefined;

/** The LIST of `(typeof LIST)[number]`. */
export function listOf(type: SomeType): DeclarationReflection | undefined {
  if (type.type !== 'indexedAccess' || type.objectType.type !== 'query') return undefined;
  return type.objectType.queryType.reflection as DeclarationReflection | undefined;
}

function listMembers(type: SomeType): string[] | undefined {
  const list = listOf(type);
  const tuple = list?.type?.type === 'typeOperator' ? list.type.target : undefined;
  if (tuple?.type !== 'tuple') return undefined;
  return tuple.elements.map((one) => singleQuoted(one.toString()));
}

/** The same for the same members in any order; `boolean` is two of them. */
const keyOf = (members: readonly string[]): string =>
  members
    .flatMap((one) => (one === 'boolean' ? ['false', 'true'] : [one]))
    .sort()
    .join(' | ');
