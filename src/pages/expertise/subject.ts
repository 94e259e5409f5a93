interface Group {
  readonly related: readonly { readonly subject?: string | null }[];
}

/** What the drawings of a group’s page take their colour from: its first field, as that field’s own pages do. */
export function subjectOfGroup({ related: [first] }: Group): string | undefined {
  return first?.subject ?? undefined;
}
