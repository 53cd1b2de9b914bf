/** The extent of world maps in degrees; there is no service in the far north and the Antarctic. */
export const worldExtent = { west: -168, east: 190, north: 74, south: -54 };
