/** How the paths end at which Next serves the data of a page, instead of its HTML. */
export const dataEnding = /\.(?:rsc|segments\/.*)$/;
