/** Under which a device keeps its visitor's machine: that it does is known before the store is fetched. */
export const MACHINE_KEY = 'ilmek:machine';
