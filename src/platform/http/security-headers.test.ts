import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings/env.ts';
import { securityHeaders, speculationRules } from './security-headers.ts';

function policy(env: Record<string, string> = {}): Map<string, string> {
  const header = securityHeaders(readSettings(env))['content-security-policy'] ?? '';
  return new Map(
    header
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.replace(/^\S+ ?/, '')]),
  );
}

describe('the content security policy', () => {
  test('allows this origin and the identity provider, and nothing unsafe', () => {
    expect(Object.fromEntries(policy())).toEqual({
      'default-src': `'none'`,
      'script-src': `'self'`,
      'style-src': `'self'`,
      'img-src': `'self' data:`,
      'font-src': `'self'`,
      'connect-src': `'self' http://localhost:3001 ws://localhost:3000`,
      'frame-src': 'http://localhost:3001',
      'manifest-src': `'self'`,
      'form-action': `'self' http://localhost:3001`,
      'base-uri': `'none'`,
      'object-src': `'none'`,
      'frame-ancestors': `'none'`,
    });
  });

  test('allows the one script that stands in pages, by its hash', () => {
    const header = securityHeaders(readSettings({}), 'go()')['content-security-policy'];
    expect(header).toContain(`script-src 'self' 'sha256-${hash('sha256', 'go()', 'base64')}';`);
  });

  test('allows calls to what the settings name, each once and without its path', () => {
    const directives = policy({
      SITE_ORIGIN: 'https://www.example.com',
      DATABASE_URL: 'postgres://localhost/site',
      AUTH_ISSUER: 'https://sign-in.example.com/',
      AUTH_CLIENT_ID: 'site',
      AUTH_AUDIENCE: 'api',
      GRAPHQL_WS_URL: 'wss://live.example.com/graphql',
      ONLINE_SERVICES_API_URL: 'https://api.example.com/v1',
      ANALYTICS_URL: 'https://stats.example.com/api/event',
      ERROR_REPORTING_DSN: 'https://0123abcd@stats.example.com/7',
    });
    expect(directives.get('connect-src')).toBe(
      `'self' https://sign-in.example.com https://api.example.com wss://live.example.com https://stats.example.com`,
    );
  });
});

test('who is told of no error is not called', () => {
  const dsn = { ERROR_REPORTING_DSN: 'http://0123abcd@errors.example.com/7' };
  expect(policy(dsn).get('connect-src')).toContain(' http://errors.example.com');
  expect(policy({ ...dsn, ERROR_REPORTING_SAMPLE: '0' }).get('connect-src')).not.toContain('errors');
});

test('nothing is loaded in advance that signs in or out, downloads or answers data', () => {
  const [{ where }] = speculationRules.prerender;
  const excluded = where.and.flatMap((rule) =>
    'not' in rule && 'href_matches' in rule.not ? rule.not.href_matches : [],
  );
  expect(excluded).toEqual(
    expect.arrayContaining(['/auth', '/auth/*', '/*/auth/*', '/graphql', '/assets/*']),
  );
});
