import { Field } from '../../../../components/controls/Field.tsx';
import type { SavedReport, SavedTexts } from './load-saved.ts';

const choices = ['NEVER', 'IMMEDIATE', 'DAILY', 'WEEKLY'] as const;

interface TellChoiceProps {
  readonly report: Pick<SavedReport, 'id' | 'alertFrequency'>;
  readonly m: SavedTexts;
  /** Told how often mails may tell of changes; null: never. */
  readonly onChoose: (frequency: SavedReport['alertFrequency']) => void;
}

/** Whether, and how often, a mail tells that a saved report has changed. */
export function TellChoice({ report: { id, alertFrequency }, m, onChoose }: TellChoiceProps) {
  return (
    <Field id={`tell-${id}`} label={m.tell}>
      <select
        id={`tell-${id}`}
        value={alertFrequency ?? 'NEVER'}
        onChange={({ currentTarget }) => {
          const often = choices.find((one) => one === currentTarget.value) ?? 'NEVER';
          onChoose(often === 'NEVER' ? null : often);
        }}
      >
        {choices.map((often) => (
          <option key={often} value={often}>
            {m.tellOften[often]}
          </option>
        ))}
      </select>
    </Field>
  );
}
