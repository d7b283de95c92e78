/* Drawings and writing on paper, scanned, photographed or clean. */
export { readPage } from './read-page.ts';
