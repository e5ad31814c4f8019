const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;

/** The width of a text: a letter of Chinese, Japanese or Korean takes two columns, a mark none. */
export const countColumns = (text: string): number =>
  [...text.replace(/\p{M}/gu, '')].reduce((sum, each) => sum + (WIDE.test(each) ? 2 : 1), 0);
