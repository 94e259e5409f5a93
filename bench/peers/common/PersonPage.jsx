/** The page as React components, for both frameworks that render by React. */

/** The header and the footer around a page. */
export function Frame({ frame, children }) {
  return (
    <>
      <header>
        <a href="/">Fenwarden Lisle</a>
        <Links name="Sections" links={frame.sections} />
      </header>
      <main>{children}</main>
      <footer>
        <p>International law firm. London, 1871.</p>
        <Links name="Sections, at the end" links={frame.sections} />
        <Links name="Offices" links={frame.offices} />
        <p>Fenwarden Lisle LLP, its people and its work are invented.</p>
      </footer>
    </>
  );
}

export function PersonPage({ person }) {
  return (
    <>
      <h1>
        {person.name} <span lang="zh-Hans">{person.nativeName}</span>
      </h1>
      <p className="lede">{person.role}</p>
      <ul>
        {person.called.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{person.summary}</p>
      <address>
        <a href={`mailto:${person.email}`}>{person.email}</a>{' '}
        <a href={`tel:${person.phone}`}>{person.phone}</a>
      </address>
      <Facts person={person} />
      <section aria-label="Biography">
        {person.biography.map(({ isHeading, text }) =>
          isHeading ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>,
        )}
      </section>
      <Part heading="Selected matters" rows={person.experience.map(({ year, text }) => [year, text])} />
      <Dated heading="Deals" entries={person.deals} />
      <Dated heading="Writing" entries={person.writing} />
      <Part
        heading="Recognition"
        rows={person.rankings.map(({ year, directory, band, quote }) => [
          year,
          `${directory}, ${band}. ${quote ?? ''}`,
        ])}
      />
      <Part
        heading="Education"
        rows={person.education.map(({ year, award, institution }) => [year, `${award}, ${institution}`])}
      />
      <Part heading="Memberships" rows={person.memberships.map((one) => ['', one])} />
      <section>
        <h2>Works with</h2>
        <ul>
          {person.colleagues.map(({ name, path, role }) => (
            <li key={path}>
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Short biography</h2>
        {person.shortBiographies.map(({ words, text }) => (
          <details key={words}>
            <summary>Up to {words} words</summary>
            <p>{person.name}</p>
            <p>{person.role}</p>
            <p>{text}</p>
          </details>
        ))}
      </section>
    </>
  );
}

function Facts({ person }) {
  return (
    <dl>
      <dt>Office</dt>
      <dd>
        <Names links={person.offices} />
      </dd>
      <dt>Languages</dt>
      <dd>{person.languages}</dd>
      <dt>Admitted</dt>
      {person.admissions.map((one) => (
        <dd key={one}>{one}</dd>
      ))}
      <dt>Practices</dt>
      <dd>
        <Names links={person.services} />
      </dd>
      <dt>Sectors</dt>
      <dd>
        <Names links={person.sectors} />
      </dd>
      <dt>Joined</dt>
      <dd>{person.joined}</dd>
    </dl>
  );
}

function Part({ heading, rows }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {rows.map(([year, text]) => (
          <li key={text}>
            <span>{year}</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dated({ heading, entries }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {entries.map(({ title, path, date }) => (
          <li key={path}>
            <time>{date}</time> <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Names({ links }) {
  return links.map(({ title, path }) => (
    <a key={path} href={path}>
      {title}
    </a>
  ));
}

function Links({ name, links }) {
  return (
    <nav aria-label={name}>
      <ul>
        {links.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
