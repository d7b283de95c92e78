/*
 * The lamp: over the piece's upper left, as in most photographs of needlework.
 * The eye is straight above. x to the right, y downward, z towards the eye.
 */

const LAMP = Math.hypot(0.5, 0.62, 0.75);

/** Unit vector towards the lamp. */
export const LIGHT = { x: -0.5 / LAMP, y: -0.62 / LAMP, z: 0.75 / LAMP } as const;

const HALF = Math.hypot(LIGHT.x, LIGHT.y, LIGHT.z + 1);

/** Unit vector halfway between lamp and eye (Blinn 1977). */
export const HALFWAY = { x: LIGHT.x / HALF, y: LIGHT.y / HALF, z: (LIGHT.z + 1) / HALF } as const;
