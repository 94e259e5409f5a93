import type { Provider } from 'oidc-provider';

/** What was typed last in a flow and is no secret: its other pages, and the other languages, need not ask again. */
export interface TypedFields {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

export interface FlowFields extends TypedFields {
  /** The ticket of somebody who has shown their first factor; empty before that. */
  readonly step: string;
}

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What the flow keeps; an address that nobody has typed yet is the one that the client knows. */
export function readFlowFields({ lastSubmission = {}, params }: Interaction): FlowFields {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { email, givenName, familyName, step } = lastSubmission as Partial<FlowFields>;
  return {
    email: text(email) || text(params.login_hint),
    givenName: text(givenName),
    familyName: text(familyName),
    step: text(step),
  };
}

/** Keeps more for as long as the flow lasts; what it ends with is not mixed with it. */
export async function storeFlowFields(interaction: Interaction, more: Partial<FlowFields>): Promise<void> {
  interaction.lastSubmission = { ...interaction.lastSubmission, ...more };
  await interaction.persist();
}
