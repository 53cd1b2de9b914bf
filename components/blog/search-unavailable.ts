/** Shown if the posts, or the code that searches them, fail to load. */
export const searchUnavailableText = "Search is not available. All posts are in the list below.";
