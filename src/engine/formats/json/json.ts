import type { Design, DesignObject, Extents, ObjectKind, Thread } from '../../core/design.ts';
import { FormatError } from '../../core/errors.ts';
import { THREAD_WEIGHT_CHOICES, type ThreadWeight } from '../../machine.ts';
import type { Polygon, Polyline } from '../../vector/geometry.ts';
import { designFromColumns, isInt32 } from '../columns.ts';
import { textFile } from '../text.ts';
import { scanJson } from './scan.ts';

/** What a design is written as; a change that old readers would misread gets the next number. */
const JSON_FORMAT = 'ilmek-design';
const JSON_VERSION = 1;
/** How every such file starts. */
export const JSON_MAGIC = `{"format":"${JSON_FORMAT}"`;

const KINDS: ReadonlySet<string> = new Set<ObjectKind>([
  'fill',
  'satin',
  'run',
  'bean',
  'outline',
  'underlay',
  'applique',
]);

type Fields = Record<string, unknown>;

/**
 * Reads a design that was written as JSON, all of it.
 * @throws FormatError where it is no such design, or was written by a later version.
 */
export function readJson(bytes: Uint8Array): Design {
  const data = fields(scanJson(bytes, fault), 'design');
  if (data.format !== JSON_FORMAT) throw fault('is no design');
  if (data.version !== JSON_VERSION) {
    throw fault(`is of version ${String(data.version)}, known is ${JSON_VERSION}`);
  }
  const columns = {
    x: numbers(data.x, 'x'),
    y: numbers(data.y, 'y'),
    commands: numbers(data.commands, 'commands'),
  };
  const threads = list(data.threads, 'threads').map(readThread);
  const design = designFromColumns(columns, threads, string(data.name, 'name'), fault);
  design.objects = list(data.objects, 'objects').map((item) => readObject(item, design));
  if (data.page !== undefined) design.page = readPage(data.page);
  if (data.threadWeight !== undefined) design.threadWeight = readWeight(data.threadWeight);
  return design;
}

function fault(message: string, offset?: number): FormatError {
  return new FormatError('JSON', message, offset);
}

function readWeight(value: unknown): ThreadWeight {
  const known = THREAD_WEIGHT_CHOICES.find((weight) => weight === value);
  if (known === undefined) throw fault('has a thread weight that there is not');
  return known;
}

function readThread(item: unknown): Thread {
  const { hex, name, code, chart } = fields(item, 'thread');
  if (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/.test(hex)) {
    throw fault('has a thread without a colour');
  }
  return {
    hex,
    name: string(name, 'name'),
    code: string(code, 'code'),
    chart: string(chart, 'chart'),
  };
}

function readObject(item: unknown, { commands, threads }: Design): DesignObject {
  const { kind, block, start, end, source } = fields(item, 'object');
  if (typeof kind !== 'string' || !KINDS.has(kind)) throw fault('has an object of unknown kind');
  const within = (value: unknown, low: number, high: number): value is number =>
    isInt32(value) && value >= low && value <= high;
  if (
    !within(block, 0, threads.length - 1) ||
    !within(end, 0, commands.length) ||
    !within(start, 0, end)
  ) {
    throw fault('has an object that lies outside the design');
  }
  const object: DesignObject = { kind: kind as ObjectKind, block, start, end };
  return source === undefined ? object : { ...object, source: readSource(source) };
}

function readSource(item: unknown): Polygon | Polyline {
  const { rings, points } = fields(item, 'source');
  if (points !== undefined) return { points: numbers(points, 'points') };
  return { rings: list(rings, 'rings').map((ring) => numbers(ring, 'ring')) };
}

function readPage(item: unknown): Extents {
  const { left, top, right, bottom } = fields(item, 'page');
  if (!isInt32(left) || !isInt32(top) || !isInt32(right) || !isInt32(bottom)) {
    throw fault('has a page without sides');
  }
  return { left, top, right, bottom };
}

function fields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null) throw fault(`has no ${what} where one belongs`);
  return value as Fields;
}

function list(value: unknown, what: string): unknown[] {
  if (value instanceof Float64Array && value.length > 0) throw fault(`has numbers as ${what}`);
  if (!Array.isArray(value)) throw fault(`has no list of ${what}`);
  return value;
}

function numbers(value: unknown, what: string): Float64Array {
  if (value instanceof Float64Array) return value;
  if (list(value, what).length > 0) throw fault(`has no numbers as ${what}`);
  return new Float64Array(0);
}

function string(value: unknown, what: string): string {
  if (typeof value !== 'string') throw fault(`has no text as ${what}`);
  return value;
}

/** A design as plain data: typed arrays as lists of numbers. */
export interface DesignJson {
  format: string;
  version: number;
  name: string;
  threads: Design['threads'];
  /** Absolute, tenths. */
  x: number[];
  y: number[];
  /** A `Command` each. */
  commands: number[];
  objects: ObjectJson[];
  page?: Design['page'];
  threadWeight?: Design['threadWeight'];
}

export interface ObjectJson extends Omit<DesignObject, 'source'> {
  /** Rings of a polygon, or the points of a line: x0, y0, x1, y1, … in mm. */
  source?: { rings: number[][] } | { points: number[] };
}

/** Writes all of a design as JSON: nothing is lost. */
export function writeJson(design: Design): Uint8Array<ArrayBuffer> {
  const { name, threads, x, y, commands, objects, page, threadWeight } = design;
  const data: DesignJson = {
    format: JSON_FORMAT,
    version: JSON_VERSION,
    name,
    threads: threads.map(({ hex, name, code, chart }) => ({ hex, name, code, chart })),
    x: [...x],
    y: [...y],
    commands: [...commands],
    objects: objects.map(objectJson),
    ...(page && { page }),
    ...(threadWeight && { threadWeight }),
  };
  return textFile(JSON.stringify(data) + '\n');
}

function objectJson({ kind, block, start, end, source }: DesignObject): ObjectJson {
  return { kind, block, start, end, ...(source && { source: sourceJson(source) }) };
}

function sourceJson(source: Polygon | Polyline): NonNullable<ObjectJson['source']> {
  return 'rings' in source
    ? { rings: source.rings.map((ring) => [...ring]) }
    : { points: [...source.points] };
}
