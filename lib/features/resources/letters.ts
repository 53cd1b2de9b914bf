/** Terms grouped by first letter; digits and symbols are under "#". */
type LetterGroup<Item> = { letter: string; items: Item[] };

export const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

/** Groups sorted items by first letter, keeping their order. */
export function groupByLetter<Item extends { title: string }>(items: readonly Item[]): LetterGroup<Item>[] {
  const letterOf = ({ title }: Item) =>
    letters.find((letter) => letter === title.charAt(0).toUpperCase()) ?? "#";
  return Array.from(Map.groupBy(items, letterOf), ([letter, group]) => ({ letter, items: group }));
}
