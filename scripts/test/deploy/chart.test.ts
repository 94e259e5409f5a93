import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '../../../src/platform/settings/env.ts';
import { CHECKOUT } from '../../support/checkout.ts';
import { renderTemplate } from './render-chart.ts';

const chart = join(CHECKOUT, 'deploy/helm/chancery');
const values = parse(readFileSync(join(chart, 'values.yaml'), 'utf8'));

type Made = { readonly kind: string; readonly metadata: { readonly name: string } };

/** Everything that the chart makes, read as YAML. */
function made(changed: object = {}) {
  const scope = { Values: { ...values, ...changed }, Release: { Name: 'firm' } };
  const all = globSync('templates/*.yaml', { cwd: chart }).flatMap((name) => {
    const text = renderTemplate(readFileSync(join(chart, name), 'utf8'), scope);
    return parseAllDocuments(text).map((document) => {
      expect(document.errors, basename(name)).toEqual([]);
      return document.toJS() as Made | null;
    });
  });
  return all.filter((one) => one !== null);
}

/** The one of that kind and name. */
// biome-ignore lint/suspicious/noExplicitAny: whatever YAML holds
function one(kind: string, name: string, changed?: object): any {
  const found = made(changed).filter((each) => each.kind === kind && each.metadata.name === name);
  expect(found.length, `${kind} ${name}`).toBe(1);
  return found[0];
}

const parts = ['site', 'identity'];

test('every part has what it needs, and nothing is made twice', () => {
  const names = made().map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const part of parts) {
    for (const kind of [
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'Ingress',
    ]) {
      expect(names).toContain(`${kind} firm-${part}`);
    }
  }
  expect(names).toContain('NetworkPolicy firm');
});

test('without an identity provider of its own nothing of it is made, and the site is told of none', () => {
  const without = { identity: { ...values.identity, enabled: false } };
  expect(made(without).some(({ metadata }) => metadata.name === 'firm-identity')).toBe(false);
  expect(one('ConfigMap', 'firm-settings', without).data).not.toHaveProperty('IDENTITY_ORIGIN');
});

test('the settings that it passes on are settings, and are enough with those of the secret', () => {
  const { data } = one('ConfigMap', 'firm-settings');
  const secret = { DATABASE_URL: 'postgres://a:b@c/d', SMTP_URL: 'smtps://a:b@c' };
  const settings = readSettings({ NODE_ENV: 'production', ...data, ...secret });
  expect(settings.siteOrigin).toBe('https://www.example.com');
  expect(settings.identityOrigin).toBe('https://sign-in.example.com');
  const documented = readFileSync(join(CHECKOUT, 'README.md'), 'utf8');
  for (const name of [...Object.keys(data), ...Object.keys(secret)])
    expect(documented.includes(`\`${name}\``), name).toBe(true);
});

test.each(parts)('%s: probes ask the process itself, and a pod has time to end', (part) => {
  const { data } = one('ConfigMap', 'firm-settings');
  const { spec } = one('Deployment', `firm-${part}`).spec.template;
  const [container] = spec.containers;
  expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  const port = part === 'site' ? data.PORT : data.IDENTITY_PORT;
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
  // What it answers on for, and what it may take to end after that.
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(data.DRAIN_SECONDS) + 6);
  expect(one('Service', `firm-${part}`).spec.selector).toEqual(
    one('Deployment', `firm-${part}`).spec.selector.matchLabels,
  );
});

test.each(parts)(
  '%s: a pod writes nowhere but /tmp, is nobody in particular, and holds secrets by name alone',
  (part) => {
    const { spec } = one('Deployment', `firm-${part}`).spec.template;
    const [container] = spec.containers;
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container).not.toHaveProperty('env');
    expect(container.envFrom).toContainEqual({ secretRef: { name: 'chancery' } });
    expect(made().some(({ kind }) => kind === 'Secret')).toBe(false);
  },
);

test('a template that names a value which is not there is refused', () => {
  expect(() => renderTemplate('{{ .Values.nothing }}', { Values: {} })).toThrow('no .Values.nothing');
  expect(() => renderTemplate('{{ lookup "v1" }}', {})).toThrow('“lookup” is not known');
  expect(() => renderTemplate('{{- if .a }}x', { a: true })).toThrow('has no end');
});
