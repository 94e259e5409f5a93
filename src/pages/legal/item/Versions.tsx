import styles from '../../../components/sections/Entries.module.css';
import { Label } from '../../../components/sections/Label.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { VersionOf } from './versions.ts';

interface VersionsProps {
  readonly heading: string;
  readonly versions: readonly VersionOf[];
}

/** Every version of a policy, the one in effect first: since when, what it changed, and its differences. */
export function Versions({ heading, versions }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <TitledSection id="versions" heading={heading}>
      <ol>
        {versions.map(({ version, since, changes, link }) => (
          <li key={version} className={styles.item}>
            <div>
              <h3>{version}</h3>
              <p className="meta">
                <Label {...since} />
              </p>
            </div>
            <div>
              <p>
                <Label {...changes} />
              </p>
              <p className="meta">
                <Label {...link} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
