import { atom } from 'nanostores';

/** Pieces that the account keeps and this device has not, where they are not kept the same: nothing is fetched unasked. */
export const $waitingThere = atom(0);
