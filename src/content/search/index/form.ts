/**
 * The form of the index that this release reads and writes: raised whenever terms, facets or weights are made by other
 * rules. Entries of other forms are left to the release that made them; those of this are made when
 * its first site starts.
 */
export const FORM = 7;
