import { Button, ButtonLink, ButtonRow } from '../../components/controls/Button.tsx';
import { Choices, describedBy, Field } from '../../components/controls/Field.tsx';
import { PageActions } from '../../components/controls/PageActions.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { firm } from '../../platform/settings/firm.ts';
import styles from './DesignPage.module.css';
import type { Sample } from './samples/shape.ts';

interface PartProps {
  readonly sample: Sample;
  readonly locale: Locale;
}

export function ControlsPart({ sample, locale }: PartProps) {
  const { filters } = sample;
  const [hint, error] = [filters.hint, filters.error];
  return (
    <div className={styles.stack}>
      <ButtonRow>
        <ButtonLink href="#controls" kind="solid">
          {sample.find}
        </ButtonLink>
        <ButtonLink href="#controls">{sample.see}</ButtonLink>
        <a href="#controls">{sample.see}</a>
      </ButtonRow>
      <ButtonRow>
        <Button type="button" size="small" kind="solid">
          {sample.find}
        </Button>
        <Button type="button" size="small">
          <Icon name="calendar" /> {sample.find}
        </Button>
        <Button type="button" disabled>
          {sample.find}
        </Button>
      </ButtonRow>
      <div className={styles.stack}>
        <Field id="d-name" label={filters.name} hint={hint}>
          <input id="d-name" type="text" aria-describedby={describedBy('d-name', { hint })} />
        </Field>
        <Field id="d-date" label={filters.deadline} error={error}>
          <input
            id="d-date"
            type="date"
            defaultValue="2026-11-01"
            aria-invalid="true"
            aria-describedby={describedBy('d-date', { error })}
          />
        </Field>
        <Field id="d-office" label={filters.office}>
          <select id="d-office">
            <option>{sample.places.LON}</option>
            <option>{sample.places.PAR}</option>
          </select>
        </Field>
        <Field id="d-text" label={filters.name}>
          <textarea id="d-text" rows={3} />
        </Field>
        <Choices
          legend={filters.role}
          name="d-role"
          type="checkbox"
          choices={[
            { value: 'partner', label: filters.partner, checked: true, amount: '214' },
            { value: 'counsel', label: filters.counsel, checked: false, amount: '96' },
          ]}
        />
        <Choices
          legend={filters.role}
          name="d-one"
          type="radio"
          choices={[
            { value: 'partner', label: filters.partner, checked: true },
            { value: 'counsel', label: filters.counsel, checked: false },
          ]}
        />
      </div>
      <SearchForm locale={locale} label={filters.name} query="" />
      <PageActions locale={locale} title={sample.hero} url={`https://${firm.domain}/design`} />
    </div>
  );
}
