/** The items with one first letter; "#" stands for digits, symbols and other letters. */
type LetterGroup<Item> = { letter: string; items: Item[] };

export const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

/** Groups sorted items by first letter, keeping their order. */
export function groupByLetter<Item extends { title: string }>(items: readonly Item[]): LetterGroup<Item>[] {
  const letterOf = ({ title }: Item) => {
    const first = title.charAt(0).toUpperCase();
    return letters.includes(first) ? first : "#";
  };
  return Array.from(Map.groupBy(items, letterOf), ([letter, group]) => ({ letter, items: group }));
}
