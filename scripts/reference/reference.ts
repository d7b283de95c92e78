import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { ReferenceReflection, ReflectionKind, type DeclarationReflection } from 'typedoc';
import { inRoot } from '../lib/paths.mjs';
import { engineDoors, type Door } from './doors.ts';
import { constantEntry, functionEntry, typeEntry, typeSummary, type Known } from './entries.ts';
import { readmeDoors, readmeExamples } from './examples.ts';
import { readEngine } from './read-engine.ts';
import { TypeWriter } from './type-writer.ts';

/** An export, and the door on whose page it is described. */
interface Export {
  of: DeclarationReflection;
  home: string;
}

/**
 * The reference as files of `src/content/developers`: name → text.
 * @throws Stop with typedoc's findings
 */
export async function reference(): Promise<Map<string, string>> {
  const doors = await engineDoors();
  const exported = await readEngine(doors);
  const homes = homesOf(doors, exported);
  const all = [...homes.values()].map(({ of }) => of);
  const values = new Map(doors.flatMap((door) => [...door.values]));
  const known = {
    types: new TypeWriter(all),
    values,
    defaults: defaultsOf(all, values),
    leads: leadsOf(all),
  };
  const texts = await readmeDoors();
  const files = doors.map(async (door, order) => {
    const names = namesOf(door, exported);
    const here = names.filter((name) => homes.get(name)!.home === door.id);
    const page = {
      order,
      from: door.from,
      text: texts.get(door.from) ?? '',
      ...(await entriesOf(
        here.map((name) => homes.get(name)!.of),
        known,
      )),
      also: names.filter((name) => homes.get(name)!.home !== door.id).sort(),
      ...(order === 0 ? await packageFacts() : {}),
    };
    return [`${door.id}.json`, await json(page)] as const;
  });
  return new Map(await Promise.all(files));
}

/** An alias that bears a constant's name says nothing more than the constant. */
const target = (of: DeclarationReflection): DeclarationReflection =>
  of instanceof ReferenceReflection ? (of.getTargetReflectionDeep() as DeclarationReflection) : of;

const isValue = (of: DeclarationReflection): boolean =>
  of.kindOf([ReflectionKind.Function, ReflectionKind.Variable, ReflectionKind.Class]);

/** What can be imported from a door; a value exported as a type alone cannot. */
function namesOf({ id, values }: Door, exported: Map<string, DeclarationReflection[]>): string[] {
  const all = exported.get(id)!.filter((of) => !isValue(target(of)) || values.has(of.name));
  return [...new Set(all.map(({ name }) => name))];
}

/** Each name with its home: the most particular door, then the tables, then the package itself. */
function homesOf(
  doors: readonly Door[],
  exported: Map<string, DeclarationReflection[]>,
): Map<string, Export> {
  const [whole, ...rest] = doors;
  const homes = new Map<string, Export>();
  for (const door of [...rest, whole]) {
    for (const name of namesOf(door, exported)) {
      if (homes.has(name)) continue;
      const all = exported
        .get(door.id)!
        .filter((of) => of.name === name)
        .map(target);
      homes.set(name, { of: all.find(isValue) ?? all[0], home: door.id });
    }
  }
  return homes;
}

/** DEFAULTS of an interface, by its name. */
function defaultsOf(all: DeclarationReflection[], values: Known['values']): Known['defaults'] {
  return new Map(
    all
      .filter(({ name }) => name.endsWith('_DEFAULTS'))
      .flatMap(({ name, type }) =>
        (type?.toString().match(/\b[A-Z]\w+/g) ?? []).map(
          (of) => [of, values.get(name) as object] as const,
        ),
      ),
  );
}

/** The first sentence of each type. */
const leadsOf = (all: DeclarationReflection[]): Known['leads'] =>
  new Map(
    all
      .filter((of) => !of.kindOf(ReflectionKind.Function))
      .map((of) => [of.name, typeSummary(of).split(/(?<=\.)\s/)[0]]),
  );

async function entriesOf(all: DeclarationReflection[], known: Known) {
  const functions = all.filter((of) => of.kindOf(ReflectionKind.Function));
  const constants = all.filter((of) => of.kindOf(ReflectionKind.Variable)).sort(byName);
  const types = all.filter((of) => !functions.includes(of) && !constants.includes(of)).sort(byName);
  return {
    functions: await Promise.all(functions.map((of) => functionEntry(of, known))),
    types: await Promise.all(types.map((of) => typeEntry(of, known))),
    constants: await Promise.all(constants.map((of) => constantEntry(of, known))),
  };
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

async function packageFacts() {
  const manifest = await readFile(inRoot('src', 'engine', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return { package: { version, examples: await readmeExamples() } };
}

/** As the house formats its files. */
async function json(data: unknown): Promise<string> {
  const options = await resolveConfig(inRoot('package.json'));
  return format(JSON.stringify(data), { ...options, parser: 'json' });
}
