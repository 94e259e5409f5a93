import type { Measured } from '../measured-process.ts';
import type { Tally } from './tally.ts';

/** A site and its identity provider, started for one attack. */
export interface Target {
  readonly site: Measured;
  readonly identity: Measured;
  /** Of the identity provider, with the closing slash. */
  readonly issuer: string;
  /** Where the site's sign-in comes back to. */
  readonly redirectUri: string;
  readonly databaseUrl: string;
  /** Live addresses of the site, as its sitemaps name them. */
  readonly addresses: readonly string[];
}

/** What somebody may do to a running site. It is bounded in count and in time. */
export interface Attack {
  /** As it stands in the report. */
  readonly name: string;
  /** Whose processor time and memory are told. */
  readonly aim: 'site' | 'identity';
  /**
   * Does it, counting what was sent and how it was answered.
   *
   * @returns what else is worth telling, in a few words
   */
  run(target: Target, tally: Tally): Promise<string | undefined>;
  /**
   * What is looked at when it is over and nobody asks any more.
   *
   * @returns what is worth telling, in a few words
   */
  afterwards?(target: Target): Promise<string>;
}
