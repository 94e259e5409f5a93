import { expect, test } from 'vitest';
import { withConsent } from './analytics.ts';
import { AuthUser } from './user/auth-user.ts';

test('Analytics hear of sign-ins and pages only while people agree to either, and of a sign-out always', () => {
  const heard: string[] = [];
  let given: string[] = [];
  const analytics = withConsent(
    {
      identify: (user) => heard.push(user.objectId),
      reset: () => heard.push('reset'),
      view: (path) => heard.push(path),
    },
    (purpose) => given.includes(purpose),
  );
  const tell = () => {
    analytics.identify(new AuthUser({ sub: 'ada' }));
    analytics.view('/people');
    analytics.reset();
  };
  tell();
  expect(heard).toEqual(['reset']);
  given = ['visits'];
  tell();
  expect(heard).toEqual(['reset', '/people', 'reset']);
  given = ['signIns'];
  tell();
  expect(heard).toEqual(['reset', '/people', 'reset', 'ada', 'reset']);
});
