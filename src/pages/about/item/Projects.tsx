import styles from '../../../components/sections/Entries.module.css';
import type { ProjectOf } from './measures.ts';

interface ProjectsProps {
  readonly projects: readonly ProjectOf[];
  readonly lang: string | undefined;
}

/** Work given for nothing: with whom and how much of it beside what came of it. */
export function Projects({ projects, lang }: ProjectsProps) {
  return projects.map(({ name, partner, hours, goal, result }) => (
    <article key={name} className={styles.item}>
      <p className="meta">
        {hours}
        {goal && <br />}
        {goal}
      </p>
      <div lang={lang}>
        <h3>{name}</h3>
        <p className="meta">{partner}</p>
        <p className="prose">{result}</p>
      </div>
    </article>
  ));
}
