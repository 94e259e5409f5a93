import { describe, expect, it } from 'vitest';
import { genuine } from './genuine.fixture.ts';
import { judge } from './judge.ts';

const said = (pasted: string) => {
  const result = judge(pasted, genuine);
  return result && `${result.verdict}: ${result.reason}`;
};

it('says nothing of nothing', () => {
  expect(judge(' \n ', genuine)).toBeNull();
});

describe('one address, site or number', () => {
  it.each([
    ['helena.okafor@fenwardenlisle.example', 'ours: ourAddress'],
    ['Helena Okafor <Helena.Okafor@FenwardenLisle.example>', 'ours: ourAddress'],
    ['mailto:london@fenwardenlisle.example', 'ours: ourAddress'],
    ['fenwardenlisle.example', 'ours: ourSite'],
    ['https://www.fenwardenlisle.example/people?q=a', 'ours: ourSite'],
    ['HTTPS://FENWARDENLISLE.EXAMPLE./', 'ours: ourSite'],
    ['+44 20 7946 0100', 'ours: ourNumber'],
    ['+44 (0)20 7946-0100', 'ours: ourNumber'],
    ['0033 1 99 00 40 00', 'ours: ourNumber'],
    ['020 7946 0100', 'ours: ourNumber'],
    ['tel:+442079460100', 'ours: ourNumber'],
  ])('%s is judged %s', (pasted, expected) => {
    expect(said(pasted)).toBe(expected);
  });

  it.each([
    ['fenwarden-lisle.example', 'known'],
    ['accounts@fenwarden-lisle.example', 'known'],
    ['+44 7700 900233', 'known'],
    ['fenwarden-lisle.com', 'hyphen'],
    ['fenwardenlisle-claims.example', 'extraWords'],
    ['fenwardenlislellp.com', 'extraWords'],
    ['fenwardenlisle.com', 'otherEnding'],
    ['fenwardenlisle.co.uk', 'otherEnding'],
    ['fenwardenlisle.example.pay.com', 'insideOther'],
    ['fenwardenlisle.secure-login.com', 'insideOther'],
    ['https://fenwardenlisle.example@pay.com/', 'beforeAt'],
    ['fenwardenlisle.example@pay.com', 'beforeAt'],
    ['fenwardenIisle.example', 'characters'],
    ['fenward3nlisle.example', 'characters'],
    ['fеnwardenlisle.example', 'characters'],
    ['fënwardenlisle.example', 'characters'],
    ['ｆenwardenlisle.example', 'characters'],
    ['fenwardenlsile.example', 'fewLetters'],
    ['fenwardenlise.example', 'fewLetters'],
    ['fenwarden\u200blisle.example', 'hidden'],
    ['xn--80ak6aa92e.com', 'encoded'],
    ['fenwarden.lisle@gmail.com', 'freeMail'],
    ['someone@qq.com', 'freeMail'],
    ['someone@other.org', 'otherDomain'],
    ['https://evil.com\\@fenwardenlisle.example', 'otherDomain'],
    ['https://fenwardenlisle.example:x@evil.com', 'beforeAt'],
    ['+44 20 7946 0999', 'otherNumber'],
  ])('%s is not ours: %s', (pasted, reason) => {
    expect(said(pasted)).toBe(`notOurs: ${reason}`);
  });

  it.each([
    ['desk.fenwardenlisle.example', 'unlistedHost'],
    ['x@mail.fenwardenlisle.example', 'unlistedHost'],
    ['https://fenwardenlisle.example:8443/', 'unusual'],
    ['https://someone@fenwardenlisle.example/', 'unusual'],
    ['https://fenwardenlisle%2eexample/', 'unusual'],
    ['ftp://fenwardenlisle.example/', 'unusual'],
    ['"someone@else.com"@fenwardenlisle.example', 'unusual'],
    ['0000 2100', 'noCountry'],
    ['Jonathan Fenwarden-Cole', 'nothing'],
  ])('of %s it cannot tell: %s', (pasted, reason) => {
    expect(said(pasted)).toBe(`cannotTell: ${reason}`);
  });
});

describe('a message', () => {
  it('is never ours because our address and number are in it', () => {
    expect(said('Dear client, call +44 20 7946 0100 or write to london@fenwardenlisle.example today.')).toBe(
      'cannotTell: onlyOurs',
    );
  });

  it('is not ours when there is an imitation in it, which is named', () => {
    const result = judge(
      '请于今日付款，账户变更见https://fenwardenlisle-pay.example/x。总机：+44 20 7946 0100。',
      genuine,
    );
    expect(result).toMatchObject({ verdict: 'notOurs', reason: 'extraWords', isOne: false });
    expect(result?.findings.map(({ text, verdict }) => [text, verdict])).toContainEqual([
      '+44 20 7946 0100',
      'ours',
    ]);
  });

  it('is judged by who sent it, where its head was copied', () => {
    const from = (sender: string) => `From: ${sender}\nTo: me@client.org\nSubject: Invoice\n\nPlease pay.`;
    expect(said(from('Helena Okafor <h.okafor@gmail.com>'))).toBe('notOurs: freeMail');
    expect(said(from('h.okafor@fenwardenlisle.example'))).toBe('cannotTell: mixed');
  });

  it('is not called ours or not ours for what other people’s addresses are in it', () => {
    expect(said('As agreed, see legislation.gov.uk and write to john@client.org.')).toBe('cannotTell: mixed');
  });

  it('takes neither dates nor amounts for telephone numbers', () => {
    expect(judge('By 2026-11-20 the sum of 12 400 000 falls due.', genuine)?.findings).toEqual([]);
  });
});
