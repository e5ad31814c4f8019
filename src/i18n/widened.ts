/** The shape of content, whatever its words: every text may be another, and lists may be longer. */
export type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [K in keyof T]: Widened<T[K]> };
