import type { Design } from 'ilmek-engine';
import { capOrder, withoutTrims } from 'ilmek-engine/digitize';
import type { SewingOrder } from '../tools/choices.ts';

/**
 * A design as the machine wants its order.
 *
 * A file of its own: where somebody asks for it the browser fetches these two alone. To fetch the
 * engine's whole door by name would make it one piece, for whoever needs any part of it.
 */
export const inMachineOrder = (design: Design, order: Exclude<SewingOrder, 'colors'>): Design =>
  order === 'cap' ? capOrder(design) : withoutTrims(design);
