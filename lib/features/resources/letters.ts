/** Terms grouped by first letter; digits and symbols are under "#". */
type LetterGroup<Item> = { letter: string; items: Item[] };

export const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

/** Groups sorted items by first letter, keeping their order. */
export function groupByLetter<Item extends { title: string }>(items: readonly Item[]): LetterGroup<Item>[] {
  const groups: LetterGroup<Item>[] = [];
  for (const item of items) {
    const first = item.title.charAt(0).toUpperCase();
    const letter = letters.includes(first) ? first : "#";
    const group = groups.find((candidate) => candidate.letter === letter);
    if (group) group.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}
