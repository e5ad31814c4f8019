/**
 * CSS rules that give the children of `.strobe` elements their place in time, `--i`, for their
 * animation delays. The selectors name an element, because browsers would otherwise test them against
 * every element.
 * @param indices the places of the children
 */
export const strobeRules = (element: 'path' | 'g', indices: Iterable<number>): string =>
  Array.from(indices, (index, i) => `.strobe>${element}:nth-child(${i + 1}){--i:${index}}`).join(
    '',
  );
