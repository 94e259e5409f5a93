import type { Kysely } from 'kysely';
import { type LogIdentity, signedCheckpoint } from '../../content/navigator/log/checkpoint.ts';
import { entryProofs } from '../../content/navigator/log/entry-proofs.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Report, ReportProof } from '../../reports/model/report.ts';

/** Where the public key of the log is published. */
const keys = '/.well-known/navigator-log/keys';

/** Puts into a file's proof what shows offline that each version that it shows is in the signed log. */
export async function withInclusion(
  db: Kysely<DB>,
  identity: LogIdentity,
  { report, proof, siteOrigin }: { report: Report; proof: ReportProof; siteOrigin: string },
): Promise<ReportProof> {
  const signed = await signedCheckpoint(db, identity);
  if (signed === null) return proof;
  const versions = report.answers.flatMap(({ recordId, locale, version, basis }) => [
    { recordId, locale, number: version },
    ...(basis ? [{ recordId, locale: basis.locale, number: basis.number }] : []),
  ]);
  const entries = await entryProofs(db, versions, signed.size);
  const m = messagesFor(report.locale).navigator.code;
  return {
    ...proof,
    lines: [...proof.lines, m.offline({ address: siteOrigin + keys })],
    checkpoint: signed.note,
    inclusion: JSON.stringify({ code: proof.code, checkpoint: signed.note, entries }),
  };
}
