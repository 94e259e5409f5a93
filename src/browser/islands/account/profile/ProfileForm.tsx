import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/controls/Button.tsx';
import { ErrorSummary } from '../../../../components/controls/ErrorSummary.tsx';
import { operation } from '../../kit/operation.ts';
import { AccountPart, Fields } from '../AccountPart.tsx';
import { ask } from '../ask.ts';
import { readDraft, writeDraft } from '../drafts.ts';
import type {
  SaveProfileMutation,
  SaveProfileMutationVariables,
} from '../queries/profile/save-profile.gen.ts';
import source from '../queries/profile/save-profile.graphql?raw';
import type { Shown } from '../shown.ts';
import { TextField } from '../TextField.tsx';
import { useSubjects } from '../use-subjects.ts';
import { inputOf, knownHere, type ProfileValues, valuesOf, withTyped } from './form-values.ts';
import { Interests } from './Interests.tsx';
import { LanguageBoxes } from './LanguageBoxes.tsx';
import type { Me } from './me.ts';
import { type FieldProblems, problemsIn } from './problems.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

const saveProfile = operation<SaveProfileMutation, SaveProfileMutationVariables>(source);
const draftName = 'profile';

/** Names, organisation, languages, time zone and interests; what is typed outlives the end of a session. */
export function ProfileForm({ locale, texts, data, say, during }: Shown<Me>) {
  const m = texts.profile;
  const [restored] = useState(() => readDraft<ProfileValues>(draftName));
  const [values, setValues] = useState(() => valuesOf(data, restored, knownHere(locale)));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isSaving, setSaving] = useState(false);
  const [typed, setTyped] = useState('');
  const { subjects, load } = useSubjects(locale, texts);
  const summary = useRef<HTMLDivElement>(null);

  function change(changes: Partial<ProfileValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    writeDraft(draftName, next);
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    try {
      const interests = await withTyped(typed, values.interests, load);
      if (interests === null) {
        say('');
        setProblems({ interests: m.leftInterest({ typed: typed.trim() }) });
        return;
      }
      await during(ask(saveProfile, { profile: inputOf({ ...values, interests }) }));
      setValues((now) => ({ ...now, interests }));
      setTyped('');
      writeDraft(draftName, null);
      setProblems({});
      say(m.saved);
    } catch (error) {
      const found = problemsIn(error, m);
      if (!found) console.error(error);
      say(found ? '' : texts.status.refused);
      setProblems(found ?? {});
    } finally {
      setSaving(false);
    }
  }

  const errors = Object.entries(problems).map(([field, text]) => ({ text, url: `#${field}` }));
  useEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus();
  }, [problems]);

  const text = (
    field: 'firstName' | 'lastName' | 'organisationName' | 'jobTitle',
    label: string,
    complete: string,
  ) => (
    <TextField
      id={field}
      label={label}
      autoComplete={complete}
      value={values[field]}
      error={problems[field]}
      onText={(value) => change({ [field]: value })}
    />
  );

  return (
    <form onSubmit={submit} noValidate>
      <div ref={summary} tabIndex={-1}>
        <ErrorSummary heading={m.problems} errors={errors} />
      </div>
      {restored && <p className="meta">{m.restored}</p>}
      <AccountPart title={m.about}>
        <Fields>
          {text('firstName', m.firstName, 'given-name')}
          {text('lastName', m.lastName, 'family-name')}
          {text('organisationName', m.organisation, 'organization')}
          {text('jobTitle', m.jobTitle, 'organization-title')}
        </Fields>
        {data.profile.prismaId && (
          <p>
            <span className="small">{m.prismaId}</span>
            <br />
            <strong translate="no">{data.profile.prismaId}</strong>
            <br />
            <span className="small">{m.prismaIdHint}</span>
          </p>
        )}
      </AccountPart>
      <AccountPart title={m.reading}>
        <LanguageBoxes
          legend={m.languages}
          chosen={values.languages}
          onChoice={(languages) => change({ languages })}
        />
        <TimeZoneField
          locale={locale}
          texts={m}
          value={values.timeZone}
          error={problems.timeZone}
          onChoice={(timeZone) => change({ timeZone })}
        />
        <Interests
          texts={texts}
          typed={typed}
          onTyped={setTyped}
          subjects={subjects}
          load={load}
          say={say}
          chosen={values.interests}
          error={problems.interests}
          onChoice={(interests) => change({ interests })}
        />
        <Button kind="solid" aria-disabled={isSaving || undefined}>
          {isSaving ? m.saving : m.save}
        </Button>
      </AccountPart>
    </form>
  );
}
