const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number with the decimal sign of a language.
 * @param digits after the decimal sign
 * @param lang a language tag (BCP 47)
 */
export function formatNumber(value: number, digits: number, lang: string): string {
  const key = lang + digits;
  // Creating a format takes longer than using it, and the lab formats at each step of a slider.
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  formats.set(key, format);
  return format.format(value);
}
