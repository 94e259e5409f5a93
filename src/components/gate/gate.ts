/** Where what everybody may read ends: who may read on, and what that costs. It travels to the browser. */
export type Gate = {
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly text: string; readonly url: string };
  /** What comes after it. */
  readonly rest: { readonly heading: string; readonly items: readonly string[] };
};
