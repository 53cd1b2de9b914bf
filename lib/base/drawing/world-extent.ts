/** The extent of world maps in degrees, without the far north and the Antarctic. East of 180 is the end of Russia. */
export const worldExtent = { west: -168, east: 190, north: 74, south: -54 };
