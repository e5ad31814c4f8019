/** The shape of a content object, whatever its words: every text in it may be another. */
export type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : { readonly [K in keyof T]: Widened<T[K]> };
