/** Texts by nested keys, as the locale files hold them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The same keys with texts of another language: what is missing or too much does not compile. */
export type SameKeys<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameKeys<Tree[Key]> };

/** Every dotted path that leads to a text. */
export type TextPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextPath<Tree[Key]>}`;
}[keyof Tree & string];
