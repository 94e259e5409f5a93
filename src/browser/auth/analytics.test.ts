import { expect, test } from 'vitest';
import { withConsent } from './analytics.ts';
import { AuthUser } from './user/auth-user.ts';

test('Analytics hear of people and pages only while people agree, and of a sign-out always', () => {
  const heard: string[] = [];
  let isGiven = false;
  const analytics = withConsent(
    {
      identify: (user) => heard.push(user.objectId),
      reset: () => heard.push('reset'),
      view: (path) => heard.push(path),
    },
    () => isGiven,
  );
  const tell = () => {
    analytics.identify(new AuthUser({ sub: 'ada' }));
    analytics.view('/people');
    analytics.reset();
  };
  tell();
  expect(heard).toEqual(['reset']);
  isGiven = true;
  tell();
  expect(heard).toEqual(['reset', 'ada', '/people', 'reset']);
});
