import type { FrontCache } from '../front-cache/front-cache.ts';
import type { ObjectStorage } from './object-storage-setting.ts';
import type { ClamdAddress, Dkim, ErrorReceiver, VisitCounter } from './outward-values.ts';

/** How mails leave: by SMTP, into the demonstration's mailbox, or not at all. */
export type MailWay = 'smtp' | 'mailbox' | 'off';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export type Settings = {
  /** DATABASE_URL, else the embedded server's address when a start script passed it on. */
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler in between, for whoever listens or migrates; DATABASE_URL where it is not set. */
  readonly databaseDirectUrl: string | undefined;
  /** An address for each server that follows it and may answer what is published. */
  readonly databaseReadUrls: readonly string[];
  /** Most connections of one process to the database for what it is asked. */
  readonly databasePoolSize: number;
  readonly dataDir: string | undefined;
  /** Where both servers listen; undefined: at every address, and in the demonstration for this machine alone. */
  readonly host: string | undefined;
  /** How many processes of the site `npm start` runs, at one port; undefined: as many as there are cores, up to four. */
  readonly siteProcesses: number | undefined;
  /** Megabytes resident beyond which `npm start` replaces a server. */
  readonly processMegabytes: number;
  /** The directory in which they listen on Unix sockets; undefined: they listen on ports. */
  readonly socketDirectory: string | undefined;
  readonly port: number;
  /** Scheme, host and port of the public site, without a closing slash. */
  readonly siteOrigin: string;
  /** By default the one after `port`. */
  readonly identityPort: number;
  /** Public origin of the identity provider that comes with the site; undefined: it does not run. */
  readonly identityOrigin: string | undefined;
  /** A JSON file with further clients of that provider. */
  readonly identityClientsFile: string | undefined;
  /** Seconds for which its access tokens hold. */
  readonly identityTokenSeconds: number;
  /** Whether it still answers the implicit flow and passwords sent by clients (`/oauth/ro`, the password grants). */
  readonly identityCompatibility: boolean;
  /**
   * Proxies that may have as many connections as they like, and whose word (`X-Forwarded-For`) that provider takes for
   * where a request comes from.
   */
  readonly trustedProxies: readonly string[];
  /** The provider's `iss`, with the closing slash it has there; undefined: there is none, and nobody signs in. */
  readonly authIssuer: string | undefined;
  readonly authClientId: string;
  readonly authAudience: string;
  /** Whether sign-in asks for a refresh token. */
  readonly authOffline: boolean;
  readonly onlineServicesApiUrl: string;
  /** The GraphQL socket; undefined: the browser opens none (spec §7). */
  readonly graphqlWsUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without SMTP_URL and outside the demonstration no mail leaves: MAIL=off says that this is meant. */
  readonly mail: MailWay;
  /** What signs mails; undefined: whoever takes them signs them, or nobody. */
  readonly dkim: Dkim | undefined;
  /** Most mails in bulk to one domain in a minute. */
  readonly mailsPerMinute: number;
  /** What has to be sent along by whoever tells of bounces and complaints; undefined: nobody may. */
  readonly mailEventsKey: string | undefined;
  /** Who looks at files that visitors send; undefined: nobody does, and editors are warned. */
  readonly clamd: ClamdAddress | undefined;
  /** Where files lie that visitors send; undefined: in the database. */
  readonly files: ObjectStorage | undefined;
  /** Who counts visits; undefined: nobody, and pages have no script for it. */
  readonly visitCounter: VisitCounter | undefined;
  /** Who is told of errors, by servers and browsers; undefined: nobody. */
  readonly errorReceiver: ErrorReceiver | undefined;
  /** Which share of the errors it is told, from 0 to 1. */
  readonly errorSample: number;
  /** What Chinese pages say at their foot where the site is hosted in China; undefined: they say nothing. */
  readonly icpNumber: string | undefined;
  readonly logLevel: LogLevel;
  /** At which level the line is that is written for every request; it is seen where `logLevel` lets it through. */
  readonly requestLogLevel: LogLevel;
  /** Where the site's measures are read (`/metrics`); undefined: nowhere, and nothing is measured. */
  readonly metricsPort: number | undefined;
  /** Where the identity provider's are; by default the one after `metricsPort`. */
  readonly identityMetricsPort: number | undefined;
  /** The address of both: this machine's own unless somebody says otherwise. */
  readonly metricsHost: string;
  /** Whether spans are sent by OTLP: the libraries read where to, and all else, from the standard variables. */
  readonly tracing: boolean;
  /** Whether a site process does jobs, too; otherwise `npm run jobs` has to run. */
  readonly runJobs: boolean;
  /** Most memory for rendered pages, in megabytes; 0: none is kept. */
  readonly pageCacheMegabytes: number;
  /** Most room in the database for the pages of all processes, in megabytes; 0: none is stored. */
  readonly pageStoreMegabytes: number;
  /** A cache in front that keeps pages until they are touched; undefined: none is told to. */
  readonly frontCache: FrontCache | undefined;
  /** Seconds for which a server that was told to end still answers, while `/readyz` says no. */
  readonly drainSeconds: number;
  /** NODE_ENV is `production`. */
  readonly production: boolean;
  /** Neither DATABASE_URL nor AUTH_ISSUER is set: seed content, demonstration accounts, embedded mailbox. */
  readonly demonstration: boolean;
};
