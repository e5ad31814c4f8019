import { mediaQuery } from '../../styles/tokens.ts';
import { type HeadlineLayout, type Line, splitParts } from './headlineLayout.ts';

/** Where the headline has its layout for wider screens. */
const MEDIUM = mediaQuery('--medium');

type Properties = Readonly<Record<string, string | number>>;

const rule = (selector: string, properties: Properties): string => {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
};

/** Sizes and positions of the headline's parts in the given lines. */
function partRules(headline: HeadlineLayout, lines: readonly Line[]): string {
  const rules = splitParts(headline).map(({ letters: [first] }, i) => {
    const line = lines.find(({ letters }) => first && letters.includes(first));
    if (!line) return '';
    return rule(`.part-${i}`, {
      '--column-em': line.columnEm,
      '--left': `${first === line.letters[0] ? -line.leftEm : 0}em`,
      '--gap': `${line.gapEm}em`,
    });
  });
  return rules.join('');
}

/** Generated CSS of a headline whose letters are HTML: the width, size and position of each. */
export function headlineStyle(headline: HeadlineLayout): string {
  const boxes = headline.letters.map(({ index, advanceEm, widthPercent }) =>
    rule(`.letter-${index}`, { width: `${advanceEm}em`, 'font-stretch': `${widthPercent}%` }),
  );
  const narrow = partRules(headline, headline.narrow);
  const wide = `@media ${MEDIUM}{${partRules(headline, headline.wide)}}`;
  return [...boxes, narrow, wide].join('');
}
