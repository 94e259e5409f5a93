import { operation } from '../kit/operation.ts';
import { ask } from './ask.ts';
import type {
  AskForDeletionMutation,
  AskForDeletionMutationVariables,
} from './queries/profile/ask-for-deletion.gen.ts';
import askSource from './queries/profile/ask-for-deletion.graphql?raw';
import type {
  AccountDeletionDueQuery,
  AccountDeletionDueQueryVariables,
} from './queries/profile/deletion-due.gen.ts';
import dueSource from './queries/profile/deletion-due.graphql?raw';
import type {
  KeepAccountMutation,
  KeepAccountMutationVariables,
} from './queries/profile/keep-account.gen.ts';
import keepSource from './queries/profile/keep-account.graphql?raw';

const due = operation<AccountDeletionDueQuery, AccountDeletionDueQueryVariables>(dueSource);
const asking = operation<AskForDeletionMutation, AskForDeletionMutationVariables>(askSource);
const keeping = operation<KeepAccountMutation, KeepAccountMutationVariables>(keepSource);

/** When the account is erased; null: never, as far as anybody knows. */
export async function loadDeletionDue(): Promise<string | null> {
  try {
    return (await ask(due, {})).me.deletionDue;
  } catch (error) {
    // The rest of the page is worth showing, and says it when nothing can be asked.
    console.error(error);
    return null;
  }
}

/** @returns when the account is erased @throws AskError */
export async function askForDeletion(): Promise<string> {
  return (await ask(asking, {})).askForDeletion;
}

/** @throws AskError */
export async function keepAccount(): Promise<void> {
  await ask(keeping, {});
}
