/** A place, in mm. */
export interface Spot {
  x: number;
  y: number;
}
