import { judgeHost } from './judge-host.ts';
import { resemblance } from './resemblance.ts';
import { cannotTell, type Genuine, type Judgement, notOurs } from './verdict.ts';

/** What stands before the @ of an address that is written plainly. */
const plainLocalPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

/** Judges an email address: what counts is what stands after its last @. */
export function judgeAddress(address: string, genuine: Genuine): Judgement {
  const { known } = genuine;
  if (known.some(({ value }) => value.toLowerCase() === address.toLowerCase())) return notOurs('known');
  const cut = address.lastIndexOf('@');
  const local = address.slice(0, cut);
  const judged = judgeHost(address.slice(cut + 1), genuine, { of: 'address' });
  if (judged.verdict === 'ours') return plainLocalPart.test(local) ? judged : cannotTell('unusual');
  // `ours.example@elsewhere.example`
  if (judged.reason === 'otherDomain' && namesUs(local, genuine)) return notOurs('beforeAt');
  return judged;
}

/**
 * Judges the address of a site, with or without `https://`. It is read as browsers read it; what they would have to
 * mend first is never ours.
 */
export function judgeSite(address: string, genuine: Genuine): Judgement {
  const [, scheme, rest = ''] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(.*)$/is.exec(address) ?? [];
  if (scheme && !/^https?$/i.test(scheme)) return cannotTell('unusual');
  const [authority = ''] = rest.split(/[/\\?#]/, 1);
  const host = hostIn(`https://${rest}`);
  if (host === null) {
    const judged = judgeHost(authority, genuine, { of: 'site' });
    return judged.verdict === 'ours' ? cannotTell('unusual') : judged;
  }
  const at = authority.lastIndexOf('@');
  if (at !== -1) {
    const judged = judgeHost(host, genuine, { of: 'site' });
    if (judged.verdict !== 'notOurs') return cannotTell('unusual');
    return namesUs(authority.slice(0, at), genuine) ? notOurs('beforeAt') : judged;
  }
  const [written = '', port] = authority.split(':');
  const judged = judgeHost(written, genuine, { of: 'site' });
  if (judged.verdict !== 'ours') {
    const leadsToUs = judged.reason === 'otherDomain' && genuine.hosts.includes(host);
    return leadsToUs ? cannotTell('unusual') : judged;
  }
  return port === undefined && host === written.toLowerCase() ? judged : cannotTell('unusual');
}

function namesUs(text: string, genuine: Genuine): boolean {
  return resemblance(`${text}.invalid`, genuine) !== null;
}

/** Where a browser would go; null for what it cannot read. */
function hostIn(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
