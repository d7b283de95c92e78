import type { Thread } from '../../core/design.ts';

/** Name of the chart that HUS files point into. */
const HUS_CHART = 'Husqvarna';

/** The 29 threads that HUS files name by index, 0 to 28; `code` is the number on the spool. */
export const HUS_THREADS: readonly Thread[] = (
  [
    ['#000000', 'Black', '026'],
    ['#0000e7', 'Blue', '005'],
    ['#00c600', 'Green', '002'],
    ['#ff0000', 'Red', '014'],
    ['#840084', 'Purple', '008'],
    ['#ffff00', 'Yellow', '020'],
    ['#848484', 'Gray', '024'],
    ['#8484e7', 'Light blue', '006'],
    ['#00ff84', 'Light green', '003'],
    ['#ff7b31', 'Orange', '017'],
    ['#ff8ca5', 'Pink', '011'],
    ['#845200', 'Brown', '028'],
    ['#ffffff', 'White', '022'],
    ['#000084', 'Dark blue', '004'],
    ['#008400', 'Dark green', '001'],
    ['#7b0000', 'Dark red', '013'],
    ['#ff6384', 'Light red', '015'],
    ['#522952', 'Dark purple', '007'],
    ['#ff00ff', 'Light purple', '009'],
    ['#ffde00', 'Dark yellow', '019'],
    ['#ffff9c', 'Light yellow', '021'],
    ['#525252', 'Dark gray', '025'],
    ['#d6d6d6', 'Light gray', '023'],
    ['#ff5208', 'Dark orange', '016'],
    ['#ff9c5a', 'Light orange', '018'],
    ['#ff52b5', 'Dark pink', '010'],
    ['#ffc6de', 'Light pink', '012'],
    ['#523100', 'Dark brown', '027'],
    ['#b5a584', 'Light brown', '029'],
  ] as const
).map(([hex, name, code]) => ({ hex, name, code, chart: HUS_CHART }));
