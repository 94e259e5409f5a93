import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import type { Subject } from './subjects.ts';

interface NearSubjectsProps {
  readonly near: readonly Subject[];
  readonly onChoice: (subject: Subject) => void;
}

/** What somebody may have meant, to choose with one press. */
export function NearSubjects({ near, onChoice }: NearSubjectsProps) {
  if (near.length === 0) return null;
  return (
    <ButtonRow>
      {near.map((subject) => (
        <Button key={subject.id} type="button" size="small" onClick={() => onChoice(subject)}>
          {subject.title}
        </Button>
      ))}
    </ButtonRow>
  );
}
