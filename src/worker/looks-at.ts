/** The side of the square picture that the network of subjects looks at, px. */
export const LOOKS_AT = 320;
