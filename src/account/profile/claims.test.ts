import { expect, test } from 'vitest';
import { readClaims } from './claims.ts';

const nothing = {
  email: '',
  emailVerified: false,
  firstName: '',
  lastName: '',
  organisationName: '',
  jobTitle: '',
  prismaId: '',
  photo: '',
  connection: '',
  isLocal: false,
  isSocial: false,
};

test('claims are read plain or below a domain, and what is missing is empty (spec §3)', () => {
  expect(readClaims({})).toEqual(nothing);
  const said = {
    email: 'ann@example.com',
    email_verified: true,
    given_name: 'Ann',
    family_name: 'Lee',
    picture: 'https://pictures.example/ann.png',
    'https://chancery.example/company': 'Northgate',
    'https://chancery.example/jobTitle': 'General Counsel',
    'https://tenant.example/prismaId': 'PR-1',
    connection: 'Username-Password-Authentication',
    'https://chancery.example/isLocal': true,
  };
  expect(readClaims(said)).toEqual({
    email: 'ann@example.com',
    emailVerified: true,
    firstName: 'Ann',
    lastName: 'Lee',
    organisationName: 'Northgate',
    jobTitle: 'General Counsel',
    prismaId: 'PR-1',
    photo: 'https://pictures.example/ann.png',
    connection: 'Username-Password-Authentication',
    isLocal: true,
    isSocial: false,
  });
});

test('a claim is one line that a database keeps, and a picture is fetched by https or not at all', () => {
  const odd = { given_name: ' A\n\0nn\ud800 ', family_name: 'x'.repeat(500), email: 7, isLocal: 'yes' };
  const claims = readClaims({ ...odd, picture: 'javascript:alert(1)' });
  expect(claims).toMatchObject({ firstName: 'A nn\ufffd', email: '', isLocal: false, photo: '' });
  expect(claims.lastName).toHaveLength(100);
});
