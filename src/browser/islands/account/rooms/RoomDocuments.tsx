import { Button } from '../../../../components/controls/Button.tsx';
import { formatDay, formatNumber } from '../../../../i18n/format.ts';
import { AccountPart, Chip, Line, Lines } from '../AccountPart.tsx';
import { fetchVersion } from './fetch-version.ts';
import type { InRoom, RoomDocument, RoomVersion } from './load-rooms.ts';
import { OwnLanguage } from './OwnLanguage.tsx';

/** The documents of a room with their versions, each to be downloaded, and who has read it. */
export function RoomDocuments({ room, m, locale, ...shown }: InRoom) {
  return (
    <AccountPart title={m.documents} text={m.documentsText}>
      {room.documents.length === 0 && <p>{m.noDocuments}</p>}
      {room.documents.map((document) => (
        <div key={document.id}>
          <h3 className="title-3">
            <OwnLanguage text={document.title} written={document.locale} {...{ locale, m }} />
          </h3>
          {document.until && <p className="meta">{m.until({ date: formatDay(document.until, locale) })}</p>}
          <Lines>
            {document.versions.map((version) => (
              <Version key={version.number} {...shown} {...{ room, m, locale, document, version }} />
            ))}
          </Lines>
        </div>
      ))}
    </AccountPart>
  );
}

interface VersionProps extends InRoom {
  readonly document: RoomDocument;
  readonly version: RoomVersion;
}

function Version({ room, m, locale, document, version, run }: VersionProps) {
  const { number, name, scan, byFirm, sender, addedAt, size } = version;
  const readers = document.readers.filter((reader) => reader.number === number);
  const day = (at: string) => formatDay(at, locale);
  const download = () => run(() => fetchVersion(room.name, document.id, version), m.downloaded({ name }));
  return (
    <Line
      action={
        scan !== 'infected' && (
          <Button
            size="small"
            type="button"
            aria-label={m.downloadOf({ number, title: document.title })}
            onClick={() => void download()}
          >
            {m.download}
          </Button>
        )
      }
    >
      <p>
        {m.version({ number })}{' '}
        <span className="meta">{m.size({ size: formatNumber(Math.ceil(size / 1_024), locale) })}</span>
        {scan !== 'clean' && (
          <>
            {' '}
            <Chip loud={scan === 'infected'}>{scan === 'infected' ? m.infected : m.unscanned}</Chip>
          </>
        )}
      </p>
      <p className="meta">
        {m.added({ name: byFirm ? m.firm : (sender ?? m.somebody), date: day(addedAt) })}
      </p>
      {readers.length === 0 ? (
        <p className="meta">{m.unread}</p>
      ) : (
        <details>
          <summary>{m.readBy}</summary>
          <ul>
            {readers.map((reader) => (
              <li key={`${reader.name} ${reader.at}`}>
                {m.read({ name: reader.name ?? m.somebody, date: day(reader.at) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Line>
  );
}
