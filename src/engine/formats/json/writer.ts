import type { Design, DesignObject } from '../../core/design.ts';
import type { Polygon, Polyline } from '../../vector/geometry.ts';
import { textFile } from '../text.ts';
import { JSON_FORMAT, JSON_VERSION } from './codes.ts';

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
}

export interface ObjectJson extends Omit<DesignObject, 'source'> {
  /** Rings of a polygon, or the points of a line: x0, y0, x1, y1, … in mm. */
  source?: { rings: number[][] } | { points: number[] };
}

/** Writes all of a design as JSON: nothing is lost. */
export function writeJson(design: Design): Uint8Array<ArrayBuffer> {
  const { name, threads, x, y, commands, objects, page } = design;
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
