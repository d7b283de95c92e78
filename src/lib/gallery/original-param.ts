/** In a tool's link: the id of the design whose original it takes. Every tool loads this. */
export const ORIGINAL_PARAM = 'like';
