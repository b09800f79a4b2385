/** Texts by nested keys, as the locale files hold them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}
